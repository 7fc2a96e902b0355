/// A course for directors: staged irregularities, judged step by step by the trees of questions.
package overtrick.laws.training;
