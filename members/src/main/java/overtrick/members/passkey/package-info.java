/// Passkeys: a device says whose it is without a secret that could be told (WebAuthn, level 3).
@org.jspecify.annotations.NullMarked
package overtrick.members.passkey;
