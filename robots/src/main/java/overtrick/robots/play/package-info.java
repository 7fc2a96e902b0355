/// The card play of the careful beginner: rules of thumb, applied to what is in sight.
package overtrick.robots.play;
