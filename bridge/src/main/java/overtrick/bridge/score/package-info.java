/// Results and what they are worth, part by part (Law 77).
package overtrick.bridge.score;
