/** Of a review whose notes stand on the paper itself, in a letter to its author. */
export const annotatedText = 'وأرفق ملفًا عليه تعليقاته، تجده مع هذا القرار في صفحة أبحاثك.';
