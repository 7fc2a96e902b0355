/// What is asked, offered and ruled: facts, questions with their answers, verdicts, rectifications.
package overtrick.laws.ruling;
