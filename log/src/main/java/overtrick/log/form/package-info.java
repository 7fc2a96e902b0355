/// How events are written: their names, their versions, and readers of old forms.
@org.jspecify.annotations.NullMarked
package overtrick.log.form;
