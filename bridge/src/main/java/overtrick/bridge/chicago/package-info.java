/// Chicago, or four-deal bridge: a chukker of four deals with vulnerability fixed beforehand.
package overtrick.bridge.chicago;
