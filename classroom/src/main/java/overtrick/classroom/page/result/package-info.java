/// What a class has made of its boards, as a page, a picture and files.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page.result;
