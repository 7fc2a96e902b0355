package overtrick.members.passkey;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.exception.DataConversionException;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.AttestationObject;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.data.extension.authenticator.AuthenticationExtensionsAuthenticatorOutputs;
import com.webauthn4j.data.extension.client.AuthenticationExtensionsClientOutputs;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.VerificationException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What devices answer, checked by webauthn4j.
final class Ceremony {

    private static final Logger LOG = LoggerFactory.getLogger(Ceremony.class);

    /// The signatures that are taken, in the order in which they are liked: ES256, EdDSA, RS256.
    static final List<COSEAlgorithmIdentifier> ALGORITHMS =
            List.of(
                    COSEAlgorithmIdentifier.ES256,
                    COSEAlgorithmIdentifier.EdDSA,
                    COSEAlgorithmIdentifier.RS256);

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final ObjectConverter converter = new ObjectConverter();
    private final AttestedCredentialDataConverter credentials =
            new AttestedCredentialDataConverter(converter);
    private final WebAuthnManager manager =
            WebAuthnManager.createNonStrictWebAuthnManager(converter);

    /// The passkey that a device has made; empty when the answer does not fit what was asked.
    Optional<NewPasskey> registered(Site site, byte[] challenge, String answer) {
        try {
            var asked = new RegistrationParameters(property(site, challenge), taken(), false, true);
            var made = manager.verifyRegistrationResponseJSON(answer, asked);
            return Optional.ofNullable(made.getAttestationObject())
                    .map(AttestationObject::getAuthenticatorData)
                    .flatMap(this::passkey);
        } catch (DataConversionException | VerificationException | IllegalArgumentException wrong) {
            LOG.debug("no passkey: {}", wrong.getMessage());
            return Optional.empty();
        }
    }

    private Optional<NewPasskey> passkey(AuthenticatorData<?> data) {
        return Optional.ofNullable(data.getAttestedCredentialData())
                .map(credential ->
                        new NewPasskey(
                                TEXT.encodeToString(credential.getCredentialId()),
                                TEXT.encodeToString(credentials.convert(credential)),
                                data.getSignCount()));
    }

    private static List<PublicKeyCredentialParameters> taken() {
        return ALGORITHMS.stream()
                .map(one ->
                        new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, one))
                .toList();
    }

    /// The id of the credential that an answer names; empty when it is no answer.
    Optional<String> credential(String answer) {
        try {
            byte[] id = manager.parseAuthenticationResponseJSON(answer).getCredentialId();
            return Optional.of(TEXT.encodeToString(id));
        } catch (DataConversionException | IllegalArgumentException wrong) {
            LOG.debug("no passkey's answer: {}", wrong.getMessage());
            return Optional.empty();
        }
    }

    /// How often the passkey has signed, when it has signed what was asked; empty when it has not.
    Optional<Long> signed(Site site, byte[] challenge, NewPasskey kept, String answer) {
        try {
            var credential = credentials.convert(Base64.getUrlDecoder().decode(kept.credential()));
            var known =
                    new CredentialRecordImpl(
                            new NoneAttestationStatement(),
                            null,
                            null,
                            null,
                            kept.signs(),
                            credential,
                            new AuthenticationExtensionsAuthenticatorOutputs<>(),
                            null,
                            new AuthenticationExtensionsClientOutputs<>(),
                            Set.of());
            var asked =
                    new AuthenticationParameters(
                            property(site, challenge), known, null, false, true);
            var signed = manager.verifyAuthenticationResponseJSON(answer, asked);
            return Optional.ofNullable(signed.getAuthenticatorData())
                    .map(AuthenticatorData::getSignCount);
        } catch (DataConversionException | VerificationException | IllegalArgumentException wrong) {
            LOG.debug("no passkey's signature: {}", wrong.getMessage());
            return Optional.empty();
        }
    }

    private static ServerProperty property(Site site, byte[] challenge) {
        return ServerProperty.builder()
                .origin(Origin.create(site.origin()))
                .rpId(site.name())
                .challenge(new DefaultChallenge(challenge))
                .build();
    }
}
