// Generated from data/feminine-nouns by scripts/pack.ts; do not edit.
export const rows = `شَمْس	usage
نَار	usage
دَار	usage
أَرْض	usage
عَيْن	paired organ
أُذُن	paired organ
سِنّ	body
قَدَم	paired organ
رِجْل	paired organ
سَاق	paired organ
كَفّ	paired organ
كَتِف	paired organ
فَخِذ	paired organ
وَرِك	paired organ
كَبِد	body
رَحِم	body
عَضُد	paired organ
عَقِب	paired organ
رُوح	usage
نَفْس	usage
رِيح	usage
سُوق	usage
كَأْس	usage
فَأْس	usage
بِئْر	usage
دَلْو	usage
عَصَا	usage
رَحَى	usage
نَعْل	paired
ضَأْن	kind
غَنَم	kind
إِبِل	kind
خَيْل	kind
فَرَس	animal
ضَبُع	animal
أُمّ	woman
هِنْد	name
دَعْد	name
مِصْر	name
قِدْر	usage
فِهْر	usage
طَسْت	vessel`;
