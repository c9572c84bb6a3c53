// Generated from data/irregular-verbs by scripts/pack.ts; do not edit.
export const rows = `keeps-glide	IV	عوز حوج غيم غيل عول خوص غين	Wright I §163 rem.; شذا العرف، الإعلال بالنقل: ما صُحّح شذوذًا
may-keep-glide	IV	عور خيل روح طيب جود شكل حوش سود بيض	Wright I §163 rem.
keeps-glide	VIII	زوج جور عور عون هوش شور حوش	Wright I §163 rem.: reciprocal verbs like those of form VI
keeps-glide	X	حوذ صوب نوق تيس قوس فيل غيل هول حوش سود	Wright I §163 rem.; سيبويه، باب ما جاء على أصله
may-keep-glide	X	جوب روح طول عور بيح	Wright I §163 rem.
joins-hamza	VIII	ءخذ	Wright I §139: اتّخذ
may-join-hamza	VIII	ءزر ءكل ءمن ءهل ءجر	Wright I §139 rem.
drops-first	I	وسع وطء	Wright I §142: يسع، يطأ
keeps-first	I	وجل وحل وجع وغر وله ولع وسن وهل وجف وعر	Wright I §143
drops-hamza-imperative	I	ءخذ ءكل ءمر	Wright I §137
drops-hamza-present	I	رءي	Wright I §176: يرى
drops-hamza	IV	رءي	Wright I §176: أرى
usual-root	-	صير طير سير زيد نيل ميل حير خيل ضيع شيب غيث كود زول صيد حيض عيش هيج ريب شيخ دين غير سيل فيض غيب ميز زين ءبي ءكسد بيع	verbs that two roots would write alike: the root of the commoner one
perfect-only	I	ليس	Wright I §182: ليس has no imperfect, imperative or participle`;
