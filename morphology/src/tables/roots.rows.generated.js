// Generated from data/roots by scripts/pack.ts; do not edit.
export const rows = `عبء	3	I II V	a-a:عَبْء	الحمل الثقيل والتجهيز والمبالاة	burden, mobilizing, caring
عبب	1	I	a-u:عَبّ,عُبَاب	الشرب بلا تنفس وارتفاع الموج	gulping, torrent
عبث	2	I III IV	i-a:عَبَث;a-i:عَبْث	اللعب وما لا فائدة فيه	frivolity, tampering
عبد	3	I II IV V X	a-u:عِبَادَة,عُبُودِيَّة;u-u:عُبُودَة,عُبُودِيَّة;i-a:عَبَد	الخضوع والطاعة والرق	worship, servitude
عبر	3	I II V VIII X	a-u:عُبُور,عَبْر;i-a:عَبَر	الاجتياز والدلالة والاتعاظ	crossing, expressing, lesson
عبس	2	I II V	a-i:عُبُوس,عَبْس	تقطيب الوجه	frowning
عبط	1	I V VIII	a-i:عَبْط	الذبح بلا علة والكذب	slaughtering unjustifiably
عبق	2	I V	i-a:عَبَق,عَبَاقَة	لزوم الرائحة وانتشارها	clinging fragrance
عبك	0	I	a-u:عَبْك	الخلط واللزوم	mixing
عبل	1	I II IV	u-u:عَبَالَة,عُبُولَة;i-a:عَبَل	الضخامة والغلظ	bulkiness
عبم	0	-	-	العي والغلظة	dullness
عبن	0	-	-	الضخامة والقوة	massive strength
عبو	0	II	-	التهيئة والملء	filling, packing
عبي	1	II	-	الكساء الواسع والتعبئة	cloak, filling
عتب	2	I II III IV V VI VIII X	a-u:عَتْب,عِتَاب;a-i:عَتْب,عِتَاب	اللوم وأسكفة الباب	reproach, threshold
عتت	0	I III	a-u:عَتّ	الترديد والإلحاح في الكلام	badgering
عتد	2	I II IV V	u-u:عَتَاد,عَتَادَة	التهيئة والإعداد	equipment, readiness
عتر	1	I	a-i:عَتْر,عَتَرَان	الاهتزاز والذبح والنسل	quivering, lineage
عتق	2	I II IV V VII	a-i:عِتْق,عَتَاق;u-u:عَتَاقَة;a-u:عِتْق	التحرير والقدم	emancipation, antiquity
عتك	0	I	a-i:عَتْك,عُتُوك	الكر والحمرة والقدم	attacking, redness of age
عتل	1	I II	a-i:عَتْل;a-u:عَتْل;i-a:عَتَل	الجر بعنف والغلظة	dragging violently, carrying, lever
عتم	2	I II IV	a-i:عَتْم	ظلمة الليل والإبطاء	darkness, opacity
عته	2	I V	i-a:عَتَه,عَتَاهَة	نقص العقل	dementia
عتو	2	I V	a-u:عُتُوّ,عُتِيّ	الاستكبار ومجاوزة الحد	insolence, excess
عتي	0	I	a-i:عُتِيّ	بلوغ الغاية في الكبر	extreme age
عثث	1	I	a-u:عَثّ	حشرة تأكل الصوف	moth
عثر	3	I II IV V	a-u:عُثُور,عِثَار,عَثْر;a-i:عِثَار	الزلل والاطلاع على الشيء	stumbling, finding
عثم	0	I VIII	a-u:عَثْم	جبر العظم على غير استواء	bad bone setting
عثن	0	I II	a-u:عَثْن,عُثُون	الدخان وشعر اللحية	smoke, goatee
عثو	1	I	a-u:عُثُوّ	الإفساد الشديد	wreaking havoc
عثي	1	I	i-a:عُثِيّ,عَثْي	الإفساد في الأرض	wreaking havoc
عجب	3	I II IV V X	i-a:عَجَب	الدهشة والاستحسان	wonder, admiration
عجج	2	I II IV	a-i:عَجّ,عَجِيج	رفع الصوت والغبار	uproar, dust
عجر	1	I II IV V VIII	i-a:عَجَر;a-i:عَجْر	العقدة والانتفاخ	knot, lump
عجز	3	I II III IV X	a-i:عَجْز,مَعْجِزَة;i-a:عَجَز,عَجْز;u-u:عُجُوز;a-u:عُجُوز	الضعف وعدم القدرة ومؤخر الشيء	inability, old age, rear
عجس	0	I V	a-i:عَجْس	مقبض القوس والحبس	bow grip
عجف	1	I IV V	i-a:عَجَف;u-u:عَجَف	الهزال	emaciation
عجل	3	I II III IV V X	i-a:عَجَل,عَجَلَة	السرعة وولد البقرة	haste, calf, wheel
عجم	2	I III IV VII X	a-u:عَجْم;u-u:عُجْمَة	عدم الإفصاح والعض ونقط الحروف	non-Arabic, dictionary, testing
عجن	2	I II IV VII VIII	a-i:عَجْن;a-u:عَجْن	خلط الدقيق بالماء	kneading
عجو	1	I III	a-u:عَجْو	نوع من التمر وإرضاع اليتيم	pressed dates
عدد	3	I II IV V VI VIII X	a-u:عَدّ,عَدَد	الإحصاء والتهيئة	counting, preparing
عدس	2	I	a-i:عَدْس	حب معروف وزجاجة البصر	lentil, lens
عدف	0	I V	a-i:عَدْف	الأكل القليل	nibbling
عدق	0	I	a-i:عَدْق	الجمع والظن	gathering
عدك	0	I	a-i:عَدْك	ضرب الصوف	beating wool
عدل	3	I II III IV V VI VII VIII	a-i:عَدْل,عَدَالَة,عُدُول;u-u:عَدَالَة	الإنصاف والاستقامة والمساواة	justice, balance
عدم	3	I IV VII	i-a:عَدَم,عُدْم	الفقد وعدم الوجود	lack, non-existence
عدن	3	I II IV	a-i:عَدْن,عُدُون;a-u:عَدْن	الإقامة وجوهر الأرض	dwelling, mineral
عدو	3	I II III IV V VI VIII X	a-u:عَدْو,عُدْوَان,عَدَاء	الجري والتجاوز والظلم	running, transgression, enmity
عذب	3	I II IV V X	u-u:عُذُوبَة;a-i:عَذْب	الطيب من الماء والإيلام	sweet water, torment
عذر	3	I II IV V VIII X	a-i:عُذْر,مَعْذِرَة	رفع اللوم	excuse
عذف	0	I	a-i:عَذْف	الأكل	eating
عذق	1	I II	a-i:عَذْق	عنقود النخل	date cluster
عذل	2	I II V VIII	a-u:عَذْل;a-i:عَذْل	اللوم	blame
عذم	0	I	a-i:عَذْم	العض واللوم	biting, censure
عذو	0	I	a-u:عَذْو	طيب الأرض والهواء	wholesome land
عذي	0	I	i-a:عَذَى	الأرض الطيبة لا تسقى	rain-fed land
عرب	3	I II IV V X	u-u:عُرُوبَة,عَرَابَة;i-a:عَرَب	الإفصاح والأمة المعروفة	Arabness, expressing clearly
عرت	0	I	a-i:عَرْت	الصلابة والاهتزاز	stiffness
عرج	2	I II IV V VII	a-u:عُرُوج,مَعْرَج;i-a:عَرَج	الصعود والميل في المشي	ascending, limping
عرد	1	I II	a-u:عُرُود,عَرْد	الصلابة والفرار	hardness, fleeing
عرر	1	I II IV VI VIII	a-u:عَرّ,مَعَرَّة;a-i:عَرّ	الجرب والعيب	scabies, disgrace
عرز	0	I X	a-i:عَرْز	الانتزاع العنيف والانقباض	wrenching
عرس	2	I II IV	i-a:عَرَس;a-u:عَرْس	الزفاف والنزول ليلا	wedding
عرش	2	I II V VIII	a-i:عَرْش,عُرُوش;a-u:عَرْش	السقف وسرير الملك	throne, trellis
عرص	1	I V	i-a:عَرَص	ساحة الدار والاضطراب	courtyard, lightning flicker
عرض	3	I II III IV V VI VIII X	a-i:عَرْض;u-u:عَرَاضَة,عِرَض;i-a:عَرَض	الإظهار وخلاف الطول والحدوث	showing, breadth, accident
عرف	3	I II IV V VI VIII	a-i:مَعْرِفَة,عِرْفَان;u-u:عَرَافَة;a-u:عِرَافَة	العلم بالشيء	knowing, custom
عرق	2	I II IV V	i-a:عَرَق;a-u:عَرْق	رشح الجلد والأصل	sweat, root, vein
عرك	2	I III IV VI VIII	a-u:عَرْك	الدلك والقتال	rubbing, battle
عرم	2	I II V	u-u:عَرَامَة;a-u:عُرَام;i-a:عَرَامَة	الشدة والكثرة	violence, mass
عرن	1	I	a-u:عَرْن;i-a:عَرَن	مأوى الأسد وأعلى الأنف	lair, bridge of nose
عرو	2	I VIII	a-u:عَرْو	الإصابة والنزول والمقبض	befalling, loop
عري	2	I II IV V VI	i-a:عُرْي,عُرْيَة	التجرد من الثياب	nakedness
عزب	2	I II IV V	a-u:عُزُوب,عُزُوبَة;a-i:عُزُوب	البعد وعدم الزواج	remoteness, celibacy
عزر	2	I II	a-i:عَزْر	النصر والتأديب	support, reprimand
عزز	3	I II IV V VIII X	a-i:عِزّ,عِزَّة,عَزَازَة;a-u:عَزّ;i-a:عِزّ	القوة والغلبة والندرة	might, glory
عزف	2	I II	a-i:عَزْف,عَزِيف;a-u:عَزْف,عُزُوف	اللعب بالآلات والانصراف	playing music, aversion
عزق	1	I	a-i:عَزْق;i-a:عَزَق	شق الأرض بالمعول	hoeing
عزل	3	I II VII VIII	a-i:عَزْل	التنحية والإبعاد	isolating, removing
عزم	3	I II VIII	a-i:عَزْم,عَزِيمَة	عقد النية والجد	resolve
عزه	0	I	i-a:عَزَه	النفور من اللهو والنساء	aversion to amusement
عزو	2	I VIII	a-u:عَزْو	النسبة والإسناد	attributing
عزي	2	I II V VI	i-a:عَزَاء;a-i:عَزْي	الصبر على المصيبة	consolation, condolence
عسب	1	I X	a-i:عَسْب	جريد النخل وضراب الفحل	palm branch, stud
عسج	0	I	a-i:عَسْج	مد العنق في السير	stretching neck in pace
عسد	0	I	a-i:عَسْد	فتل الحبل	twisting rope
عسر	2	I II III IV V VI X	u-u:عُسْر,عَسَارَة;i-a:عُسْر,عَسَر;a-u:عَسْر	ضد اليسر	difficulty
عسس	1	I VIII	a-u:عَسّ,عَسَس	الطواف ليلا للحراسة	night patrol
عسف	2	I II V VIII	a-i:عَسْف	الظلم والأخذ بغير هدى	oppression, arbitrariness
عسق	0	I	i-a:عَسَق	اللزوم واللصوق	clinging
عسل	2	I II	a-u:عَسْل;a-i:عَسْل,عَسَلَان	شراب النحل والاهتزاز	honey, quivering
عسم	0	I II	i-a:عَسَم;a-i:عَسْم	يبس المفصل	stiff joint
عسو	1	I	a-u:عُسُوّ,عَسَاء	الغلظ واليبس والكبر	becoming hard, aging
عسي	1	I	a-i:عَسْي	الرجاء والتوقع	hoping, perhaps
عشب	2	I II IV VIII XII	i-a:عَشَب;u-u:عَشَابَة	الكلأ الرطب	grass, herb
عشر	3	I II III VI	a-u:عُشْر,عَشْر;a-i:عَشْر	العدد عشرة والمخالطة	ten, companionship
عشز	0	I	a-i:عَشَزَان	مشي المقطوع الرجل	hobbling
عشش	2	I II IV VIII	a-u:عَشّ	بيت الطائر	nest
عشق	2	I II V	i-a:عِشْق,عَشَق	شدة الحب	passionate love
عشم	1	I II V	i-a:عَشَم	الطمع واليبس	hope, dryness
عشن	0	VIII	-	القول بالرأي	guessing
عشو	2	I II IV V VI	a-u:عَشْو,عَشْوَة;i-a:عَشَا	ضعف البصر ليلا وأول الظلام	night blindness, evening
عشي	1	I	i-a:عَشَا	طعام المساء وضعف البصر	supper, dim sight
عصب	3	I II IV V VIII	a-i:عَصْب;i-a:عَصَب	الشد والربط والجماعة	binding, nerve, band
عصد	1	I	a-i:عَصْد	اللي والتقليب	twisting, porridge
عصر	3	I II III IV V VII VIII	a-i:عَصْر	الضغط لاستخراج السائل والدهر	squeezing, era
عصص	0	I	a-u:عَصّ	الصلابة وأصل الذنب	hardness, coccyx
عصف	2	I II IV	a-i:عَصْف,عُصُوف	اشتداد الريح	storming
عصل	0	I	i-a:عَصَل	الاعوجاج مع الصلابة	hard crookedness
عصم	2	I IV VIII X	a-i:عَصْم,عِصْمَة	المنع والحفظ	protection, infallibility
عصو	2	I III	a-u:عَصْو	العود يتوكأ عليه	stick, staff
عصي	3	I III V X	a-i:عِصْيَان,مَعْصِيَة,عَصْي	مخالفة الأمر	disobedience
عضب	1	I III VII	a-i:عَضْب;i-a:عَضَب	القطع	cutting
عضد	2	I II III VI VIII X	a-u:عَضْد;a-i:عَضْد;i-a:عَضَد	الإعانة وما بين المرفق والكتف	upper arm, support
عضض	2	I II III IV VI	i-a:عَضّ,عَضِيض	الإمساك بالأسنان	biting
عضل	2	I II IV V VI	a-u:عَضْل;a-i:عَضْل;i-a:عَضَل	الشدة والمنع واللحم المجتمع	muscle, problem, hindering
عضه	1	I IV	a-a:عَضْه,عَضِيهَة	البهتان والشجر الشائك	slander, thorny tree
عضو	3	I II	a-u:عَضْو	الجزء من الجسد أو الجماعة	member, organ
عطب	2	I II IV V VIII	i-a:عَطَب;a-u:عَطْب	التلف والهلاك	damage, ruin
عطر	2	I II V X	i-a:عَطَر	الطيب	perfume
عطس	2	I II	a-i:عُطَاس,عَطْس;a-u:عُطَاس	اندفاع الهواء من الأنف	sneezing
عطش	2	I II IV V	i-a:عَطَش	الحاجة إلى الماء	thirst
عطط	0	I VII VIII	a-u:عَطّ	شق الثوب	tearing cloth
عطف	3	I II IV V VI VII X	a-i:عَطْف,عُطُوف	الميل والحنو	inclining, sympathy
عطل	3	I II V	i-a:عَطَل;a-u:عُطْل,عَطَالَة	الخلو وترك العمل	idleness, breakdown
عطن	1	I II IV VII	a-u:عُطُون,عَطْن;a-i:عُطُون;i-a:عَطَن	مبرك الإبل والنتن	camel yard, rotting hides
عطو	3	III IV V VI X	-	المناولة والمنح	giving
عظب	0	I II	a-i:عَظْب;i-a:عَظَب	الصبر واليبس	toughening
عظظ	0	I III	a-u:عَظّ	شدة الحرب والزمان	hardship of war
عظل	1	I III V	a-u:عَظْل	تراكب الكلام والتعقيد	entangled speech
عظم	3	I II IV V VI X	u-u:عِظَم,عَظَامَة,عُظْم;a-u:عَظْم	الكبر والفخامة وقصب الجسد	greatness, bone
عظو	0	I	a-u:عَظْو	الاغتيال بالسم	poisoning
عفت	0	I	a-i:عَفْت	لي الشيء وكسره	twisting
عفر	1	I II III IV V VII VIII	a-i:عَفْر;i-a:عَفَر,عُفْرَة	التراب وتمريغ الشيء فيه	dust, rolling in dust
عفس	1	I III VII VIII	a-i:عَفْس	الوطء والعجن	trampling
عفش	1	I II	a-i:عَفْش	متاع البيت	luggage, household goods
عفص	1	I VIII	a-i:عَفْص;u-u:عُفُوصَة	ثمر قابض ومرارة طعمه	gallnut, astringency
عفط	0	I	a-i:عَفْط,عَفِيط	صوت العنز	goat's snort
عفف	2	I II IV V X	a-i:عِفَّة,عَفَاف	الكف عن القبيح	chastity
عفق	0	I VII VIII	a-i:عَفْق	الذهاب والضرب والاختلاط	coming and going
عفل	0	I	i-a:عَفَل	لحم زائد في الفرج	genital growth
عفن	2	I II IV V	i-a:عَفَن,عُفُونَة	فساد الشيء من الرطوبة	mould, rotting
عفو	3	I II III IV V VI X	a-u:عَفْو,عَفَاء	الصفح والمحو والزيادة	pardon, effacement
عقب	3	I II III IV V VI VIII X	a-u:عَقْب,عُقُوب;a-i:عَقْب	المجيء بعد الشيء والمجازاة	following, punishment, heel
عقد	3	I II III IV V VI VII VIII	a-i:عَقْد;i-a:عَقَد	الربط والإحكام والعهد	knotting, contract
عقر	2	I II III IV V VII	a-i:عَقْر;u-u:عُقْر,عَقَارَة;a-u:عَقْر;i-a:عَقَر	الجرح والعقم والأصل	wounding, sterility, estate
عقص	1	I II	a-i:عَقْص;i-a:عَقَص	ضفر الشعر وليه	plaiting hair
عقف	1	I II V VII	a-i:عَقْف	الحني والتعويج	hooking, bending
عقق	2	I IV VII VIII	a-u:عُقُوق,عَقّ,مَعَقَّة	الشق وقطيعة الوالدين	disobedience to parents, cleaving
عقل	3	I II III IV V VI VIII X	a-i:عَقْل,مَعْقُول;a-u:عَقْل	الإدراك والربط والمنع	reason, tying
عقم	2	I II IV V VIII	i-a:عُقْم,عَقَم;u-u:عُقْم,عَقَامَة;a-i:عَقْم	عدم الولادة وإزالة الجراثيم	sterility, sterilizing
عقو	0	I VIII	a-u:عَقْو,عُقُوّ	ساحة الدار والمنع	courtyard
عقي	0	I II IV	a-i:عَقْي	أول ما يخرج من المولود	meconium
عكب	0	I	a-u:عُكُوب,عَكْب	الغبار والازدحام	dust, crowding
عكد	0	I X	i-a:عَكَد	أصل اللسان والسمن	tongue root
عكر	2	I II IV V VIII	i-a:عَكَر;a-u:عَكْر	عدم صفاء الماء	turbidity
عكز	1	I II V	a-u:عَكْز	الاعتماد على العصا	crutch
عكس	3	I III IV VI VII	a-i:عَكْس	القلب ورد الآخر إلى الأول	reversal, reflection
عكش	1	I V	i-a:عَكَش	تلبد الشعر والتواؤه	tangled hair
عكص	0	I	i-a:عَكَص	سوء الخلق	ill temper
عكظ	1	I V VI	a-i:عَكْظ	الدلك والقهر والازدحام للمفاخرة	contending, Ukaz
عكف	2	I II V VIII	a-u:عُكُوف,عَكْف;a-i:عُكُوف	الإقامة والملازمة	devotion, seclusion
عكك	1	I II	a-u:عَكّ;a-i:عَكّ	شدة الحر ووعاء السمن	sultriness, ghee skin
عكل	0	I VIII	a-u:عَكْل;a-i:عَكْل	الجمع والحبس	gathering, confining
عكم	1	I VIII	a-i:عَكْم	شد المتاع	packing bundles
عكن	1	V	-	طي البطن من السمن	belly fold
عكو	0	I II	a-u:عَكْو	أصل الذنب والشد	tail root
علب	2	I II	i-a:عَلَب;a-u:عَلْب	الوعاء والصلابة والأثر	box, canning
علث	0	I VIII	a-i:عَلْث	الخلط	mixing
علج	2	I III IV V VI VIII	a-u:عَلْج;i-a:عَلَج	المداواة والممارسة	treatment, remedying
علز	0	I	i-a:عَلَز	القلق والضجر من المرض	restlessness
علس	0	I II	a-i:عَلْس	نوع من الحنطة والأكل	spelt wheat
علش	0	-	-	ابن آوى	jackal
علص	0	VIII	-	التخمة ووجع البطن	colic
علط	0	I VIII XIII	a-u:عَلْط;a-i:عَلْط	الوسم في العنق	neck brand
علف	2	I II IV VIII X	a-i:عَلْف	طعام الدواب	fodder
علق	3	I II III IV V VIII X	i-a:عَلَق,عُلُوق,عَلَاقَة	الاتصال والنشوب	hanging, attachment
علك	1	I II	a-u:عَلْك;a-i:عَلْك	المضغ	chewing gum
علل	3	I II IV V VI VIII	a-u:عَلّ,عَلَل;a-i:عِلَّة,عَلّ	المرض والسبب والتكرار	cause, illness
علم	3	I II III IV V VI X	i-a:عِلْم;a-u:عَلْم;a-i:عَلْم	إدراك الشيء على حقيقته	knowledge, sign
علن	3	I II III IV V VI VIII X	a-u:عُلُون,عَلَانِيَة;i-a:عَلَن,عَلَانِيَة;u-u:عَلَانِيَة;a-i:عُلُون	الظهور والجهر	making public
عله	0	I	i-a:عَلَه	التحير والجزع	bewilderment
علو	3	I II III IV V VI VIII X	a-u:عُلُوّ,عَلَاء	الارتفاع	height
علي	1	I	i-a:عَلَاء	الرفعة والشرف	high rank
عمت	0	I II	a-i:عَمْت	لف الصوف للغزل	winding wool
عمج	0	I V	a-i:عَمْج	الالتواء في السير	winding
عمد	3	I II IV V VIII	a-i:عَمْد;a-u:عَمْد	القصد والدعم	intention, pillar
عمر	3	I II IV V VIII X	a-u:عِمَارَة,عُمْرَان,عُمْر;i-a:عُمْر,عَمَر,عَمَارَة;a-i:عَمْر;u-u:عَمَارَة	البناء والسكنى ومدة الحياة	building, populating, lifetime
عمس	0	I III VI	i-a:عَمَس;a-u:عَمْس;u-u:عَمَاسَة	الخفاء والالتباس	obscurity
عمش	1	I VI	i-a:عَمَش	ضعف البصر مع سيلان الدمع	bleary eyes
عمص	0	-	-	حموضة الخل	sourness
عمق	3	I II IV V	u-u:عُمْق,عَمَاقَة	بعد القعر	depth
عمل	3	I II III IV V VI VIII X	i-a:عَمَل	الفعل عن قصد والصنع	work, doing
عمم	3	I II IV V VIII	a-u:عُمُوم,عَمّ	الشمول وأخو الأب	generality, paternal uncle
عمن	0	I IV	a-u:عُمُون;i-a:عَمَن	الإقامة	residing
عمه	1	I VI	i-a:عَمَه;a-a:عَمْه,عُمُوه	التحير والتردد	straying blindly
عمي	3	I II IV V VI	i-a:عَمَى	ذهاب البصر	blindness
عنب	2	II	-	ثمر الكرم	grape
عنت	2	I II IV V	i-a:عَنَت	المشقة والتعصب	hardship, obstinacy
عنج	0	I IV	a-u:عَنْج;a-i:عَنْج	جذب رأس البعير	pulling rein
عند	2	I II III IV VI X	a-u:عُنُود,عَنْد;a-i:عُنُود;i-a:عَنَد	المخالفة والميل والقرب	stubbornness, nearness
عنز	1	I VIII	a-u:عَنْز	أنثى المعز والعدول	she-goat
عنس	1	I II IV	a-u:عُنُوس;a-i:عِنَاس	تأخر الزواج	spinsterhood
عنش	0	I III	a-i:عَنْش	العطف والمعانقة	embracing, bending
عنص	0	-	-	بقية الشعر المتفرق	remnant hair
عنط	0	I	i-a:عَنَط	طول العنق	long neck
عنظ	0	-	-	السوء في الخلق	foulness
عنف	3	I II IV V VIII	u-u:عُنْف,عَنَافَة	الشدة والقسوة	violence
عنق	2	I II III IV VI VIII	i-a:عَنَق	الرقبة والضم	neck, embrace
عنك	0	I VIII	a-u:عُنُوك;a-i:عَنْك	تعقد الرمل	tangled sand
عنم	0	II IV	-	شجر أحمر الثمر	red-fruited tree
عنن	1	I II IV VIII	a-i:عَنَن,عُنُون;a-u:عُنُون,عَنّ	الظهور والاعتراض والسحاب	appearing, clouds, rein
عنو	2	I IV	a-u:عُنُوّ,عَنْوَة	الخضوع والقهر	submission, force
عني	3	I II III IV V VI VIII	a-i:عِنَايَة,عَنْي;i-a:عَنَاء	القصد والاهتمام والتعب	meaning, care, suffering
عهد	3	I III IV V VI VIII X	i-a:عَهْد	الوصية والميثاق والمعرفة	pact, era, knowing
عهر	1	I III	a-a:عَهْر,عُهُور,عَهَارَة;i-a:عَهَر	الفجور	debauchery
عهل	0	-	-	الملك الأعظم والناقة السريعة	sovereign, swift camel
عهن	1	I	a-u:عُهُون,عَهْن	الصوف المصبوغ	dyed wool
عوج	2	I II IV V IX	i-a:عَوَج,عِوَج;a-u:عَوْج	الميل والانحناء	crookedness
عود	3	I II III IV V VI VIII X	a-u:عَوْد,عَوْدَة,عِيَادَة	الرجوع والتكرار	return, habit
عوذ	2	I II IV V VI X	a-u:عَوْذ,عِيَاذ,مَعَاذ	الالتجاء والاعتصام	seeking refuge
عور	2	I II III IV V VI VIII IX X	i-a:عَوَر;a-u:عَوْر	ذهاب إحدى العينين والعارية	one-eyed, lending, defect
عوز	2	I II IV	i-a:عَوَز;a-u:عَوْز	الفقر والحاجة	need, poverty
عوس	0	I	a-u:عَوْس,عَوَسَان	الطواف ليلا	roaming by night
عوص	2	I II III IV VIII	i-a:عَوَص,عِيَاص	الصعوبة والخفاء	abstruseness
عوض	3	I II III IV V VIII X	a-u:عَوْض,عِوَض	البدل	compensation
عوط	0	I V VIII	a-u:عَوْط	عدم الحمل سنين	barrenness of camel
عوف	0	I V	a-u:عَوْف	الطواف طلبا والحال	prowling, state
عوق	3	I II III IV V VIII	a-u:عَوْق	الصرف والحبس	hindering, obstacle
عوك	0	I VI VIII	a-u:عَوْك	الكر والعطف	returning, attacking
عول	2	I II III IV V	a-u:عَوْل,عِيَالَة	كفاية العيال والميل والبكاء	supporting dependents, wailing
عوم	2	I II III	a-u:عَوْم	السباحة والسنة	swimming, floating, year
عون	3	I II III IV VI X	a-u:عَوْن	المساعدة	help
عوه	1	I II IV	a-u:عَوْه	الآفة	blight
عوي	1	I III VI VII X	a-i:عُوَاء,عَيّ	صياح الكلب والذئب	howling
عيب	3	I II V	a-i:عَيْب,عَاب	النقص والوصمة	fault, defect
عيث	1	I II	a-i:عَيْث,عَيَثَان	الإفساد	havoc
عيج	0	I	a-i:عَيْج	المبالاة والانتفاع	heeding
عيد	3	II	-	يوم الفرح المتكرر	feast, celebrating
عير	2	I II III VI	a-i:عَيْر,عَيَرَان	الذم والقياس والتردد	shaming, calibrating, roaming
عيس	0	I II V	i-a:عَيَس	بياض يخالطه شقرة	tawny white camels
عيش	3	I II III IV V VI	a-i:عَيْش,مَعِيشَة,مَعَاش	الحياة	living
عيص	0	-	-	الأصل والشجر الملتف	origin, thicket
عيط	1	I II V	a-i:عَيْط,عِيَاط;i-a:عَيَط	الصياح وطول العنق	shouting, long neck
عيف	1	I IV VIII	i-a:عِيَافَة,عِيَاف,عَيْف;a-i:عِيَافَة,عَيْف	الكراهة وزجر الطير	loathing, augury
عيق	0	II V	-	الصوت والمنع	hindering
عيل	2	I II IV	a-i:عَيْل,عَيْلَة	الفقر ومن تجب نفقتهم	poverty, dependents
عيم	0	I IV VIII	a-i:عَيْمَة,عَيْم;i-a:عَيَم	شهوة اللبن	craving milk
عين	3	I II III IV V VIII	a-i:عَيْن;i-a:عَيَن	عضو البصر والذات والتحديد	eye, specifying
عيه	0	I IV	a-i:عَيْه	الآفة في الزرع	blight
عيي	2	I IV VI	i-a:عِيّ,عَيَاء	العجز عن النطق والتعب	inability, fatigue
بءر	2	I II VIII	a-a:بَأْر	حفرة الماء العميقة	well
بءس	2	I VIII	i-a:بُؤْس,بَأْس;u-u:بَأْس,بَآسَة	الشدة والفقر	misery, might
بءو	0	I	a-u:بَأْو	الفخر والتكبر	boasting
ببر	0	-	-	سبع كبير مخطط	tiger
بتت	2	I II IV VII	a-u:بَتّ,بَتَات;a-i:بَتّ	القطع والجزم	cutting off, decision
بتر	2	I IV VII	a-u:بَتْر;i-a:بَتَر	القطع	amputation, cutting off
بتع	0	I	a-a:بَتْع;i-a:بَتَع	طول العنق وشدته	long-neckedness
بتك	1	I II V	a-i:بَتْك;a-u:بَتْك	القطع	severing
بتل	1	I II V VII	a-i:بَتْل;a-u:بَتْل	الانقطاع للعبادة	chastity, devotion
بثث	2	I II IV VII VIII	a-u:بَثّ;a-i:بَثّ	النشر والتفريق	spreading, broadcasting
بثر	1	I V	i-a:بَثَر;a-u:بَثْر;u-u:بُثُور	الخراج الصغير في الجلد	pustules
بثق	2	I V VII	a-u:بَثْق,بُثُوق;a-i:بَثْق	انفجار الماء وانبعاثه	bursting forth, emanation
بجج	0	I VII	a-u:بَجّ	الشق والطعن	splitting, piercing
بجح	2	I II V	i-a:بَجَح;a-a:بَجْح	التفاخر والتعاظم	boasting
بجد	1	I	a-u:بُجُود	الإقامة والمجد	residing, glory
بجر	0	I	i-a:بَجَر	عظم البطن ونتوء السرة	umbilical hernia
بجس	1	I II V VII	a-u:بَجْس;a-i:بَجْس	انفجار الماء	gushing
بجع	1	-	-	طائر مائي كبير	pelican
بجل	1	I II V	a-u:بُجُول;u-u:بَجَالَة	التعظيم والتوقير	veneration
بحت	2	I III	u-u:بُحُوتَة	الخلوص والصرف	purity, being sheer
بحث	3	I III V VI VIII	a-a:بَحْث	التفتيش والطلب	search, research
بحح	2	I II IV	i-a:بَحَح,بُحُوحَة;a-u:بَحّ	خشونة الصوت	hoarseness
بحر	3	I IV V X	a-a:بَحْر;i-a:بَحَر	الماء الواسع والتوسع	sea
بحل	0	-	-	الإدقاع والفقر	poverty
بخت	1	I	a-a:بَخْت	الحظ	luck
بخخ	1	I II	a-u:بَخّ	رش السائل رذاذا	spraying
بخر	3	I II V	a-a:بَخْر;i-a:بَخَر	تصاعد الماء في الهواء	vapour, evaporation
بخس	2	I VI	a-a:بَخْس	النقص والظلم	undervaluing
بخص	0	I	a-a:بَخْص	قلع العين	gouging the eye
بخع	1	I	a-a:بَخْع,بُخُوع	إهلاك النفس غما	killing oneself with grief
بخق	0	I	a-a:بَخْق;i-a:بَخَق	عور العين	loss of an eye
بخل	2	I II IV VI X	i-a:بُخْل,بَخَل;u-u:بُخْل	الإمساك والشح	miserliness
بدء	3	I II III IV V VIII	a-a:بَدْء,بَدَاءَة	الشروع والافتتاح	beginning
بدح	0	I	a-a:بَدْح	الرمي والضرب	throwing, striking
بدد	2	I II IV V X	a-u:بَدّ	التفريق	dispersal, squandering
بدر	3	I III IV VI VIII	a-u:بُدُور,بَدْر	الإسراع والمسابقة	initiative, haste
بدع	3	I II IV V VIII X	a-a:بَدْع;u-u:بَدَاعَة	الإنشاء على غير مثال	innovation, creation
بدغ	0	I V	i-a:بَدَغ	التلطخ والزحف	besmearing, crawling
بدل	3	I II III IV V VI VIII X	a-u:بَدْل,بَدَل	العوض والتغيير	exchange, substitution
بدن	2	I II	a-u:بَدْن,بُدْن;u-u:بَدَانَة	الجسد والسمن	body, corpulence
بده	2	I III VI VIII	a-a:بَدْه,بَدَاهَة	المفاجأة والارتجال	suddenness, self-evidence
بدو	3	I III IV V VI	a-u:بُدُوّ,بَدَاء,بَدَاوَة	الظهور وسكن البادية	appearing, desert life
بذء	2	I III	a-a:بَذْء,بَذَاءَة;u-u:بَذَاءَة;i-a:بَذَاء	فحش الكلام	obscenity
بذخ	2	I V	a-a:بَذْخ;i-a:بَذَخ	الترف والتكبر	luxury, haughtiness
بذذ	1	I VIII X	a-u:بَذّ	الغلبة والتفوق	surpassing
بذر	2	I II V	a-u:بَذْر	إلقاء الحب والتفريق	sowing, squandering
بذع	0	I	a-a:بَذْع	الإفزاع	frightening
بذل	2	I II V VIII	a-u:بَذْل;a-i:بَذْل	العطاء بسخاء	giving freely, exerting
بذو	1	I III IV	a-u:بَذَاء;i-a:بَذَاء	الفحش في القول	foul language
برء	3	I II III IV V VI X	i-a:بَرَاءَة,بُرْء;a-a:بَرْء,بُرُوء;u-u:بُرْء	الخلوص والشفاء والخلق	innocence, recovery, creation
برث	0	-	-	الأرض السهلة اللينة	soft level land
برج	2	I V	i-a:بَرَج;a-u:بُرُوج	الظهور والارتفاع والحصن	tower, prominence
برح	2	I II III IV V	i-a:بَرَاح,بَرَح;a-u:بَرْح	الزوال والمغادرة والشدة	leaving, severity
برد	3	I II IV V VIII X	a-u:بَرْد,بُرُودَة;u-u:بُرُودَة	ضد الحرارة	cold, coolness
برر	3	I II IV V VIII	i-a:بِرّ;a-i:بِرّ;a-u:بَرّ	الإحسان والصدق	piety, righteousness
برز	3	I II III IV V VI	a-u:بُرُوز	الظهور والخروج	prominence, emergence
برس	0	I	i-a:بَرَس	القطن	cotton
برش	2	I II	i-a:بَرَش;a-u:بَرْش	نقط ملونة وحك السطح	speckling, grating
برص	2	I II IV	i-a:بَرَص	مرض جلدي أبيض	leprosy
برض	0	I V VIII	a-u:بَرْض,بُرُوض;a-i:بَرْض	القلة في العطاء والماء	scantiness
برع	2	I V	a-u:بَرَاعَة,بُرُوع;u-u:بَرَاعَة;i-a:بَرَاعَة	التفوق والإتقان	excellence, skill
برق	3	I II IV VIII	a-u:بَرْق,بَرِيق;i-a:بَرَق	اللمعان	lightning, flash
برك	3	I II III IV V VI VIII X	a-u:بُرُوك	الثبات والزيادة والنماء	kneeling, blessing
برم	2	I II IV V VII X	i-a:بَرَم;a-u:بَرْم	الفتل والإحكام والضجر	twisting, weariness
برن	0	-	-	ضرب من التمر	kind of dates
بره	1	I IV	i-a:بَرَه	المدة من الزمان	span of time
برو	1	I IV	a-u:بَرْو	نحت العود وحلقة الأنف	paring, nose-ring
بري	2	I III VI VII VIII	a-i:بَرْي	النحت والمباراة	sharpening, competing
بزخ	0	I VI	i-a:بَزَخ	خروج الصدر ودخول الظهر	hollow back
بزر	1	I II	a-u:بَزْر;a-i:بَزْر	الحب الذي يزرع	seed
بزز	1	I VIII	a-u:بَزّ	السلب والغلبة	robbing, surpassing
بزع	0	I V	u-u:بَزَاعَة	الظرف والكياسة	charm, wit
بزغ	2	I VIII	a-u:بُزُوغ,بَزْغ	طلوع الشمس	rising, dawn
بزق	1	I	a-u:بَزْق,بُزَاق	إخراج الريق	spitting
بزل	1	I II VIII	a-u:بُزُول,بَزْل	الشق والثقب	piercing, puncture
بزم	1	I	a-u:بَزْم;a-i:بَزْم	العض والشد بالإبزيم	buckle, biting
بزو	0	I III	a-u:بَزْو	الغلبة والتطاول والبازي	overpowering, falcon
بسء	0	I	a-a:بَسْء,بُسُوء;i-a:بَسَأ	الأنس بالشيء	familiarity
بسر	1	I II VIII	a-u:بُسُور,بَسْر	العبوس والعجلة والبلح	scowling, unripe dates
بسس	1	I II VII	a-u:بَسّ	الفت والسوق اللين	crumbling, gentle driving
بسط	3	I II III V VI VII	a-u:بَسْط;u-u:بَسَاطَة	النشر والتوسيع	spreading, simplicity
بسق	2	I V	a-u:بُسُوق	الطول والارتفاع	tallness
بسل	2	I IV V X	u-u:بَسَالَة,بَسَال;a-u:بُسُول	الشجاعة والعبوس	bravery
بسم	2	I V VIII	a-i:بَسْم	الضحك الخفيف	smiling
بشر	3	I II III IV V VIII X	i-a:بِشْر,بَشَر;a-u:بَشْر,بُشْر	الإنسان والخبر السار	mankind, good news
بشش	2	I V	i-a:بَشَاشَة,بَشّ	طلاقة الوجه	cheerfulness
بشع	2	I II X	i-a:بَشَاعَة,بَشَع	القبح والكراهة	ugliness
بشق	0	I	i-a:بَشَق	الإسراع وطائر الباشق	sparrowhawk
بشك	0	I	a-u:بَشْك;a-i:بَشْك	سرعة العمل والكذب	hasty work
بشم	1	I IV	i-a:بَشَم	التخمة	surfeit, indigestion
بصر	3	I II IV V VI X	u-u:بَصَر,بَصَارَة;i-a:بَصَر	الرؤية والعلم	sight, insight
بصص	1	I II	a-i:بَصِيص,بَصّ	اللمعان والنظر	glimmer
بصق	2	I	a-u:بَصْق,بُصَاق	إخراج الريق	spitting
بصل	2	II	-	نبات البصل	onion
بصم	2	I	a-u:بَصْم	وضع أثر الإصبع	fingerprinting
بضض	1	I	i-a:بَضَاضَة;a-i:بَضّ,بَضِيض	رقة الجلد وسيلان الماء	tender skin, trickling
بضع	2	I II III IV X	a-a:بَضْع	القطع والمال المتجر به	cutting, goods
بطء	2	I II IV VI X	u-u:بُطْء,بَطَاء	ضد السرعة	slowness
بطح	2	I II V VII	a-a:بَطْح	البسط على الوجه	prostrating, flat land
بطخ	1	IV	-	ثمر البطيخ	melon
بطر	2	I IV	i-a:بَطَر;a-u:بَطْر;a-i:بَطْر	الطغيان بالنعمة	arrogance
بطش	2	I	a-i:بَطْش;a-u:بَطْش	الأخذ بعنف	violence, assault
بطط	1	I II	a-u:بَطّ	الشق وطائر البط	lancing, duck
بطغ	0	I	i-a:بَطَغ	التلطخ بالقذر	besmearing
بطق	2	-	-	الورقة الصغيرة المكتوبة	card
بطل	3	I II IV V	a-u:بُطْلَان,بُطُول,بُطْل;u-u:بُطُولَة	الفساد والزوال والشجاعة	nullity, heroism
بطم	0	-	-	شجر الحبة الخضراء	terebinth
بطن	3	I II IV V X	a-u:بُطُون,بَطْن;i-a:بَطَن;u-u:بَطَانَة	الجوف والخفاء	belly, interior
بظر	1	I	i-a:بَظَر	لحمة بفرج المرأة	clitoris
بعث	3	I VII VIII	a-a:بَعْث,بَعْثَة	الإرسال والإثارة	sending, resurrection
بعج	1	I II VII	a-a:بَعْج	شق البطن	ripping open, denting
بعد	3	I II III IV VI VIII X	u-u:بُعْد;i-a:بَعَد	ضد القرب	distance
بعر	1	I	a-a:بَعْر	الجمل وروثه	camel, dung
بعض	3	I II V	a-a:بَعْض	الجزء من الشيء	part, some
بعق	0	I V VII	a-a:بَعْق,بُعَاق	شدة الصوت وانهمار المطر	downpour
بعل	1	I III VI X	a-a:بُعُولَة;a-u:بُعُولَة;i-a:بَعَل	الزوج والمالك	husband
بعو	0	I	a-u:بَعْو	الجناية والجرم	offence
بغت	2	I III	a-a:بَغْت,بَغْتَة	المفاجأة	surprise
بغث	0	I	i-a:بَغَث	طائر ضعيف	weak birds
بغش	0	I	a-a:بَغْش	المطر الخفيف	drizzle
بغض	2	I II III IV V VI	a-u:بُغْض;i-a:بُغْض;u-u:بَغَاضَة	الكره	hatred
بغل	1	II	-	ولد الحمار والفرس	mule
بغم	0	I	a-u:بُغَام;a-i:بُغَام;a-a:بُغَام	صوت الظبية	gazelle's cry
بغي	3	I VI VII VIII	a-i:بَغْي,بُغَاء,بُغْيَة	الطلب والظلم	desire, injustice
بقر	2	I V VII	a-u:بَقْر;i-a:بَقَر	الشق والماشية	splitting, cattle
بقع	2	I II V	i-a:بَقَع	اختلاف اللون والموضع	spot, stain
بقق	1	I IV	a-u:بَقّ	كثرة الكلام وحشرة البق	bug, chatter
بقل	2	I II IV V VIII	a-u:بُقُول,بَقْل	النبات العشبي	legumes, herbs
بقم	0	-	-	شجر صبغه أحمر	brazilwood
بقي	3	I II IV V X	i-a:بَقَاء	الدوام والثبات	remaining
بكء	0	I	a-a:بَكْء;u-u:بَكَاءَة	قلة اللبن	scarcity of milk
بكت	1	I II	a-u:بَكْت	التقريع والغلبة بالحجة	reproach
بكر	3	I II III IV VIII	a-u:بُكُور;i-a:بَكَر	الأول والتقدم	earliness, first-born
بكك	0	I VI	a-u:بَكّ	الدق والازدحام	crowding
بكل	1	I II	a-u:بَكْل	الخلط والشد	mixing, buckling
بكم	2	I IV V	i-a:بَكَم	الخرس	muteness
بكي	3	I II IV VI X	a-i:بُكَاء,بُكَى	إسالة الدمع حزنا	weeping
بلت	0	I VII	a-i:بَلْت	القطع	cutting
بلج	2	I IV V VII	a-u:بُلُوج;i-a:بَلَج	الإشراق والوضوح	dawning
بلح	1	I IV	a-a:بُلُوح	ثمر النخل قبل الرطب	dates
بلد	3	I II IV V VI	u-u:بَلَادَة;a-u:بُلُود;i-a:بَلَد	المكان المأهول وضعف الذكاء	country, dullness
بلز	0	I VIII	a-u:بَلْز	الأخذ والسلب	snatching
بلس	1	IV	-	اليأس والحيرة	despair
بلص	0	I II	a-u:بَلْص	أخذ المال ظلما	extortion
بلط	2	I II III	a-u:بَلْط	فرش الأرض بالحجارة	paving
بلع	3	I II IV V VIII	i-a:بَلْع;a-a:بَلْع	إنزال الطعام في الحلق	swallowing
بلغ	3	I II III IV V VI	a-u:بُلُوغ,بَلَاغ;u-u:بَلَاغَة	الوصول والفصاحة	reaching, eloquence
بلق	1	I IV	i-a:بَلَق;u-u:بَلَق;a-u:بَلْق	سواد وبياض	piebald colour
بلك	0	I	a-u:بَلْك	خلط الأصوات	confused sounds
بلل	2	I II IV V VIII	a-u:بَلّ,بِلَّة;a-i:بَلّ,بُلُول	النداوة بالماء	wetness, moistening
بلم	0	II IV	-	الورم والسكوت	swelling, silence
بله	2	I IV VI	i-a:بَلَه,بَلَاهَة	ضعف العقل	stupidity
بلو	3	I III IV VIII	a-u:بَلَاء,بَلْو	الاختبار والمصيبة	test, affliction
بلي	2	I II IV V	i-a:بِلَى,بَلَاء	القدم والفناء	wear, decay
بنج	2	II	-	التخدير	anaesthetic
بند	1	-	-	العلم والفقرة	banner, clause
بنس	0	II	-	التأخر	delay
بنق	0	II	-	الزينة وقطعة القميص	gusset
بنك	1	II V	-	الأصل والإقامة	root, settling
بنن	2	I II IV	a-i:بَنّ	أطراف الأصابع والرائحة	fingertips, smell
بنو	3	V	-	الولد الذكر والبنوة	son, filiation
بني	3	I II IV V VIII	a-i:بِنَاء,بُنْيَان,بَنْي	التشييد	building
بهء	0	I	a-a:بَهْء,بُهُوء;i-a:بَهَأ	الأنس والألفة	familiarity
بهت	2	I II III VI	i-a:بَهَت;a-a:بَهْت,بُهْتَان;u-u:بَهْت	الدهش والافتراء	astonishment, slander
بهث	0	I	a-a:بَهْث	البشر وحسن اللقاء	cheerfulness
بهج	2	I II IV V VIII	i-a:بَهَج;u-u:بَهَاجَة,بَهْجَة;a-a:بَهْج	السرور والحسن	joy, splendour
بهر	2	I IV VII VIII	a-a:بَهْر,بُهُور	الإضاءة والغلبة	dazzling
بهز	0	I	a-a:بَهْز	الدفع بعنف	pushing
بهش	0	I VI	a-a:بَهْش	الارتياح والإقبال	eagerness
بهظ	2	I IV	a-a:بَهْظ	الإثقال	overburdening
بهق	1	I	i-a:بَهَق	بياض في الجلد	vitiligo
بهل	2	I III IV VI VIII	a-a:بَهْل	الدعاء والتضرع	supplication
بهم	3	I II IV V VI X	i-a:بَهَم	الغموض والخفاء	obscurity, ambiguity
بهو	2	I III IV VI VIII	a-u:بَهَاء;i-a:بَهَاء;u-u:بَهَاء	الحسن والجمال	splendour, beauty
بوء	2	I II IV V	a-u:بَوْء,بَوَاء	الرجوع والنزول	returning, settling
بوب	3	I II V	a-u:بَوْب	المدخل والقسم	door, chapter
بوث	0	I	a-u:بَوْث	البحث والتفريق	searching, scattering
بوج	0	I II V	a-u:بَوْج	لمعان البرق والصياح	flashing, shouting
بوح	2	I IV X	a-u:بَوْح,بُوُوح	الظهور وإفشاء السر	disclosure
بوخ	1	I	a-u:بَوْخ,بُؤُوخ	السكون والفتور	subsiding, fading
بور	2	I II IV	a-u:بَوَار,بَوْر	الهلاك والكساد	ruin, lying fallow
بوز	1	II	-	تقطيب الوجه وطائر الباز	pouting, falcon
بوس	2	I	a-u:بَوْس	التقبيل	kissing
بوش	0	I	a-u:بَوْش	الجمع المختلط	motley crowd
بوص	1	I II	a-u:بَوْص	السبق والقصب	outstripping, reeds
بوع	1	I II	a-u:بَوْع	مد الباع	fathom
بوغ	0	I V	a-u:بَوْغ	هيجان الدم والغبار	surging, dust
بوق	2	I II	a-u:بَوْق	آلة النفخ	trumpet
بوك	0	I	a-u:بَوْك	التدوير والتحريك	stirring round
بول	2	I II IV V X	a-u:بَوْل	الماء الخارج من المثانة	urine
بوم	1	-	-	طائر ليلي	owl
بون	2	I	a-u:بَوْن	البعد والفرق	gap, difference
بوه	0	I	a-u:بَوْه	الفطنة للشيء	noticing
بيت	3	I II IV X	a-i:بَيَات,مَبِيت,بَيْتُوتَة	المسكن والإقامة ليلا	house, spending the night
بيح	0	-	-	ضرب من السمك	kind of fish
بيد	2	I IV	a-i:بَيْد,بُيُود,بَيَاد	الهلاك والانقراض	perishing, extinction
بيص	0	-	-	الضيق والشدة	distress
بيض	3	I II III IV IX XI	a-i:بَيْض	لون اللبن وبيض الطائر	white, egg
بيظ	0	I	a-i:بَيْظ	ماء الفحل وبيض النمل	seed, ant eggs
بيع	3	I III IV VI VII VIII	a-i:بَيْع,مَبِيع	المبادلة بالثمن	selling
بيغ	0	I V	a-i:بَيْغ	هيجان الدم	surging of blood
بين	3	I II III IV V VI X	a-i:بَيَان,بَيْن,بَيْنُونَة	الوضوح والفصل	clarity, separation
ضءل	2	I III IV VI	u-u:ضَآلَة,ضُؤُولَة	الصغر والحقارة والنقص	smallness, dwindling
ضءن	1	IV	-	الغنم ذوات الصوف	sheep
ضبء	0	I IV	a-a:ضَبْء,ضُبُوء	اللصوق بالأرض للاختباء	crouching to hide
ضبب	2	I II IV V	a-i:ضَبّ;i-a:ضَبَب	السحاب القريب من الأرض والحقد	fog, latching, lizard
ضبث	0	I VIII	a-i:ضَبْث	القبض الشديد بالكف	gripping
ضبح	1	I III	a-a:ضَبْح,ضُبَاح	صوت أنفاس الخيل	panting, snorting
ضبر	1	I II	a-u:ضَبْر,ضَبَرَان	الجمع والوثب	bundling, leaping
ضبس	0	I	i-a:ضَبَس	سوء الخلق والشدة	ill nature
ضبط	3	I II V VII	a-u:ضَبْط;a-i:ضَبْط	الإحكام والحزم	control, precision
ضبع	1	I III IV VIII	a-a:ضَبْع,ضَبَعَان;i-a:ضَبَع	الحيوان المفترس والعضد	hyena, upper arm
ضبن	0	I IV VIII	a-i:ضَبْن	الحضن بين الإبط والخصر	hugging to side
ضجج	2	I II III IV	a-i:ضَجِيج,ضَجّ	الصياح والجلبة	noise, uproar
ضجر	2	I IV V	i-a:ضَجَر	القلق والسأم	boredom, annoyance
ضجع	2	I II III IV V VI VII VIII	a-a:ضُجُوع,ضَجْع	وضع الجنب على الأرض	lying down
ضجم	0	I VI	i-a:ضَجَم	الاعوجاج في الفم	crookedness of mouth
ضحح	1	-	-	ضوء الشمس والماء القليل	sunlight, shallow water
ضحك	3	I II III IV V VI X	i-a:ضَحِك,ضَحْك	انبساط الوجه سرورا	laughter
ضحل	2	I II	i-a:ضَحَل;a-a:ضَحْل;u-u:ضَحَالَة	قلة عمق الماء	shallowness
ضحو	3	I II III IV V	a-u:ضَحْو,ضُحُوّ	أول النهار والذبح فيه	forenoon, sacrifice
ضحي	1	I II IV	i-a:ضَحَاء,ضُحِيّ	البروز للشمس	exposure to sun
ضخخ	2	I VII	a-u:ضَخّ	دفع السائل بقوة	pumping
ضخم	3	I II V	u-u:ضَخَامَة,ضِخَم	عظم الحجم	hugeness
ضدد	3	I III IV VI	a-u:ضَدّ	المخالف والمنافي	opposite, contrary
ضدي	0	I	i-a:ضَدَى	الغضب	anger
ضرء	0	I	a-a:ضَرْء	الخفاء	hiding
ضرب	3	I II III IV V VI VIII	a-i:ضَرْب;u-u:ضَرَابَة	إيقاع شيء على شيء	striking, multiplying
ضرج	1	I II V VII	a-u:ضَرْج	التلطيخ بالحمرة والشق	staining red
ضرح	1	I VIII	a-a:ضَرْح	الدفع وحفر القبر	tomb, pushing away
ضرر	3	I II III IV V VIII X	a-u:ضَرّ,ضَرَر,ضُرّ	ضد النفع والإلجاء	harm, necessity
ضرس	2	I II III IV V	i-a:ضَرَس;a-i:ضَرْس	السن والعض الشديد	molar tooth, biting
ضرط	1	I II IV	a-i:ضَرْط,ضُرَاط	خروج الريح بصوت	breaking wind
ضرع	2	I III IV V X	a-a:ضَرَاعَة;i-a:ضَرَع;u-u:ضَرَاعَة	الذل والخضوع وثدي البهيمة	humility, udder
ضرك	0	I	u-u:ضَرَاكَة	سوء الحال والفقر	destitution
ضرم	2	I II IV V VIII X	i-a:ضَرَم	اشتعال النار	blazing
ضرو	0	I	a-u:ضُرُوّ	سيلان الدم	bleeding
ضري	2	I II III IV	i-a:ضَرَاوَة,ضَرَى,ضَرَاءَة	الولوع والتعود وشدة الافتراس	ferocity, addiction
ضزز	0	I IV	i-a:ضَزَز	ضيق الفم وتقارب الفكين	jaw tightness
ضعف	3	I II III IV VI X	u-u:ضَعْف,ضُعْف;a-u:ضَعْف;a-a:ضَعْف	ضد القوة والزيادة إلى المثل	weakness, doubling
ضعو	0	-	-	شجر بالبادية	desert shrub
ضغب	0	I	a-a:ضَغِيب,ضُغَاب	صوت الأرنب	squealing of hare
ضغث	1	I II IV	a-a:ضَغْث	الخلط والحزمة	jumbling, handful
ضغط	3	I III IV VI VII	a-a:ضَغْط	العصر والتضييق	pressure
ضغم	0	I	a-a:ضَغْم	العض بملء الفم	biting
ضغن	2	I III IV VI VIII	i-a:ضِغْن,ضَغَن	الحقد الشديد	grudge
ضغو	0	I IV VI	a-u:ضُغَاء,ضَغْو	صوت الذليل والثعلب	yelping
ضفد	0	I	i-a:ضَفَد	السمن مع الحمق	stoutness
ضفر	2	I II III VI VII	a-i:ضَفْر	نسج الشعر ونحوه	braiding
ضفز	0	I VIII	a-i:ضَفْز	الدفع والوثب	pushing, leaping
ضفط	0	I	u-u:ضَفَاطَة	ضعف الرأي	weak judgement
ضفع	0	I	a-a:ضَفْع	ضخامة البدن	bulkiness
ضفف	1	I VI	a-u:ضَفّ	جانب النهر والازدحام	river bank, crowding
ضفن	0	I VI VIII	a-i:ضَفْن	الضرب بالرجل	kicking, intruding
ضفو	2	I IV	a-u:ضَفْو,ضُفُوّ	السبوغ والكثرة والتمام	abundance, conferring
ضكك	0	I	a-u:ضَكّ	الضغط والضيق	squeezing
ضلع	2	I II IV V VIII	a-a:ضَلْع;u-u:ضَلَاعَة;i-a:ضَلَع	عظم الجنب والقوة والميل	rib, side, strength
ضلل	3	I II IV V VI X	a-i:ضَلَال,ضَلَالَة;i-a:ضَلَال,ضَلَالَة	ضد الهدى والضياع	going astray
ضمج	0	I IV	i-a:ضَمَج	اللصوق بالأرض	clinging to ground
ضمخ	1	I II V VIII	a-a:ضَمْخ	التلطيخ بالطيب	smearing perfume
ضمد	2	I II IV V	a-i:ضَمْد;a-u:ضَمْد;i-a:ضَمَد	عصب الجرح وشده	bandaging
ضمر	2	I II IV V VII VIII	a-u:ضُمُور,ضُمْر;u-u:ضُمْر	الهزال والدقة والإخفاء	atrophy, slenderness, concealing
ضمز	0	I	a-u:ضَمْز;a-i:ضَمْز	السكوت والإمساك	keeping silent
ضمس	0	I	a-i:ضَمْس	المضغ الخفي	chewing
ضمم	3	I II III VI VII VIII	a-u:ضَمّ	الجمع والقبض	joining, embracing
ضمن	3	I II V VI VIII	i-a:ضَمَان,ضَمْن	الكفالة والاحتواء	guarantee, containing
ضنء	0	I IV	a-a:ضَنْء,ضُنُوء	كثرة الولد	prolificness
ضنط	0	I	i-a:ضَنَط	الضيق وكثرة اللحم	tightness
ضنك	2	I II	u-u:ضَنْك,ضَنَاكَة	ضيق العيش	hardship, distress
ضنن	2	I VIII	i-a:ضَنّ,ضِنّ,ضَنَانَة;a-i:ضَنّ	البخل الشديد	stinginess
ضني	2	I II III IV V	i-a:ضَنَى	المرض والهزال	emaciation, exhaustion
ضهب	0	I II III	a-a:ضَهْب	شي اللحم بلا إنضاج	half-roasting
ضهد	2	I IV VIII	a-a:ضَهْد	القهر والظلم	oppression, persecution
ضهل	0	I	a-a:ضَهْل,ضُهُول	القلة والاجتماع شيئا فشيئا	scantiness
ضهي	2	III VI	-	المشابهة والمماثلة	resemblance, matching
ضوء	3	I II IV V X	a-u:ضَوْء,ضِيَاء	النور	light
ضوج	0	I VII	a-u:ضَوْج	منعطف الوادي والميل	valley bend
ضور	2	I V	a-u:ضَوْر	الأذى والصياح من الجوع	writhing from hunger, harm
ضوز	0	I	a-u:ضَوْز	المضغ والجور في القسمة	munching
ضوض	2	-	-	الجلبة واختلاط الأصوات	noise
ضوط	0	-	-	الحمق والعجين المسترخي	slack dough
ضوع	2	I II V VII	a-u:ضَوْع	انتشار الرائحة والحركة	diffusing of scent
ضوي	2	I IV VII	a-i:ضُوِيّ,ضَيّ;i-a:ضَوَى	الانضمام والضعف والهزال	joining, leanness
ضير	2	I VI	a-i:ضَيْر	الضرر	harm
ضيز	1	I	a-i:ضَيْز	الجور ونقص الحق	unfair share
ضيع	3	I II IV	a-i:ضَيَاع,ضَيْعَة,ضَيْع	الفقد والهلاك	loss, being lost
ضيف	3	I II IV V VI VII X	a-i:ضِيَافَة,ضَيْف	النزول عند الغير والميل والزيادة	hospitality, adding
ضيق	3	I II III IV V VI	a-i:ضِيق,ضَيْق	ضد السعة	narrowness
ضيل	0	-	-	السدر البري	wild lote tree
ضيم	1	I VIII X	a-i:ضَيْم	الظلم والإذلال	injustice
دءب	2	I IV VI	a-a:دَأْب,دُؤُوب	الجد والعادة	persistence, habit
دءث	0	I	a-a:دَأْث	الأكل والثقل	eating, heaviness
دءل	0	I III	a-a:دَأْل,دَأَلَان	المشي المتقارب	trotting softly
دءي	0	I	a-a:دَأْي	ختل الصيد	stalking
دبب	3	I II IV	a-i:دَبِيب,دَبّ	المشي على الأرض	crawling, creeping
دبج	2	I II	a-u:دَبْج	النقش والتزيين	ornamenting, brocade
دبح	0	II	-	خفض الرأس	lowering the head
دبخ	0	II	-	تقبيب الظهر	bending the back
دبر	3	I II III IV V VI X	a-u:دُبُور,دَبْر;i-a:دَبَر	المؤخر والعاقبة والتنظيم	back, arranging
دبس	2	I II	a-u:دَبْس	عسل التمر والدبوس	molasses, pin
دبش	0	I	a-i:دَبْش	القشر وسقط المتاع	stripping, rubbish
دبغ	2	I VII VIII	a-u:دَبْغ,دِبَاغَة;a-a:دَبْغ,دِبَاغ;a-i:دَبْغ	معالجة الجلد	tanning
دبق	2	I II IV V	i-a:دَبَق;a-u:دَبْق	اللزوجة	stickiness
دبل	1	I II	a-u:دَبْل,دُبُول;a-i:دَبْل	الجمع وإصلاح الأرض	lump, manuring
دبه	0	II	-	موضع كثير الرمل	sandy place
دبي	0	IV	-	صغار الجراد	young locusts
دثث	0	I	a-u:دَثّ	المطر الضعيف	light rain
دثر	2	I II V VI VII VIII	a-u:دُثُور	الامحاء والتغطية	effacement, covering
دجج	2	I II V	a-i:دَجِيج,دَجَجَان,دَجّ	الدبيب وكمال السلاح	moving slowly, arming
دجر	1	I	i-a:دَجَر	الحيرة والسكر	bewilderment
دجل	2	I II	a-u:دَجْل	الكذب والتمويه	swindling, imposture
دجم	0	I	a-u:دَجْم	الإظلام والعادة	darkness
دجن	2	I II III IV	a-u:دَجْن,دُجُون	الألفة والإقامة والغيم	taming, gloom
دجو	2	I III IV V	a-u:دُجُوّ,دَجْو	الظلمة	darkness
دحح	0	I VII	a-u:دَحّ	الدفع والدس	thrusting
دحر	2	I VII	a-a:دَحْر,دُحُور	الطرد والدفع	defeating, repelling
دحس	1	I	a-a:دَحْس	الإفساد والدس والملء	insinuating, packing
دحض	2	I IV VII	a-a:دَحْض,دُحُوض	الزلق والإبطال	refutation, slipping
دحق	0	I IV	a-a:دَحْق	الدفع والإبعاد	thrusting out
دحل	0	I	a-a:دَحْل	النقب الضيق في الأرض	cavern, pit
دحم	0	I	a-a:دَحْم	الدفع الشديد	shoving
دحن	0	I	i-a:دَحَن	السمن والخبث	fatness
دحو	1	I V	a-u:دَحْو	البسط والرمي	spreading flat
دخخ	0	-	-	الدخان	smoke
دخر	1	I IV	a-a:دُخُور;i-a:دَخَر	الذل والصغار	abasement
دخس	0	I	a-a:دَخْس	الاندساس واكتناز اللحم	packing in
دخض	0	I	a-a:دَخْض	سلح السباع	dung
دخل	3	I II III IV V VI VIII	a-u:دُخُول,مَدْخَل;i-a:دَخَل	ضد الخروج	entering
دخم	0	I	a-a:دَخْم	الدفع بإزعاج	pushing
دخن	3	I II IV V VIII	a-u:دُخُون;a-a:دُخُون;i-a:دَخَن	ما يتصاعد من النار	smoke
ددن	0	-	-	اللهو واللعب	play, fun
درء	2	I III V VI VII VIII	a-a:دَرْء,دُرُوء	الدفع	warding off
درب	3	I II V	i-a:دَرَب,دُرْبَة,دَرَابَة	التعود والطريق	training, path
درج	3	I II IV V VII X	a-u:دُرُوج,دَرَجَان;i-a:دَرَج	المشي والمراتب	step, gradual progress
درح	0	I	i-a:دَرَح	الهرم	decrepitude
درد	1	I	i-a:دَرَد	ذهاب الأسنان	toothlessness
درر	3	I IV X	a-u:دَرّ,دُرُور;a-i:دَرّ,دُرُور	كثرة اللبن واللؤلؤ	flowing milk, pearls
درز	2	I II	a-u:دَرْز;a-i:دَرْز	الخياطة الدقيقة	stitching, seam
درس	3	I II III IV VI VII VIII	a-u:دَرْس,دِرَاسَة,دُرُوس	التعلم والامحاء	study, effacement
درص	0	-	-	ولد الفأر والقنفذ	young mouse
درع	2	I II IV V VIII	a-a:دَرْع;i-a:دَرَع	لباس الحديد	armour
درق	1	I II V	a-u:دَرْق	الترس	shield, thyroid
درك	3	II III IV V VI VIII X	-	اللحاق والفهم	attaining, perception
درم	1	I II	i-a:دَرَم;a-i:دَرْم,دَرَمَان	استواء العظم والأظفار	evenness, short steps
درن	2	I IV V	i-a:دَرَن	الوسخ	dirt, tubercle
دره	0	I	a-a:دَرْه	الدفع والهجوم	repelling
دري	3	I III IV VI VIII	a-i:دِرَايَة,دَرْي	العلم والمخاتلة	knowledge, awareness
دسر	1	I	a-u:دَسْر	الدفع والمسمار	thrusting, nailing
دسس	2	I II V VII	a-u:دَسّ	الإخفاء والإدخال	slipping in, intrigue
دسع	0	I	a-a:دَسْع,دُسُوع	الدفع والقيء	expulsion, vomiting
دسق	0	I IV	i-a:دَسَق	امتلاء الحوض	being full
دسم	2	I II V	i-a:دَسَم,دُسُومَة;a-u:دَسْم	الدهن	fattiness
دسو	0	I II	a-u:دَسْو	الاستخفاء والإفساد	concealment
دشش	1	I	a-u:دَشّ	جرش الحب	crushing grain
دشن	2	II	-	الافتتاح	inauguration
دعب	2	I III VI	a-a:دَعْب,دُعَابَة	المزاح	joking
دعث	0	I IV	a-a:دَعْث	الدق والوطء	trampling
دعج	1	I	i-a:دَعَج	شدة سواد العين	blackness of eyes
دعر	2	I	i-a:دَعَر,دَعَارَة;a-a:دَعَارَة	الفسق والفساد	debauchery
دعز	0	I	a-a:دَعْز	الدفع	pushing
دعس	2	I VII	a-a:دَعْس	الوطء والطعن	trampling
دعص	0	I	a-a:دَعْص	كثيب الرمل	sand dune
دعظ	0	I	a-a:دَعْظ	الإدخال	inserting
دعع	1	I	a-u:دَعّ	الدفع العنيف	rebuffing
دعق	0	I IV	a-a:دَعْق	كثرة الوطء	treading
دعك	2	I VI VII	a-a:دَعْك	الدلك	rubbing, scrubbing
دعم	3	I II IV V VIII	a-a:دَعْم	الإسناد والتقوية	support
دعن	0	-	-	سعف مضموم	palm-leaf mat
دعو	3	I II III VI VII VIII X	a-u:دُعَاء,دَعْوَة,دَعْوَى	النداء والطلب	calling, invitation
دغر	1	I	a-a:دَغْر	الاقتحام والخلس	assault, snatching
دغش	1	I IV	a-a:دَغْش	الظلمة	dusk
دغص	0	I IV	i-a:دَغَص	الامتلاء غيظا وطعاما	choking with food
دغل	1	I IV	a-a:دَغْل;i-a:دَغَل	الفساد والشجر الملتف	thicket, corruption
دغم	2	I IV VIII	a-a:دَغْم;i-a:دَغَم	الإدخال والمزج	merging, assimilation
دغن	0	I	a-a:دُغُون	الغيم	gloom
دفء	2	I II IV V VIII X	i-a:دِفْء,دَفَأ,دَفَاء;u-u:دَفَاءَة	ضد البرد	warmth
دفر	1	I	i-a:دَفَر;a-u:دَفْر	النتن والدفع	stench, pushing
دفش	1	I	a-i:دَفْش	الدفع	shoving
دفع	3	I II III V VI VII VIII X	a-a:دَفْع,دِفَاع	التنحية بقوة والأداء	pushing, payment, defence
دفف	2	I II III	a-i:دَفِيف,دَفّ	الجانب وآلة الضرب	side, tambourine
دفق	3	I II IV V VII	a-u:دَفْق,دُفُوق;a-i:دَفْق	الانصباب	pouring, flow
دفل	1	-	-	نبت مر	oleander
دفن	3	I II VI VII VIII	a-i:دَفْن	المواراة في التراب	burial
دفو	0	I IV	i-a:دَفَا	الانحناء	bending
دقر	1	I	a-u:دَقْر;i-a:دَقَر	الامتلاء والروضة	fullness, meadow
دقس	0	I	a-u:دَقْس,دُقُوس	الإيغال في البلاد	penetrating
دقع	1	I IV	i-a:دَقَع	شدة الفقر والتراب	abject poverty
دقق	3	I II III IV V X	a-u:دَقّ;a-i:دِقَّة	الكسر وضد الغلظ	fineness, knocking, precision
دقل	1	I IV	a-u:دَقْل	سهم السفينة ورديء التمر	mast, bad dates
دقم	0	I IV	a-u:دَقْم;a-i:دَقْم	كسر الأسنان والدفع	breaking teeth
دقي	0	I	i-a:دَقَى	بشم الفصيل	surfeit
دكك	2	I VI VII	a-u:دَكّ	الهدم والتسوية	demolishing, levelling
دكل	0	I V	a-u:دَكْل;a-i:دَكْل	الوطء والترفع	trampling
دكن	2	I II IX	i-a:دَكَن,دُكْنَة;a-u:دَكْن	اللون المائل إلى السواد	dark colour
دلب	1	-	-	شجر الدلب	plane tree
دلث	0	I V VII	a-i:دَلِيث	التقدم والإسراع	rushing
دلج	1	I IV VIII	a-u:دُلُوج	السير ليلا	night travel
دلح	0	I VI	a-a:دَلْح,دُلُوح	المشي بثقل	walking laden
دلس	2	II III VI	-	إخفاء العيب	deceit, forgery
دلص	0	I II VII	a-u:دَلِيص;a-i:دَلِيص	البريق واللين	gleaming smoothness
دلظ	0	I VII	a-i:دَلْظ	الدفع	pushing
دلع	2	I II IV V VII VIII	a-a:دَلْع,دُلُوع	خروج اللسان	hanging out, pampering
دلف	2	I V VII	a-i:دَلْف,دَلِيف,دُلُوف	المشي الرويد	walking slowly, dripping
دلق	2	I IV VII	a-u:دَلْق,دُلُوق	الصب والخروج	spilling
دلك	3	I II III V VI VII	a-u:دَلْك,دُلُوك	المرس والفرك	rubbing, massage
دلل	3	I II IV V X	a-u:دَلَالَة,دَلّ;a-i:دَلَال,دَلّ	الإرشاد والغنج	indication, guidance
دلم	0	I	i-a:دَلَم	شدة السواد	intense black
دله	1	I II V	i-a:دَلَه;a-a:دَلْه,دُلُوه	ذهاب العقل عشقا	infatuation
دلو	2	I II III IV V VIII	a-u:دَلْو	وعاء الماء والإنزال	bucket, letting down
دمث	2	I II	u-u:دَمَاثَة,دُمُوثَة;i-a:دَمَث	سهولة الخلق	gentleness
دمج	3	I II III IV VI VII VIII	a-u:دَمْج,دُمُوج	الإدخال والضم	merging, integration
دمح	0	II	-	خفض الرأس	bowing
دمخ	0	I	a-a:دَمْخ	الارتفاع وشدخ الرأس	height, breaking the head
دمر	3	I II V VII	a-u:دَمَار,دُمُور	الهلاك والتخريب	destruction
دمس	1	I II V VII	a-u:دُمُوس,دَمْس;a-i:دَمْس	شدة الظلمة والدفن	darkness, burying
دمص	1	I VIII	a-i:دَمْص	الإسراع والاجتذاب إلى السطح	hastening, adsorption
دمع	3	I IV	a-a:دَمْع,دُمُوع,دَمَعَان;i-a:دَمَع	ماء العين	tears
دمغ	2	I	a-a:دَمْغ;a-u:دَمْغ	مخ الرأس والختم	brain, stamping
دمق	0	I IV VII	a-u:دُمُوق,دَمْق	الدخول بغير إذن	intruding
دمك	1	I	a-u:دَمْك,دُمُوك	الرص والسرعة	compacting, course of bricks
دمل	2	I III IV VII	a-u:دَمْل,دَمَلَان;i-a:دَمَل	الإصلاح والتئام الجرح	healing, boil
دمم	2	I II IV	a-i:دَمَامَة;a-u:دَمَامَة,دَمّ	القبح والطلاء	ugliness, smearing
دمن	2	I II IV	a-u:دَمْن;i-a:دَمَن	المداومة والسماد وآثار الدار	addiction, dung, traces
دمه	0	I	i-a:دَمَه	شدة الحر	intense heat
دمي	3	I II IV X	i-a:دَمَى,دَمْي	سائل العروق	blood
دنء	2	I II IV V	a-a:دَنَاءَة,دُنُوءَة;u-u:دَنَاءَة,دُنُوءَة	الخسة والحقارة	baseness
دنح	0	I II	a-a:دُنُوح	الذل وطأطأة الرأس	bowing
دنخ	0	I II	a-a:دَنْخ	الخضوع	submission
دنر	1	II	-	نقد الذهب	dinar, gold coin
دنس	2	I II V	i-a:دَنَس,دَنَاسَة	الوسخ والنجاسة	defilement
دنع	0	I	i-a:دَنَع;a-a:دُنُوع	الخسة والذل	meanness
دنف	1	I IV	i-a:دَنَف	المرض الملازم	wasting illness
دنق	1	I II IV	a-u:دُنُوق;a-i:دُنُوق	سدس الدرهم وشدة التدقيق	small coin, scrimping
دنن	1	I II IV	a-i:دَنِين;i-a:دَنَن	طنين الذباب ووعاء الخمر	buzzing, wine jar
دنو	3	I II III IV V VI VIII X	a-u:دُنُوّ,دَنَاوَة	القرب	nearness
دني	1	I II	i-a:دَنَى,دَنَايَة	الخسة والضعف	lowness
دهر	2	I III	a-a:دَهْر	الزمان الطويل	long time, age
دهس	2	I VII	a-a:دَهْس;i-a:دَهَس	الوطء والأرض اللينة	running over, soft ground
دهش	3	I II IV VII	i-a:دَهَش,دَهْشَة;a-a:دَهْش	الحيرة والعجب	astonishment
دهف	0	I	a-a:دَهْف	الأخذ الكثير	taking plenty
دهق	1	I IV VIII	a-a:دَهْق	الامتلاء وشدة الضغط	brimming
دهك	0	I	a-a:دَهْك	الطحن والكسر	crushing
دهل	0	-	-	الساعة والشيء اليسير	a little
دهم	2	I II III IX XI	i-a:دَهْم,دَهَم;a-a:دَهْم	المفاجأة والسواد	surprise raid, blackness
دهن	3	I II III IV V VI VIII	a-u:دَهْن,دُهْن;u-u:دِهَان;i-a:دَهَن	الطلاء والزيت	oil, paint
دهو	1	I	a-u:دَهْو,دَهَاء	إصابة الداهية	calamity
دهي	2	I II III IV VI	a-a:دَهْي,دَهَاء;i-a:دَهَاء,دَهْي	المكر وجودة الرأي	cunning
دوء	3	I IV	i-a:دَاء,دَوْء	المرض	illness
دوح	1	I II V	a-u:دَوْح	الشجر العظيم	great tree
دوخ	2	I II IV	a-u:دَوْخ	الدوار والإذلال	dizziness, subduing
دود	2	I II IV	i-a:دَوَد	الحشرة الزاحفة	worm
دور	3	I II III IV V VI X	a-u:دَوْر,دَوَرَان	الطواف والحركة حول الشيء	rotation, turning
دوس	2	I II VII	a-u:دَوْس,دِيَاس,دِيَاسَة	الوطء	treading
دوش	1	I	i-a:دَوَش	ضعف البصر	weak sight
دوف	0	I IV	a-u:دَوْف	الخلط بالماء	mixing with water
دوق	0	I	a-u:دَوْق,دَوَاقَة	الحمق	stupidity
دوك	1	I VI	a-u:دَوْك,مَدَاك	السحق والاختلاط	pounding
دول	3	I II III IV VI VII	a-u:دَوْل,دَوْلَة	الانتقال والحكم	alternation, state
دوم	3	I II III IV V X	a-u:دَوَام,دَوْم	البقاء والثبات	permanence
دون	3	I II V	a-u:دَوْن	الكتابة والجمع والأقل	recording, inferiority
دوي	3	I II III IV VI	a-i:دَوِيّ;i-a:دَوَى	المرض والعلاج والصوت	illness, remedy, resounding
ديث	1	I II	a-i:دَيْث	التذليل وفقد الغيرة	subduing, cuckoldry
دير	2	-	-	مسكن الرهبان	monastery
ديس	0	-	-	نبات مائي	rush plant
ديص	0	I VII	a-i:دَيْص,دَيَصَان	الزوغان والنشاط	slipping away
ديك	1	-	-	ذكر الدجاج	rooster
ديم	1	I II IV	a-i:دَيْم	المطر الدائم	steady rain
دين	3	I II III IV V VI VIII X	a-i:دِين,دَيْن,دِيَانَة	الجزاء والطاعة والقرض	religion, debt
ذءب	2	I II IV V VI X	i-a:ذَأَب;a-a:ذَأْب;u-u:ذَآبَة	حيوان الذئب	wolf
ذءج	0	I	a-a:ذَأْج	الشرب والذبح	gulping
ذءر	0	I III IV	i-a:ذَأَر	الجرأة والنفور	boldness, aversion
ذءط	0	I	a-a:ذَأْط	الخنق	throttling
ذءف	0	I VII	a-a:ذَأْف,ذَأَفَان	سرعة الموت	sudden death
ذءل	0	I	a-a:ذَأْل,ذَأَلَان	السرعة في المشي	swift gait
ذءم	1	I	a-a:ذَأْم	العيب والتحقير	blaming
ذءي	0	I	a-a:ذَأْي;i-a:ذَأَى	ذبول البقل	withering
ذبب	2	I II	a-u:ذَبّ;a-i:ذَبّ	الدفع والطرد والذباب	driving off, flies
ذبح	2	I II VI VII VIII	a-a:ذَبْح	قطع الحلق	slaughter
ذبر	1	I II	a-u:ذَبْر;a-i:ذَبْر	الكتابة والقراءة	writing, reading
ذبل	2	I II IV	a-u:ذُبُول,ذَبْل;u-u:ذَبَالَة	ذهاب النضارة	withering
ذبن	0	-	-	ذبول الشفة	dryness of lips
ذحج	0	I	a-a:ذَحْج	الجر والسحج	dragging
ذحق	0	I	a-a:ذَحْق	انقشار اللسان	peeling of the tongue
ذحل	1	I	a-a:ذَحْل	الثأر والحقد	blood revenge
ذحو	0	I	a-u:ذَحْو	السوق والطرد	driving
ذخر	2	I II VIII	a-a:ذَخْر,ذُخْر	الخبء لوقت الحاجة	storing up
ذرء	1	I IV	a-a:ذَرْء;i-a:ذَرَأ	الخلق والتكثير	creating, multiplying
ذرب	2	I II IV	i-a:ذَرَب,ذَرَابَة;a-u:ذَرْب	الحدة وفساد المعدة	sharpness, diarrhoea
ذرح	0	I II	a-a:ذَرْح	التفريق في الريح	scattering
ذرر	3	I	a-u:ذَرّ,ذُرُور	النثر والصغر	scattering, atom
ذرع	3	I II III IV V VI VIII	a-a:ذَرْع;i-a:ذَرَع	اليد والقياس	arm, cubit
ذرف	2	I II IV X	a-i:ذَرْف,ذُرُوف,ذَرَفَان	سيلان الدمع	shedding tears
ذرق	1	I IV	a-u:ذَرْق;a-i:ذَرْق	سلح الطائر	bird droppings
ذرو	2	I II IV V VI VIII X	a-u:ذَرْو	التطيير في الريح والأعلى	winnowing, peak
ذري	2	I II IV V X	a-i:ذَرْي	التفريق بالريح	winnowing
ذعت	0	I	a-a:ذَعْت	الخنق والدفع	throttling
ذعر	2	I II IV V VII	a-a:ذَعْر,ذُعْر;i-a:ذَعَر	الخوف الشديد	panic
ذعط	0	I	a-a:ذَعْط	الذبح السريع	swift slaughter
ذعف	1	I IV	a-a:ذَعْف	السم القاتل	deadly poison
ذعق	0	I	a-a:ذَعْق	الصياح	shouting
ذعن	2	I IV	i-a:ذَعَن	الانقياد والطاعة	compliance
ذفر	1	I	i-a:ذَفَر	شدة الرائحة	pungent smell
ذفف	1	I II IV	a-i:ذَفِيف,ذَفَاف;a-u:ذَفّ	السرعة والإجهاز	swiftness, dispatching
ذقط	0	I	a-i:ذَقْط	سلح الذباب	fly specks
ذقن	2	I	a-u:ذَقْن;i-a:ذَقَن	مجتمع اللحيين	chin
ذكر	3	I II III IV V VI VIII X	a-u:ذِكْر,تَذْكَار,ذَكْر	الحفظ والنطق وضد الأنثى	remembrance, mention, male
ذكو	2	I II IV X	a-u:ذَكَاء,ذُكُوّ,ذَكْو;u-u:ذَكَاء	حدة العقل والاشتعال	intelligence, blazing
ذكي	2	I II IV	i-a:ذَكَاء,ذَكَا	سرعة الفهم	intelligence
ذلج	0	I	a-u:ذَلْج	تجرع الماء	gulping water
ذلف	1	I	i-a:ذَلَف	صغر الأنف واستواؤه	small straight nose
ذلق	2	I II IV VII	a-u:ذَلْق;i-a:ذَلَق;u-u:ذَلَاقَة	حدة اللسان والطرف	eloquence, sharp tip
ذلل	2	I II IV V X	a-i:ذُلّ,ذِلَّة,مَذَلَّة	الهوان والانقياد	humiliation, docility
ذمر	2	I II V VI	a-u:ذَمْر;a-i:ذَمْر	الحث والسخط	inciting, grumbling
ذمل	0	I II	a-i:ذَمِيل,ذَمْل;a-u:ذَمِيل	سير الإبل اللين	gentle pace
ذمم	3	I II IV VI X	a-u:ذَمّ,مَذَمَّة	العيب والعهد	blame, covenant
ذمه	0	I	i-a:ذَمَه	شدة الحر	intense heat
ذمي	1	I IV X	a-i:ذَمَاء,ذَمْي	بقية النفس	last breath
ذنب	3	I II III IV V VI X	a-u:ذَنْب;a-i:ذَنْب	الإثم ومؤخر الحيوان	sin, tail
ذنن	0	I	a-i:ذَنِين	سيلان المخاط	running nose
ذهب	3	I II IV V	a-a:ذَهَاب,مَذْهَب,ذُهُوب;i-a:ذَهَب	المضي والمعدن النفيس	going, gold
ذهر	0	I	i-a:ذَهَر	اسوداد الأسنان	blackening of teeth
ذهل	2	I IV VII	a-a:ذُهُول,ذَهْل;i-a:ذُهُول	النسيان والدهش	distraction, bewilderment
ذهن	3	I III X	a-a:ذَهْن;i-a:ذَهَن	العقل والفهم	mind
ذوب	3	I II IV X	a-u:ذَوَبَان,ذَوْب	السيلان بعد الجمود	melting, dissolving
ذوت	0	II	-	النفس والذات	self, internalising
ذوج	0	I	a-u:ذَوْج	الشرب	drinking
ذوح	0	I II	a-u:ذَوْح	السوق العنيف	driving hard
ذود	2	I II IV	a-u:ذَوْد,ذِيَاد	الدفع والحماية	defending
ذوط	0	I	a-u:ذَوْط	الخنق	choking
ذوف	0	I	a-u:ذَوْف	مشية متقاربة	short-stepped gait
ذوق	3	I II IV V VI X	a-u:ذَوْق,ذَوَاق,مَذَاق	إدراك الطعم	taste
ذول	0	II	-	كتابة الذال	letter dhal
ذوي	2	I IV	a-i:ذُوِيّ,ذَيّ;i-a:ذَوَى	الذبول	wilting
ذيء	0	II V	-	تفسخ اللحم	falling apart of meat
ذيب	0	-	-	العيب	defect
ذيت	0	-	-	الكناية عن الحديث	such-and-such
ذيح	0	I	a-i:ذَيْح	التكبر	pride
ذيخ	0	II IV	-	ذكر الضباع والذل	male hyena
ذير	0	II	-	طلي أطباء الناقة	smearing udders
ذيع	3	I IV	a-i:ذُيُوع,ذَيْع,ذَيَعَان	الانتشار	spreading, broadcasting
ذيف	0	-	-	السم القاتل	deadly poison
ذيل	2	I II IV V	a-i:ذَيْل	آخر الشيء	tail, appendix
ذيم	1	I	a-i:ذَيْم,ذَام	العيب والذم	blaming
فءت	0	VIII	-	الاستبداد بالرأي	acting wilfully
فءد	1	I II V VIII	a-a:فَأْد	القلب	heart
فءر	1	I	a-a:فَأْر	حيوان قارض	mouse
فءس	1	I	a-a:فَأْس	أداة القطع	axe
فءق	0	I	a-a:فُؤَاق	الشهقة	hiccup
فءل	2	II VI VIII	-	توقع الخير	good omen, optimism
فءم	0	II	-	الجماعة من الناس	group of people
فءو	0	I VII	a-u:فَأْو	الشق والجماعة	splitting, group
فتء	2	I IV	i-a:فَتْء;a-a:فَتْء	الاستمرار على الشيء	continuing, not ceasing
فتت	2	I II V VII	a-u:فَتّ	الكسر بالأصابع	crumbling
فتح	3	I II III V VI VII VIII X	a-a:فَتْح	إزالة الإغلاق والنصر	opening, conquest
فتخ	0	I II	i-a:فَتَخ;a-a:فَتْخ	اللين والاسترخاء	laxity of joints
فتر	2	I II IV V	a-u:فُتُور,فَتْر;a-i:فُتُور	السكون بعد حدة والضعف	slackening, lukewarmness
فتش	2	I II	a-i:فَتْش	البحث والتنقيب	searching, inspection
فتق	2	I II V VII VIII	a-u:فَتْق;a-i:فَتْق	شق المتصل	rupture, hernia
فتك	2	I III IV	a-i:فَتْك;a-u:فَتْك,فُتُوك	البطش والقتل	assault, killing
فتل	2	I II V VII VIII	a-i:فَتْل	لي الحبل	twisting
فتن	3	I II IV VIII	a-i:فِتْنَة,فُتُون,فَتْن	الابتلاء والإعجاب	trial, temptation
فتو	2	I IV V VI X	a-u:فَتْو	الشباب وبيان الحكم	youth, legal opinion
فتي	1	I II V	i-a:فَتَاء,فَتَى	الشباب والقوة	youthfulness
فثء	0	I IV VII	a-a:فَثْء	تسكين الحدة	calming, abating
فجء	2	I III V VIII	a-a:فَجْء,فَجْأَة,فُجَاءَة;i-a:فَجْء,فُجَاءَة	الهجوم بغتة	suddenness
فجج	1	I IV VII	a-u:فَجّ;a-i:فَجّ	الطريق الواسع وعدم النضج	wide pass, unripeness
فجر	3	I II IV V VII VIII	a-u:فُجُور,فَجْر	الشق والانبعاث والفسق	bursting, dawn, immorality
فجس	0	I V	a-u:فَجْس	التكبر	arrogance
فجع	2	I II V VII	a-a:فَجْع,فَجِيعَة	الإيلام بفقد عزيز	afflicting, calamity
فجل	1	I	i-a:فَجَل	نبات من البقول	radish
فجم	0	I	i-a:فَجَم	الاتساع والغلظ	width
فجو	2	I VI VII	a-u:فَجْو;i-a:فَجَا	المتسع بين شيئين	gap, opening
فحج	0	I II	i-a:فَحَج;a-a:فَحْج	تباعد الساقين	bowleggedness
فحح	1	I	a-i:فَحِيح,فَحّ;a-u:فَحِيح	صوت الأفعى	hissing
فحش	2	I IV VI	u-u:فُحْش,فَحَاشَة;a-u:فُحْش	القبح المتجاوز للحد	obscenity, excess
فحص	3	I V VIII	a-a:فَحْص	البحث الدقيق	examination
فحل	1	I V X	a-a:فَحْل	الذكر القوي	stallion, virile male
فحم	2	I II IV V	a-a:فَحْم;i-a:فَحَم;u-u:فُحُومَة	السواد والوقود والسكوت	coal, silencing
فحو	1	I II	a-u:فَحْو	المضمون والمعنى	purport, content
فخت	0	I V	a-a:فَخْت	طائر مطوق وضوء القمر	ringdove, moonlight
فخخ	1	II	-	المصيدة	trap
فخذ	1	I II	a-a:فَخْذ	ما فوق الركبة	thigh
فخر	2	I II III IV V VI VIII	a-a:فَخْر,فَخَار;i-a:فَخَر	التباهي والطين المحروق	pride, pottery
فخم	2	I II V	u-u:فَخَامَة	العظمة والجلال	grandeur
فدح	2	I X	a-a:فَدْح	الإثقال	burdening heavily
فدد	0	I	a-i:فَدِيد	شدة الصوت	loud shouting
فدر	0	I II	a-i:فُدُور;a-u:فُدُور	الفتور والوعل	flagging, ibex
فدغ	0	I VII	a-a:فَدْغ	شدخ الشيء	crushing
فدم	0	I II	u-u:فَدَامَة,فُدُومَة;a-i:فَدْم	الغلظة وتغطية الفم	dullness, gagging
فدن	1	II	-	وحدة مساحة الأرض والقصر	land measure, palace
فدي	2	I III IV V VI VIII	a-i:فِدَاء,فِدَى,فِدْيَة	بذل العوض للإنقاذ	ransom, sacrifice
فذذ	2	I IV X	a-u:فَذّ	التفرد	uniqueness
فرء	0	-	-	حمار الوحش	wild ass
فرت	1	I	u-u:فُرُوتَة	شدة العذوبة	sweetness of water
فرث	0	I IV	a-u:فَرْث	ما في الكرش	stomach contents
فرج	2	I II IV V VII	a-i:فَرْج;i-a:فَرَج	الانفتاح وكشف الغم	opening, relief
فرح	3	I II IV	i-a:فَرَح	السرور	joy
فرخ	1	I II IV	i-a:فَرَخ	صغير الطائر	chick, hatching
فرد	3	I II IV V VII X	a-u:فُرُود;u-u:فَرَادَة;i-a:فَرَد	التوحد والانعزال	singleness, individuality
فرر	2	I II IV VI VIII	a-i:فِرَار,فَرّ	الهرب	flight, escape
فرز	3	I II III IV VIII	a-i:فَرْز	العزل والتمييز	sorting, secretion
فرس	2	I II V VIII	a-i:فَرْس;u-u:فَرَاسَة,فُرُوسَة,فُرُوسِيَّة	الخيل والقتل وحدة النظر	horsemanship, prey, insight
فرش	3	I II IV V VIII	a-u:فَرْش,فِرَاش;a-i:فَرْش	البسط	spreading, furnishing
فرص	2	I II III V VI VIII	a-i:فَرْص	النوبة والقطع	opportunity
فرض	3	I II IV VIII	a-i:فَرْض;u-u:فَرَاضَة	الإيجاب والتقدير والحز	imposing, assuming
فرط	3	I II III IV V VII	a-u:فَرْط,فُرُوط	السبق ومجاوزة الحد	excess, negligence
فرع	3	I II IV V VIII	a-a:فَرْع,فُرُوع;i-a:فَرَع	العلو والتشعب	branching, height
فرغ	3	I II IV V X	a-u:فَرَاغ,فُرُوغ;a-a:فُرُوغ,فَرَاغ;i-a:فَرَغ	الخلو والانتهاء	emptiness, finishing
فرق	3	I II III IV V VI VII VIII X	a-u:فَرْق,فُرْقَان;i-a:فَرَق;a-i:فَرْق	الفصل والتمييز والخوف	separation, difference
فرك	2	I II IV V VII	a-u:فَرْك;i-a:فِرْك	الدلك والحك	rubbing
فرم	2	I II	a-i:فَرْم;a-u:فَرْم	التقطيع الدقيق	mincing
فرن	2	-	-	موضع الخبز	oven
فره	1	I II IV X	u-u:فَرَاهَة,فَرَاهِيَة;i-a:فَرَه	الحذق والنشاط والبطر	agility, briskness
فرو	2	II VIII	-	جلد الحيوان ذو الشعر	fur
فري	2	I II IV V VII VIII	a-i:فَرْي;i-a:فَرَى	الشق واختلاق الكذب	cutting, fabricating
فزر	1	I II V VII	a-u:فَزْر	الشق والتصدع	splitting, bursting
فزز	1	I IV X	a-i:فَزّ,فَزِيز;a-u:فَزّ	الإزعاج والإثارة	startling, provoking
فزع	2	I II IV V	i-a:فَزَع;a-a:فَزْع	الخوف واللجوء	fright
فسء	0	I II V	a-a:فَسْء	تشقق الثوب	fraying
فسح	2	I II IV V VI VII	a-a:فَسْح;u-u:فَسَاحَة,فُسْحَة	التوسعة	spaciousness
فسخ	2	I II V VI VII	a-a:فَسْخ;i-a:فَسَخ	النقض والإبطال	annulment, dissolution
فسد	3	I II III IV VI VII X	a-u:فَسَاد,فُسُود;a-i:فَسَاد;u-u:فَسَاد	التلف وخلاف الصلاح	corruption, spoiling
فسر	3	I II V X	a-u:فَسْر;a-i:فَسْر	البيان والإيضاح	explanation
فسط	0	-	-	البيت من الشعر	tent
فسق	2	I II IV VII	a-u:فِسْق,فُسُوق;a-i:فِسْق,فُسُوق	الخروج عن الطاعة	impiety
فسل	1	I IV VIII	u-u:فَسَالَة,فُسُولَة;a-u:فَسْل	صغار النخل والرذالة	seedling, vileness
فسو	0	I	a-u:فَسْو,فُسَاء	خروج الريح بلا صوت	silent wind
فشج	0	I II V	a-i:فَشْج	تفريج الرجلين	straddling
فشخ	0	I II	a-a:فَشْخ	اللطم والكذب	slapping, striding
فشر	1	I II	a-u:فَشْر	التفاخر الكاذب	bragging
فشش	1	I VII	a-u:فَشّ	خروج الريح وذهاب الورم	deflating
فشغ	0	I V	a-a:فَشْغ	العلو والانتشار	overspreading
فشل	2	I II IV V	i-a:فَشَل	الإخفاق والجبن	failure
فشو	2	I IV V	a-u:فُشُوّ,فَشْو	الانتشار والظهور	spreading, divulging
فصح	2	I II IV V VI X	u-u:فَصَاحَة;a-a:فَصْح	البيان والوضوح	eloquence, clarity
فصد	2	I V VII VIII	a-i:فَصْد,فِصَاد	شق العرق لإخراج الدم	bloodletting
فصص	1	I II IV VII VIII	a-u:فَصّ;a-i:فَصِيص	القطعة وحجر الخاتم	lobe, gem
فصل	3	I II III IV V VI VII VIII X	a-i:فَصْل,فِصَال;a-u:فُصُول	القطع والتمييز	separation, section
فصم	2	I V VII	a-i:فَصْم	الكسر من غير بينونة	splitting, severing
فصي	1	I II IV V VI	a-i:فَصْي	الفصل والتخلص	detaching, escaping
فضح	2	I III VI VII VIII	a-a:فَضْح,فَضِيحَة	كشف المساوئ	exposing, scandal
فضخ	0	I VII VIII	a-a:فَضْخ	كسر الشيء الأجوف	breaking, squashing
فضض	2	I II IV V VII VIII	a-u:فَضّ	الكسر والتفريق والمعدن الأبيض	breaking up, silver
فضل	3	I II III IV V VI X	a-u:فَضْل;i-a:فَضْل;u-u:فَضْل	الزيادة والإحسان	surplus, merit
فضو	2	I IV V	a-u:فَضَاء,فُضُوّ	الاتساع والخلو	space, vacancy
فضي	1	I II	i-a:فَضَا	الخلو	being empty
فطء	0	I	i-a:فَطَأ	الفطسة ودخول الظهر	flatness
فطح	0	I II	a-a:فَطْح;i-a:فَطَح	العرض والتسطح	broadening, flatness
فطر	3	I II IV V VII VIII	a-u:فَطْر,فِطْر;a-i:فَطْر	الشق والابتداء والخلقة	splitting, innate nature
فطس	1	I II	a-i:فُطُوس;i-a:فَطَس	انخفاض الأنف والموت	snub nose, dying
فطم	2	I IV VII	a-i:فَطْم,فِطَام	قطع الرضاع	weaning
فطن	2	I II III V VI	i-a:فِطْنَة,فَطَن,فَطَانَة;a-u:فِطْنَة,فَطْن;u-u:فَطَانَة	الحذق والفهم	sagacity
فظظ	1	I VIII	i-a:فَظَاظَة,فَظَظ	الغلظة والجفاء	rudeness
فظع	2	I IV V X	u-u:فَظَاعَة;i-a:فَظَع	شدة الشناعة	atrocity
فعل	3	I II III V VI VII VIII	a-a:فِعْل,فَعْل,فَعَال	العمل وإحداث الشيء	doing, action
فعم	1	I II IV	u-u:فَعَامَة,فُعُومَة;a-a:فَعْم	الامتلاء	fullness
فعو	0	V	-	الأفعى	viper
فغر	1	I IV VII	a-a:فَغْر;a-u:فُغُور	فتح الفم	gaping
فغم	0	I II IV VII	a-a:فَغْم,فُغُوم;i-a:فَغَم	انتشار الرائحة والولوع	spreading scent
فغو	0	I IV	a-u:فَغْو	زهر الحناء	henna flower
فقء	2	I II V VII	a-a:فَقْء	شق العين ونحوها	gouging, bursting
فقح	0	I II V	a-a:فَقْح	التفتح	opening of buds
فقد	3	I IV V VI VIII X	a-i:فَقْد,فِقْدَان,فُقْدَان	ضياع الشيء	loss
فقر	3	I II IV VI VIII	u-u:فَقْر,فَقَارَة;a-u:فَقْر;i-a:فَقَر	الحاجة وعظام الظهر	poverty, vertebra
فقس	1	I II VI VII	a-i:فَقْس	كسر البيض عن الفرخ	hatching
فقش	0	I	a-i:فَقْش	كسر البيضة	cracking
فقص	0	I II V	a-i:فَقْص	كسر البيضة	breaking eggs
فقع	1	I II IV V VII	a-a:فَقْع,فُقُوع;i-a:فَقَع	الانفجار وصفاء اللون	bursting, pure colour
فقق	0	I VII	a-u:فَقّ	الانفراج	opening
فقم	2	I VI	i-a:فَقَم;u-u:فَقَامَة	عظم الأمر واشتداده	aggravation
فقه	3	I II III IV V	i-a:فِقْه,فَقَه;u-u:فَقَاهَة	الفهم والعلم بالأحكام	understanding, jurisprudence
فكر	3	I II IV V VIII	a-i:فِكْر,فَكْر	إعمال العقل	thinking
فكك	2	I II V VI VII VIII X	a-u:فَكّ,فِكَاك,فَكَاك;i-a:فَكَك	الفصل والتخليص	disjoining, releasing
فكل	0	VIII	-	الرعدة	trembling
فكن	0	V	-	الندم والتأسف	regret
فكه	2	I II III IV V VI	i-a:فَكَاهَة,فَكَه	المزاح وطيب النفس	humour, fruit
فلت	2	I II IV V VII	a-i:فَلْت	التخلص والهرب	escape, release
فلج	1	I II IV V VII VIII	a-u:فَلْج,فُلُوج;a-i:فَلْج;i-a:فَلَج	الشق والظفر والشلل	cleaving, paralysis
فلح	2	I II IV X	a-a:فَلْح,فِلَاحَة	الشق والفوز	tillage, success
فلد	0	-	-	المصبوب من الحديد	steel
فلذ	1	I II VIII	a-i:فَلْذ	القطع من الشيء	cutting a piece
فلز	2	-	-	جوهر من جواهر الأرض	metal
فلس	1	II IV	-	العملة الصغيرة وفقد المال	small coin, bankruptcy
فلص	0	II IV VII	-	التخلص	slipping away
فلط	0	III IV	-	المفاجأة	surprise
فلع	0	I II V VII	a-a:فَلْع	الشق	splitting
فلغ	0	I	a-a:فَلْغ	الشدخ	crushing
فلق	2	I II IV V VII VIII	a-i:فَلْق	الشق وضوء الصبح	splitting, daybreak
فلك	2	I II IV V X	a-u:فَلْك	مدار النجوم والاستدارة	orbit, celestial sphere
فلل	1	I II IV V VII VIII	a-u:فَلّ	الكسر والتثليم	notching, rout
فلم	2	II	-	الشريط المصور	film
فلن	1	-	-	الكناية عن شخص	so-and-so
فلو	1	I IV VIII	a-u:فَلْو,فَلَاء	الصحراء والفطام	desert, foal
فلي	1	I II V VIII X	a-i:فَلْي	البحث في الشعر والكلام	delousing, scrutiny
فمم	2	-	-	موضع الأكل والكلام	mouth
فنج	0	-	-	إناء الشراب الصغير	small cup
فنخ	0	I II	a-a:فَنْخ	القهر والإذلال	subduing
فند	2	I II III IV V	i-a:فَنَد	خطأ الرأي وإبطاله	refutation
فنر	1	-	-	مصباح إرشاد السفن	lantern, lighthouse
فنق	0	II IV V	-	التنعم	living in luxury
فنك	1	I II III IV	a-u:فُنُوك	ضرب من الثعالب واللجاج	fennec fox
فنن	2	I II V VIII	a-u:فَنّ	الضرب من الشيء والإبداع	art, kind
فني	3	I IV VI	i-a:فَنَاء	العدم وانتهاء الوجود	perishing, annihilation
فهد	1	I	i-a:فَهَد	سبع من السنوريات	cheetah, leopard
فهر	0	I II IV V	a-a:فَهْر	حجر السحق	pestle stone
فهق	1	I IV V VII	a-a:فَهْق;i-a:فَهَق	الامتلاء حتى الفيض	brimming, gasping
فهم	3	I II IV V VI VIII X	i-a:فَهْم,فَهَم	إدراك المعنى	understanding
فهه	0	I IV	i-a:فَهَاهَة,فَهَه	العي والزلل	inarticulacy
فهو	0	I	a-u:فَهْو	السهو	inattention
فوت	3	I II III IV V VI VIII	a-u:فَوْت,فَوَات	السبق وعدم الإدراك	passing, missing
فوج	2	I II IV	a-u:فَوْج	الجماعة من الناس	group, regiment
فوح	1	I II IV VI	a-u:فَوْح,فَوَحَان	انتشار الرائحة	diffusion of scent
فوخ	0	I IV	a-u:فَوْخ,فَوَخَان	انتشار الرائحة وسكون الحر	smelling, abating
فود	1	I II IV	a-u:فَوْد	جانب الرأس	temple of head
فور	2	I II IV V	a-u:فَوَرَان,فَوْر,فُور	الغليان والإسراع	boiling, immediacy
فوز	2	I II IV	a-u:فَوْز,مَفَازَة	الظفر والنجاة	winning
فوض	3	II III VI X	-	رد الأمر إلى الغير	delegation, negotiation
فوط	1	II	-	قطعة القماش للتنشيف	towel
فوع	0	I	a-u:فَوْع	حدة الرائحة	strength of scent
فوغ	0	I	a-u:فَوْغ	انتشار الرائحة	spreading scent
فوف	0	II	-	القشرة الرقيقة والنقش	pellicle, fine pattern
فوق	3	I II IV V VIII X	a-u:فَوْق,فَوَاق	العلو والتجاوز	above, excelling
فول	1	II	-	نبات من القطاني	broad bean
فوم	1	II	-	الثوم والحنطة	garlic, wheat
فوه	2	I II III V VI	a-u:فَوْه;i-a:فَوَه	النطق والفم	uttering, mouth, orifice
فوي	0	-	-	نبات الصبغ الأحمر	madder
فيء	2	I II IV V X	a-i:فَيْء,فُيُوء	الرجوع والظل	returning, shade
فيح	1	I II IV	a-i:فَيْح,فَيَحَان;i-a:فَيَح	السعة وانتشار الحر والرائحة	spreading, breadth
فيد	3	I II IV V VI X	a-i:فَيْد	حصول النفع	benefit
فيش	0	I III V	a-i:فَيْش	الفخر بالباطل	boasting
فيص	0	I III IV	a-i:فَيْص	البيان بالكلام والمحيد	articulating, deviating
فيض	2	I II IV X	a-i:فَيْض,فَيَضَان	كثرة الماء حتى يسيل	overflow, abundance
فيظ	0	I IV	a-i:فَيْظ	خروج النفس	dying
فيف	0	-	-	المفازة لا ماء فيها	waterless desert
فيل	2	I II V X	a-i:فَيْلُولَة,فَيَالَة	الحيوان ذو الخرطوم وخطأ الرأي	elephant, weak opinion
فين	0	I	a-i:فَيْن	الحين والوقت	moment
غبب	1	I II IV	a-i:غَبّ,غُبُوب;a-u:غِبّ	العاقبة والإتيان بعد حين	outcome, interval
غبر	2	I II IV V IX	a-u:غُبُور;i-a:غَبَر	المضي والبقاء وإثارة الغبار	elapsing, dust
غبس	0	I IX	i-a:غَبَس	الظلمة والكدرة	dusky colour
غبش	1	I IV V	i-a:غَبَش	ظلمة آخر الليل	darkness before dawn
غبط	2	I IV VIII	a-i:غَبْط,غِبْطَة;i-a:غَبَط	تمني مثل النعمة والسرور	envy without malice
غبق	0	I II V VIII	a-u:غَبْق	شرب العشي	evening drink
غبن	2	I VI VIII	a-i:غَبْن;i-a:غَبَن,غَبَانَة	الخداع في البيع والظلم	cheating, wronging
غبو	0	-	-	الخفاء والظلمة	obscurity
غبي	2	I V VI X	i-a:غَبَاوَة,غَبَاء	قلة الفطنة	stupidity
غتت	0	I	a-u:غَتّ	الغط في الماء والكد	immersion, toil
غتم	0	I IX	i-a:غَتَم	العجمة في النطق	unclear speech
غثث	1	I IV X	a-i:غَثَاثَة,غُثُوثَة;i-a:غَثَاثَة	الهزال والرداءة	leanness, meagreness
غثر	0	I IX	i-a:غَثَر	الغبرة إلى الخضرة	dusty colour
غثو	1	I	a-u:غُثُوّ,غَثْو	ما يحمله السيل من زبد	scum, froth
غثي	1	I II IV	a-i:غَثَيَان,غَثْي;i-a:غَثَى	اضطراب النفس والميل للقيء	nausea
غجر	1	-	-	جماعة من الرحل	gypsies
غدد	2	I II IV	a-u:غَدّ	عقدة في الجسم مفرزة	gland
غدر	2	I II III IV	a-i:غَدْر,غَدَرَان;a-u:غَدْر	نقض العهد والترك	treachery, leaving
غدف	0	I IV VIII	a-u:غَدْف	الإسبال والإرسال	letting down, covering
غدق	1	I IV	i-a:غَدَق	الكثرة والغزارة	abundance
غدن	0	I XII	i-a:غَدَن	اللين والنعمة	softness, languor
غدو	3	I II III IV V	a-u:غُدُوّ,غَدْو,غُدْوَة	الذهاب أول النهار والصيرورة	going early, becoming
غذذ	0	I II IV	a-i:غَذّ;a-u:غَذّ	السرعة في السير	hastening
غذو	3	I II V VIII	a-u:غَذْو,غِذَاء	الإطعام وما به النماء	nourishment
غرب	3	I II IV V VIII X	a-u:غُرُوب,غَرْب;u-u:غَرَابَة,غُرْبَة	البعد والمغيب والغموض	west, setting, strangeness
غرث	0	I II	i-a:غَرَث	الجوع	hunger
غرد	2	I II V	i-a:غَرَد	رفع الصوت بالغناء	warbling, singing
غرر	2	I II VIII X	a-u:غُرُور,غَرّ;a-i:غَرَارَة,غِرَّة	الخداع والغفلة	deception, inexperience
غرز	2	I II IV V VIII	a-i:غَرْز;i-a:غَرَز	الإدخال والتثبيت	inserting, pricking
غرس	2	I IV VII VIII	a-i:غَرْس,غِرَاس	وضع النبات في الأرض	planting
غرش	0	-	-	ضرب من النقود والشجر	coin, tree fruit
غرض	3	I II IV	i-a:غَرَض;u-u:غَرَاضَة,غِرَض	الهدف والقصد	aim, purpose
غرف	2	I VII VIII	a-i:غَرْف;a-u:غَرْف	أخذ الماء باليد والغرفة	scooping, room
غرق	3	I II III IV VIII X	i-a:غَرَق	الرسوب في الماء	drowning, sinking
غرل	0	I	i-a:غَرَل	القلفة قبل الختان	foreskin
غرم	2	I II IV V VIII	i-a:غُرْم,غَرَامَة,مَغْرَم	أداء ما يلزم والولوع	fine, fondness
غرن	0	-	-	طين الغدير وطائر	sediment, male eagle
غرو	2	I II IV	a-u:غَرْو	اللصوق والعجب	glue, wonder
غري	2	I II IV	i-a:غَرَا,غَرَاء	الولوع والتعلق	adherence, enticement
غزر	2	I IV X	u-u:غَزَارَة,غُزْر	الكثرة والوفرة	abundance
غزز	0	I	a-u:غَزّ	الوخز والشدق	pricking, jowl
غزل	2	I II III IV V VI VIII	a-i:غَزْل;i-a:غَزَل	فتل الخيوط وحديث الحب	spinning, flirtation
غزو	3	I II IV VIII	a-u:غَزْو,غَزْوَة	السير إلى القتال والقصد	raid, invasion
غسق	1	I IV	a-i:غُسُوق,غَسْق,غَسَقَان;i-a:غَسَق	ظلمة أول الليل	dusk, darkness
غسل	3	I II V VII VIII	a-i:غَسْل,غُسْل	التنقية بالماء	washing
غسن	0	-	-	خصلة الشعر	lock of hair
غسو	0	I IV	a-u:غُسُوّ	إظلام الليل	growing dark
غشش	2	I II VII VIII X	a-u:غِشّ,غَشّ	الخداع وخلط الرديء	fraud, adulteration
غشم	1	I V VI X	a-i:غَشْم	الظلم والجهل	injustice, inexperience
غشو	1	I	a-u:غَشْو	التغطية والستر	covering
غشي	2	I II IV V X	i-a:غِشَاوَة,غَشَيَان,غِشْيَان	التغطية والإتيان وفقد الوعي	covering, fainting
غصب	2	I VIII	a-i:غَصْب	الأخذ قهرا	usurpation
غصص	1	I IV VIII	i-a:غَصَص,غَصّ;a-u:غَصَص	اعتراض الطعام في الحلق	choking
غصن	2	I II IV	a-i:غَصْن	ما تشعب من الشجر	branch
غضب	3	I III IV V	i-a:غَضَب,مَغْضَبَة	السخط والانفعال	anger
غضر	1	I	i-a:غَضَر,غَضَارَة	النعمة والخصب	freshness, ease
غضض	2	I II VI VII	a-u:غَضّ,غَضَاضَة,غِضَاض;a-i:غَضَاضَة,غُضُوضَة	الخفض والطراوة	lowering, freshness
غضف	0	I V VII	a-i:غَضْف;i-a:غَضَف	الانثناء والاسترخاء	drooping
غضن	1	I II III V	a-u:غَضْن;i-a:غَضَن	التثني والتجعد	wrinkle, fold
غضو	1	I IV VI	a-u:غُضُوّ	الإطباق والتجاوز	overlooking
غطس	2	I II VI	a-i:غَطْس,غُطُوس	الانغماس في الماء	diving
غطش	0	I IV VI	a-i:غَطْش;i-a:غَطَش	الظلمة وضعف البصر	darkness, dim sight
غطط	1	I II VII	a-u:غَطّ;a-i:غَطِيط	الغمس وصوت النائم	dipping, snoring
غطف	0	I	i-a:غَطَف	سعة العيش وطول الأهداب	ease, long lashes
غطم	0	-	-	سعة البحر وكثرته	vastness of sea
غطو	3	I II V	a-u:غَطْو,غُطُوّ	الستر	cover
غطي	1	I II IV V	a-i:غَطْي	الستر والإخفاء	covering
غفر	3	I II VI VIII X	a-i:غُفْرَان,مَغْفِرَة,غَفْر	الستر والعفو	forgiveness
غفص	0	III	-	الأخذ على غرة	taking unawares
غفف	0	VIII	-	البلغة من العيش	bare sufficiency
غفق	0	I II VIII	a-i:غَفْق	النوم الخفيف والضرب	light sleep, striking
غفل	3	I II IV V VI X	a-u:غَفْلَة,غُفُول	السهو وترك الشيء	heedlessness
غفو	2	I IV	a-u:غَفْو,غَفْوَة,غُفُوّ	النوم الخفيف	nap, doze
غفي	0	I IV	i-a:غَفْيَة,غَفَى	النعاس	dozing
غلب	3	I II III V VI	a-i:غَلَبَة,غَلْب,غَلَب;i-a:غَلَب	القهر والتفوق	overcoming, dominance
غلت	0	I VIII	i-a:غَلَت	الخطأ في الحساب	miscalculation
غلث	0	I VIII	a-i:غَلْث;i-a:غَلَث	الخلط	mixing
غلس	0	I II IV	i-a:غَلَس	ظلمة آخر الليل	darkness before dawn
غلط	2	I II III IV	i-a:غَلَط	الخطأ	error
غلظ	2	I II III IV VIII X	u-u:غِلَظ,غِلْظَة,غِلَاظَة;a-i:غِلَظ	الشدة والثخانة	thickness, roughness
غلف	2	I II V VIII	a-i:غَلْف;i-a:غَلَف	الستر بغلاف	wrapping, envelope
غلق	2	I II IV VII X	a-i:غَلْق;i-a:غَلَق	سد الباب ونحوه	closing
غلل	2	I II IV V VII VIII X	a-u:غَلّ,غُلُول;a-i:غِلّ,غَلِيل	الإدخال والقيد والدخل والحقد	shackle, yield, rancour
غلم	2	I IV VIII	i-a:غُلْمَة,غَلَم	الفتوة وشدة الشهوة	youth, lust
غلن	1	-	-	أداة التدخين	tobacco pipe
غلو	2	I II III IV VI X	a-u:غُلُوّ,غَلَاء,غَلْو	مجاوزة الحد وارتفاع السعر	excess, high price
غلي	2	I II IV	a-i:غَلَيَان,غَلْي	فوران السائل بالحرارة	boiling
غمت	0	I	a-i:غَمْت	ثقل الطعام والتغطية	indigestion, covering
غمج	0	I	a-i:غَمْج;i-a:غَمَج	جرع الماء	gulping
غمد	1	I II IV V VIII	a-u:غَمْد;a-i:غَمْد	إدخال السيف في جرابه	sheathing
غمر	3	I II III VII VIII	a-u:غَمْر;u-u:غَمَارَة,غُمُورَة;i-a:غَمَر	التغطية بالماء والشدة	flooding, immersion
غمز	2	I II IV VI VIII	a-i:غَمْز	الإشارة بالعين والجس	winking, pressing
غمس	2	I II III VII VIII	a-i:غَمْس	الإدخال في السائل	dipping
غمش	0	I	i-a:غَمَش	ضعف البصر	weak sight
غمص	0	I VIII	i-a:غَمْص,غَمَص;a-i:غَمْص	الاحتقار ووسخ العين	disdain
غمض	2	I II IV V VII VIII	a-u:غُمُوض;u-u:غُمُوضَة,غَمَاضَة	الخفاء وإطباق الجفن	obscurity, closing eyes
غمط	1	I	a-i:غَمْط;i-a:غَمْط	الاحتقار وجحد الحق	disdain, denial
غمق	1	I II	i-a:غَمَق;u-u:غُمُوقَة	شدة اللون والنداوة	dark shade, dampness
غمل	0	I VII	a-u:غَمْل	التغطية حتى الفساد	covering to ferment
غمم	2	I II IV V VII VIII	a-u:غَمّ;i-a:غَمَم	الحزن والتغطية	grief, covering
غمن	0	I	a-u:غَمْن	الغم بالتغطية	covering up
غمو	0	I	a-u:غَمْو	تسقيف البيت	roofing
غمي	2	I II IV	a-i:غَمْي	فقد الوعي والتسقيف	fainting
غنج	1	I II V	i-a:غَنَج,غُنْج	الدلال	coquetry
غنظ	0	I	a-i:غَنْظ	الكرب والمشقة	distress
غنم	2	I II IV V VIII X	i-a:غُنْم,غَنِيمَة,غَنْم	الفوز بالشيء والضأن	gain, booty, sheep
غنن	1	I II IV	i-a:غُنَّة,غَنَن	خروج الصوت من الخيشوم	nasal tone
غني	3	I II IV V VI VIII X	i-a:غِنَى,غَنَاء	كثرة المال والاكتفاء والتطريب	wealth, sufficiency, singing
غهب	0	I VIII	i-a:غَهَب	الغفلة وشدة الظلمة	heedlessness, gloom
غوث	2	I II IV X	a-u:غَوْث	النصرة والإعانة	succour
غوج	0	I V	a-u:غَوْج	التثني واللين	bending
غور	2	I II III IV V VI	a-u:غَوْر,غُؤُور	الانخفاض والعمق والهجوم	depth, sinking, raid
غوز	2	II V	-	التحويل إلى غاز	gasification
غوش	0	II	-	الضوضاء	uproar
غوص	2	I II	a-u:غَوْص,غِيَاص,غِيَاصَة	النزول تحت الماء	diving
غوط	1	I II V	a-u:غَوْط	المطمئن من الأرض	low ground, hollow
غوغ	1	-	-	الجلبة وسفلة الناس	rabble, clamour
غول	2	I III V VIII	a-u:غَوْل	الإهلاك خفية	destroying covertly
غوي	2	I II IV VI VII X	a-i:غَيّ,غَوَايَة;i-a:غَوَايَة,غَوَى	الضلال والانقياد للهوى	going astray, seduction
غيب	3	I II IV V VIII X	a-i:غِيَاب,غَيْب,غَيْبَة	البعد والخفاء	absence
غيث	1	I IV	a-i:غَيْث	نزول المطر	rain
غيد	1	I VI	i-a:غَيَد	التثني ولين الأعطاف	tender suppleness
غير	3	I II III IV V VI	i-a:غَيْرَة,غَيْر;a-i:غَيْر	التحول والاختلاف والأنفة	change, otherness, jealousy
غيس	0	-	-	حدة الشباب	prime of youth
غيض	1	I II IV V VII	a-i:غَيْض,مَغَاض	نقص الماء وذهابه	decrease, sinking water
غيظ	2	I II III IV V VIII	a-i:غَيْظ	شدة الغضب	rage
غيف	0	I II V	a-i:غَيَفَان,غَيْف	الميل والتثني	swaying
غيل	1	I II IV VIII	a-i:غَيْل	الشجر الملتف والخديعة	thicket, assassination
غيم	2	I II IV V	a-i:غَيْم	السحاب	clouds
غين	1	I II IV	a-i:غَيْن	التغطية والحجب	covering, clouding
غيي	3	II IV	-	النهاية والمقصد	goal, utmost limit
هبب	2	I II IV V	a-u:هُبُوب,هَبّ	ثوران الريح والانتباه	blowing, rising up
هبت	0	I	a-i:هَبْت	الضرب والحط من القدر	striking, lowering
هبج	0	I II V	a-i:هَبْج	الضرب المتتابع وتورم الوجه	beating, swelling
هبخ	0	-	-	المرأة الناعمة	tender woman
هبد	0	I VIII	a-i:هَبْد	كسر الحنظل	breaking colocynth
هبذ	0	I III VIII	a-i:هَبْذ	الإسراع في المشي	haste
هبر	1	I	a-u:هَبْر	قطع اللحم	cutting meat
هبش	1	I II V VIII	a-i:هَبْش;a-u:هَبْش	الجمع والكسب	gathering, grabbing
هبط	3	I II IV V VII	a-i:هُبُوط;a-u:هَبْط	النزول والانخفاض	descent, drop
هبع	0	I	a-a:هُبُوع	مد العنق في السير	stretching the neck
هبل	1	I II IV VIII	i-a:هَبَل	فقد العقل والثكل	idiocy, bereavement
هبو	1	I IV	a-u:هُبُوّ	ارتفاع الغبار	rising of dust
هتء	0	I V	a-a:هَتْء	الضرب والتقطع	beating, wearing out
هتت	0	I	a-u:هَتّ	تتابع الكلام والكسر	torrent of words
هتر	1	I IV VI X	a-i:هَتْر	الكلام الساقط والاستخفاف	recklessness, nonsense
هتف	2	I VI	a-i:هُتَاف,هَتْف	الصياح والنداء	shouting, telephone
هتك	2	I II V VII	a-i:هَتْك	خرق الستر	tearing, disclosure
هتل	0	I	a-i:هَتْل,هُتُول	تتابع المطر	steady rain
هتم	0	I IV V	i-a:هَتَم;a-i:هَتْم	كسر مقدم الأسنان	toothlessness
هتن	1	I VI	a-i:هُتُون,هَتْن	انصباب المطر	pouring rain
هثم	0	I	a-i:هَثْم	الدق والسحق	crushing
هجء	0	I IV	a-a:هَجْء,هُجُوء	سكون الجوع	easing of hunger
هجج	1	I II VIII	a-i:هَجِيج;a-u:هَجّ	التأجج والفرار	blazing, fleeing
هجد	1	I II IV V	a-u:هُجُود	النوم والسهر للصلاة	sleep, night vigil
هجر	3	I II III IV VI VIII	a-u:هَجْر,هِجْرَان	الترك والقطيعة والرحيل	abandonment, migration
هجس	1	I	a-u:هَجْس;a-i:هَجْس	خطور الشيء بالبال	presentiment
هجص	0	-	-	الكلام الفارغ	idle talk
هجع	1	I II	a-a:هُجُوع	النوم والسكون	slumber
هجف	0	I VII	i-a:هَجَف	الجوع واسترخاء البطن	hunger, slack belly
هجل	0	I	a-u:هَجْل	المطمئن من الأرض	low ground
هجم	3	I II III IV V VI VII VIII	a-u:هُجُوم	الدخول بغتة والاعتداء	attack, assault
هجن	2	I II IV VIII X	u-u:هُجْنَة,هَجَانَة	اختلاط الأصل والعيب	hybridity, blemish
هجو	2	I II III V VI VIII	a-u:هِجَاء,هَجْو	الذم وتقطيع الحروف	satire, spelling
هجي	1	II V	-	تعديد الحروف	spelling out
هدء	3	I II III IV	a-a:هُدُوء,هَدْء	السكون والاستقرار	calm
هدب	1	I II	i-a:هَدَب;a-i:هَدْب	شعر الجفن وأطراف الثوب	eyelashes, fringe
هدج	1	I II V	a-i:هَدْج,هَدَجَان	المشي الضعيف واضطراب الصوت	tottering, quavering
هدد	3	I II V VI VII	a-u:هَدّ	الهدم والتخويف	demolition, threat
هدر	2	I IV VI	a-i:هَدْر,هَدِير;a-u:هَدْر	السقوط باطلا والصوت	waste, roaring
هدس	0	I	a-u:هَدْس	الطرد وشجر الآس	driving off, myrtle
هدف	3	I IV V X	a-u:هَدْف;a-i:هَدْف	الغرض والغاية	aim, target
هدك	0	I	a-i:هَدْك	الهدم	demolishing
هدل	1	I II V	a-i:هَدِيل,هَدْل;i-a:هَدَل	صوت الحمام والاسترخاء	cooing, drooping
هدم	3	I II V VI VII	a-i:هَدْم	نقض البناء	demolition
هدن	2	I II III IV VI	a-i:هُدُون	السكون والصلح	truce, quiet
هدي	3	I II IV V VI VIII X	a-i:هُدَى,هِدَايَة	الإرشاد والعطية	guidance, gift
هذء	0	I	a-a:هَذْء	القطع السريع	quick cutting
هذب	2	I II IV V	a-i:هَذْب	التنقية والإصلاح	refinement, trimming
هذذ	0	I	a-u:هَذّ	سرعة القطع والقراءة	swift cutting or reading
هذر	1	I IV	a-i:هَذْر;a-u:هَذْر;i-a:هَذَر	كثرة الكلام	prattle
هذل	0	-	-	الاضطراب في السير	swaying gait
هذم	0	I	a-i:هَذْم	القطع والأكل بسرعة	cutting, devouring
هذو	0	I	a-u:هَذْو	الكلام غير المعقول	raving
هذي	2	I VI	a-i:هَذَيَان,هَذْي	الكلام بلا معنى لمرض	delirium
هرء	1	I II IV V VIII	a-a:هَرْء	كثرة الكلام والتفتت	nonsense, shredding
هرب	3	I II IV V	a-u:هُرُوب,هَرَب	الفرار	flight, smuggling
هرت	0	I	i-a:هَرَت;a-i:هَرْت	سعة الشدق والتمزيق	wide mouth, tearing
هرج	2	I II	a-i:هَرْج	الاختلاط والفتنة والإضحاك	commotion, clowning
هرد	0	I II	a-i:هَرْد	التمزيق وإنضاج اللحم	shredding
هرر	1	I II	a-i:هَرِير	صوت الكلب والقط	growling, cat
هرس	2	I II VII	a-u:هَرْس	الدق والسحق	mashing, crushing
هرش	1	I II III VI VIII	a-i:هَرْش;a-u:هَرْش	الحك والتحريش	scratching, brawling
هرص	0	I	i-a:هَرَص	الدودة والجرب اليابس	dry scabies
هرط	0	I III VI	a-i:هَرْط	الطعن في العرض	slander
هرع	2	I II IV V	i-a:هَرَع;a-a:هَرْع	السرعة في المشي	hurrying
هرف	1	I	a-i:هَرْف	المجاوزة في المدح والهذيان	excessive praise
هرق	1	IV	-	صب الماء	pouring out
هرم	2	I II IV VI	i-a:هَرَم	بلوغ أقصى الكبر والبناء المثلث	decrepitude, pyramid
هرو	1	I III	a-u:هَرْو	الضرب بالهراوة	cudgeling
هري	0	I	a-i:هَرْي	مخزن الحبوب والضرب بالعصا	granary
هزء	2	I IV V X	a-a:هُزْء,هُزُؤ;i-a:هُزْء	السخرية	mockery
هزب	0	-	-	القوة والحدة	strength
هزج	1	I II IV V	i-a:هَزَج	الترنم والغناء	chanting, a meter
هزر	1	I II	a-i:هَزْر	المزاح والغمز	jesting
هزز	3	I II IV V VIII	a-u:هَزّ	التحريك والاضطراب	shaking, vibration
هزع	0	I II IV V VII VIII	a-a:هَزْع	الإسراع والكسر	haste, breaking
هزق	0	I IV	i-a:هَزَق	كثرة الضحك والخفة	giddiness
هزل	2	I II III IV VII	a-i:هَزْل;u-u:هُزَال;a-u:هُزَال	ضد الجد والنحول	joking, emaciation
هزم	3	I II V VII VIII	a-i:هَزْم,هَزِيمَة	الغلبة والكسر	defeat
هزو	0	-	-	المشي والسير	marching
هسس	1	I	a-i:هَسّ,هَسِيس	الكلام الخفي	whispering
هشش	1	I II IV V VIII X	a-i:هَشَاشَة;a-u:هَشّ	اللين وسهولة الكسر والارتياح	fragility, cheerfulness
هشم	2	I II V VII VIII	a-i:هَشْم	الكسر والتحطيم	smashing, destruction
هصر	1	I VII VIII	a-i:هَصْر	الجذب والإمالة والكسر	bending, breaking
هصص	0	I	a-u:هَصّ	شدة القبض	squeezing
هضب	1	I IV	a-i:هَضْب	المرتفع المنبسط والمطر	plateau, shower
هضض	0	I VII VIII	a-u:هَضّ	الكسر والدق	crushing
هضم	2	I V VII VIII	a-i:هَضْم	تحليل الطعام والظلم	digestion, oppression
هطع	1	I IV X	a-a:هُطُوع	الإسراع في خوف	hastening in fear
هطل	2	I VI	a-i:هَطْل,هُطُول	تتابع المطر	downpour
هفت	1	I VI	a-i:هَفْت,هُفَات	التساقط والتطاير	collapsing, fluttering
هفف	1	I VIII	a-i:هَفِيف,هَفّ	سرعة السير وهبوب الريح	whiffing, lightness
هفو	1	I V	a-u:هَفْو,هَفْوَة	الزلة والخفقان	slip, lapse
هقع	0	I VIII	a-a:هَقْع	دائرة الفرس والكي	horse whorl, branding
هقل	0	-	-	ذكر النعام	male ostrich
هقم	0	I V	i-a:هَقَم	شدة الجوع والبلع	voracity
هكب	0	-	-	الاستهزاء	derision
هكر	1	I V	i-a:هَكَر	شدة العجب	astonishment
هكع	0	I	a-a:هُكُوع	السكون والاطمئنان	settling down
هكل	1	-	-	الضخامة والبناء المشرف	huge frame, temple
هكم	1	I II V	a-u:هَكْم	الاستهزاء والسخرية	irony, mockery
هلب	1	I II V	a-u:هَلْب;i-a:هَلَب	الشعر الغليظ	bristles
هلج	0	I	a-i:هَلْج	الأحلام المختلطة	confused dreams
هلس	1	I II IV VII	a-i:هَلْس,هُلَاس	الهزال وذهاب العقل	wasting, hallucination
هلع	1	I	i-a:هَلَع	شدة الجزع	panic, dismay
هلف	0	-	-	اللحية الضخمة	bushy beard
هلك	3	I II IV VI VII VIII X	a-i:هَلَاك,هُلْك	الموت والفناء	perishing, consumption
هلل	2	I II IV V VII VIII X	a-i:هَلّ	ظهور القمر ورفع الصوت	crescent, beginning
هلم	1	-	-	الدعوة إلى الشيء	come on
هلي	0	III	-	الفزع والزجر	startling
همء	0	I IV V VII	a-a:هَمْء	تخريق الثوب	tearing cloth
همج	1	I IV	a-i:هَمْج	الرعاع والجوع	rabble, savagery
همد	2	I II IV	a-u:هُمُود	السكون والانطفاء	subsiding, lifelessness
همذ	0	-	-	السرعة في الجري	fast pace
همر	1	I VII VIII	a-u:هَمْر;a-i:هَمْر	انصباب الماء	pouring
همز	2	I III VII	a-i:هَمْز;a-u:هَمْز	الغمز والدفع والنبر	prodding, glottal stop
همس	2	I III VI	a-i:هَمْس	الصوت الخفي	whisper
همش	2	I II V	a-i:هَمْش	حاشية الكتاب والطرف	margin, marginalizing
همط	0	I V VIII	a-i:هَمْط	الأخذ ظلما	unjust taking
همع	1	I VIII	a-a:هَمْع,هُمُوع;a-u:هَمْع	سيلان الدمع	flowing of tears
همغ	0	I	a-a:هَمْغ	شدخ الرأس	crushing the head
همك	2	I VII	a-u:هَمْك	اللجاج في الأمر	absorption, engrossment
همل	2	I II IV VI	a-u:هَمْل,هَمَلَان;a-i:هَمْل	الترك وسيلان الدمع	neglect, flowing
همم	3	I II IV VIII	a-u:هَمّ	العزم والحزن	concern, intention
همن	1	-	-	الرقابة والسيطرة	dominance
همو	0	I	a-u:هَمْو	سيلان الماء	flowing
همي	1	I	a-i:هَمْي,هَمَيَان	سيلان الدمع والماء	streaming
هنء	2	I II IV V VIII X	i-a:هَنَاء,هَنَاءَة;a-a:هَنْء;u-u:هَنَاءَة	السعادة وطيب الحال	happiness, congratulation
هند	2	II	-	البلاد المعروفة والسيف المنسوب إليها	India
هنع	0	I	i-a:هَنَع	انحناء في العنق	stooped neck
هنف	1	III IV VI	-	الضحك باستهزاء	sneering laugh
هنم	0	-	-	الصوت الخفي	murmur
هنن	0	I	a-i:هَنِين	البكاء والحنين	moaning
هنو	0	-	-	الشيء الصغير والزمن القليل	small thing, short while
هوء	0	I III VI	a-u:هَوْء	الهمة والرأي	ambition
هوج	1	I IV	i-a:هَوَج	الحمق والتسرع	recklessness
هود	2	I II III V VI	a-u:هَوْد	الرجوع والملاينة	Judaism, leniency
هوذ	0	-	-	نوع من القطا	a sandgrouse
هور	2	I II V VII	a-u:هَوْر	السقوط والانهدام	collapse, rashness
هوز	0	-	-	الخلق والناس	people
هوس	2	I II IV VII	a-u:هَوْس;i-a:هَوَس	خفة العقل والولوع	obsession, mania
هوش	1	I II III V VI	a-u:هَوْش	الاختلاط والفتنة	turmoil, riot
هوع	1	I II V	a-u:هَوْع,هُوَاع	القيء	vomiting
هول	2	I II V VI VIII	a-u:هَوْل	الفزع والعظم	terror, enormity
هوم	1	II V	-	هز الرأس من النعاس	nodding off
هون	3	I II III IV VI X	a-u:هَوْن,هَوَان	السهولة والذل	ease, humiliation
هوه	0	-	-	الجبن وضعف القلب	cowardice
هوي	3	I II III IV VI VII VIII X	a-i:هُوِيّ;i-a:هَوَى	السقوط والحب والغاز المحيط	falling, passion, air
هيء	3	I II III V VI	a-i:هَيْئَة	الشكل والاستعداد	form, preparation
هيب	2	I II IV V VIII	i-a:هَيْبَة,مَهَابَة	الخوف والإجلال	awe, dread
هيت	1	II	-	الدعاء والصياح	calling out
هيج	2	I II III IV V VI VIII X	a-i:هَيَجَان,هَيْج,هِيَاج	الثوران والإثارة	excitement, agitation
هيد	0	I II	a-i:هَيْد	التحريك والإصلاح	stirring
هير	0	I II V	a-i:هَيْر	الانهدام	collapse
هيس	0	I	a-i:هَيْس	السير الشديد والمحراث	rough marching
هيش	1	I V	a-i:هَيْش	التحرك والغابة الكثيفة	agitation, thicket
هيض	1	I II V VII VIII	a-i:هَيْض	الكسر بعد الجبر	relapse, cholera
هيط	0	III VI	-	الصياح والضجيج	clamor
هيع	1	I V VII	a-i:هَيَعَان,هَيْع	الجبن والانبساط	fright, spreading
هيغ	0	-	-	السعة وطيب العيش	abundance
هيف	1	I VI	i-a:هَيَف	ضمور البطن ودقة الخصر	slenderness
هيق	0	-	-	ذكر النعام الطويل	ostrich
هيل	1	I II IV V VII	a-i:هَيْل	صب الرمل والتراب	pouring sand
هيم	2	I II V X	a-i:هُيَام,هَيْم,هَيَمَان	شدة الحب والسير بلا قصد	passionate love, wandering
هين	0	I	a-i:هَيْن	السهولة واللين	ease
هيه	0	-	-	البعد والزجر	remoteness, urging
ءبب	0	I	a-i:أَبّ,أَبَاب	المرعى والعشب	pasture, herbage
ءبد	2	I II V	a-u:أُبُود;a-i:أُبُود;i-a:أَبَد	الدوام والخلود	eternity, perpetuity
ءبر	2	I II VIII	a-i:أَبْر,إِبَار;a-u:أَبْر	تلقيح النخل والوخز بالإبرة	pollinating, pricking
ءبس	0	I II V	a-i:أَبْس	التوبيخ والإذلال	rebuke
ءبض	0	I V	a-u:أَبْض	شد رسغ البعير	hobbling
ءبط	1	II V	-	باطن المنكب	armpit
ءبق	1	I V	a-i:إِبَاق,أَبْق;i-a:أَبَق	هرب العبد من سيده	escape of a slave
ءبل	1	I II V	i-a:أَبَل,أَبَالَة;a-u:أَبْل	الإبل ورعايتها	camels
ءبن	1	I II V	a-i:أَبْن;a-u:أَبْن	ذكر محاسن الميت	eulogy
ءبه	1	I II V	a-a:أَبْه;i-a:أَبَه	الانتباه والمبالاة	heed, attention
ءبو	3	I II V X	a-u:أُبُوَّة,إِبَاوَة	الوالد والأبوة	father, fatherhood
ءبي	2	I IV V	a-a:إِبَاء,إِبَاءَة	الرفض والامتناع	refusal
ءتن	1	I X	a-i:أَتْن,أُتُون	أنثى الحمار	she-ass
ءتو	0	I	a-u:أَتْو,إِتَاوَة	الخراج والجزية	tribute
ءتي	3	I II III IV V VI X	a-i:إِتْيَان,أَتْي	المجيء والحضور	coming
ءثث	2	I II V	a-u:أَثَاث,أُثُوث;a-i:أَثَاثَة,أَثّ	متاع البيت وفرشه	furniture, furnishing
ءثر	3	I II III IV V VIII X	a-u:أَثْر,أَثَارَة;a-i:أَثْر;i-a:أَثَر	العلامة الباقية والأثر	trace, effect
ءثف	0	I II V	a-i:أَثْف;a-u:أَثْف	حجارة القدر	hearthstones
ءثل	1	I II V	a-i:أُثُول;u-u:أَثَالَة	التأصل والعراقة	being deep-rooted
ءثم	2	I II IV V	i-a:إِثْم,مَأْثَم;a-u:أَثْم	الذنب والخطيئة	sin
ءجج	1	I II V VIII	a-u:أَجِيج,أَجّ;a-i:أُجُوج	اشتعال النار وتلهبها	blazing
ءجر	3	I II III IV VIII X	a-u:أَجْر,إِجَارَة;a-i:أَجْر	الجزاء على العمل	reward, hire
ءجص	0	-	-	ثمر الكمثرى أو البرقوق	pear, plum
ءجل	3	I II V X	i-a:أَجَل;a-i:أَجْل;a-u:أَجْل	التأخير والمدة المضروبة	term, delay
ءجم	1	I V	a-i:أَجْم;i-a:أَجَم	الشجر الكثيف الملتف	thicket
ءجن	0	I	a-u:أُجُون,أَجْن;a-i:أَجْن,أُجُون;i-a:أَجَن	تغير طعم الماء ولونه	brackishness of water
ءحح	0	I	a-u:أَحّ	السعال	coughing
ءحد	3	II VIII X	-	الوحدة والانفراد	oneness, unity
ءحن	1	I III	i-a:إِحْنَة,أَحَن	الحقد والضغينة	grudge
ءخذ	3	I II III VI VIII	a-u:أَخْذ,مَأْخَذ	التناول والحيازة	taking
ءخر	3	II V VI X	-	التأخر والبعد	delay, being last
ءخو	3	I II III V VI	a-u:أُخُوَّة,إِخَاوَة	القرابة والأخوة	brotherhood
ءدب	3	I II IV V X	u-u:أَدَب;a-i:أَدْب	حسن الخلق والمعرفة	manners, literature
ءدد	0	I	a-u:أَدّ;a-i:أَدّ	الأمر العظيم الفظيع	calamity, enormity
ءدر	0	I	i-a:أَدَر,أُدْرَة	انتفاخ الخصية	scrotal hernia
ءدم	2	I II IV VIII	a-i:أَدْم;i-a:أَدَم,أُدْمَة;u-u:أُدْمَة	الجلد وسمرة اللون	skin, brownness
ءدو	2	I IV	a-u:أَدْو	الآلة والوسيلة	tool, instrument
ءدي	3	I II V X	a-i:أَدْي	القضاء والإيصال	performance, fulfilment
ءذن	3	I II IV V X	i-a:إِذْن,أَذَن	السماح والإعلام	permission, announcement
ءذي	2	I II IV V VI	i-a:أَذَى,أَذَاة	الضرر والإساءة	harm
ءرب	2	I II III V	i-a:أَرَب,أَرْب;u-u:أَرَابَة,إِرَب	الحاجة والدهاء	need, skill
ءرث	1	I II V	a-u:أَرْث	إيقاد النار والفتنة	kindling
ءرج	1	I II V	i-a:أَرَج,أَرِيج	فوحان الطيب	fragrance
ءرخ	2	I II III	a-u:أَرْخ	تحديد الوقت وتدوينه	dating, history
ءرر	0	I VIII	a-u:أَرّ	إيقاد النار	kindling
ءرز	2	I	a-i:أُرُوز,أَرْز	التجمع والثبات وشجر الأرز	contraction, cedar
ءرش	0	I II	a-u:أَرْش;a-i:أَرْش	دية الجراحات	indemnity for wounds
ءرض	3	I II V X	u-u:أَرَاضَة;i-a:أَرَض	الأرض واليابسة	earth, land
ءرط	0	-	-	شجر رملي	desert shrub
ءرف	0	II	-	الحد بين الأرضين	boundary
ءرق	2	I II IV VIII	i-a:أَرَق	السهر وذهاب النوم	insomnia
ءرك	1	I	a-u:أُرُوك;a-i:أُرُوك;i-a:أَرَك	شجر السواك والسرير	arak tree, couch
ءرم	0	I	a-i:أَرْم;i-a:أَرَم	الاستئصال والحجارة المنصوبة	destruction, landmark stones
ءرن	0	I	i-a:أَرَن,إِرَان	النشاط والمرح	liveliness
ءري	0	I II V	a-i:أَرْي	عمل العسل وإيقاد النار	honey-making
ءزب	0	I	i-a:أَزَب	جري الماء ومسيله	flowing of water
ءزج	0	I	a-u:أُزُوج;i-a:أَزَج	البناء المقوس	vault
ءزح	0	I	a-i:أُزُوح	التقبض والتخلف	shrinking back
ءزر	2	I II III V VI VIII	a-i:أَزْر	القوة والمساندة	strength, support
ءزز	1	I VIII	a-u:أَزِيز,أَزّ;a-i:أَزِيز	صوت الغليان والطيران	buzzing, whizzing
ءزف	1	I VI	i-a:أَزَف,أُزُوف	الاقتراب والدنو	drawing near
ءزق	0	I V	a-i:أَزْق;i-a:أَزَق	الضيق	narrowness
ءزل	1	I V	a-i:أَزْل	القدم الذي لا أول له	eternity without beginning
ءزم	2	I II V	a-i:أَزْم,أُزُوم	الشدة والضيق	crisis
ءزي	1	I III VI	a-i:أَزْي	المحاذاة والمقابلة	facing, being opposite
ءسد	2	I II IV X	i-a:أَسَد	الأسد والشجاعة	lion, boldness
ءسر	3	I X	a-i:أَسْر,إِسَار	القيد والحبس	captivity, binding
ءسس	3	I II V	a-u:أَسّ	قاعدة البناء وأصله	foundation
ءسف	2	I IV V	i-a:أَسَف	الحزن والندم	regret, sorrow
ءسل	1	I II	u-u:أَسَالَة	الطول والملاسة	smoothness
ءسن	1	I V	a-u:أُسُون,أَسْن;a-i:أُسُون;i-a:أَسَن	تغير رائحة الماء	staleness of water
ءسو	2	I II III V VI VIII	a-u:أَسْو,أَسَا	المداواة والقدوة	healing, example
ءسي	2	I II	i-a:أَسَى	الحزن	grief
ءشب	0	I II V VIII	a-i:أَشْب;i-a:أَشَب	الاختلاط والالتفاف	mixture
ءشر	2	I II	a-u:أَشْر;a-i:أَشْر;i-a:أَشَر	العلامة والبطر	marking, insolence
ءصد	1	II IV	-	الإغلاق والإطباق	closing
ءصر	1	I VI VIII	a-i:أَصْر	العهد والرابطة والثقل	bond, burden
ءصل	3	I II V X	u-u:أَصَالَة	الأساس والمنشأ	origin, root
ءضض	0	I VIII	a-u:أَضّ	الإلجاء والاضطرار	compelling
ءضم	0	I	i-a:أَضَم	الحقد والغضب	rancour
ءطر	2	I II V	a-i:أَطْر;a-u:أَطْر	الإحاطة والإطار	framing
ءطط	0	I	a-i:أَطِيط	صوت الرحل والأنين	creaking
ءطل	0	-	-	الخاصرة	flank
ءطم	0	I V	a-i:أَطْم;i-a:أَطَم	الحصن المرتفع	fortress
ءفخ	0	I	a-i:أَفْخ	اليافوخ وأعلى الرأس	crown of head
ءفد	0	I X	i-a:أَفَد	الدنو والعجلة	approaching, haste
ءفف	1	I II V	a-u:أَفّ;a-i:أَفّ	التضجر والكره	grumbling
ءفق	2	I	a-i:أَفْق;i-a:أَفَق	الناحية ومنتهى البصر	horizon
ءفك	1	I II VIII	a-i:إِفْك,أَفْك;i-a:إِفْك	الكذب والصرف عن الحق	lying
ءفل	1	I	a-u:أُفُول;a-i:أُفُول;i-a:أَفَل	غياب النجم	setting of stars
ءفن	1	I V	a-i:أَفْن;i-a:أَفَن	نقص العقل والحمق	stupidity
ءقط	0	I	a-i:أَقْط	لبن مجفف	dried curd
ءكد	3	II V	-	التوثيق والتقرير	affirmation, certainty
ءكر	0	I III V	a-i:أَكْر	حرث الأرض	tilling
ءكف	0	II IV	-	برذعة الحمار	pack-saddle
ءكل	3	I II III IV V VI VIII X	a-u:أَكْل,مَأْكَل;i-a:أَكَل	تناول الطعام	eating
ءكم	1	X	-	التل المرتفع	hill
ءلب	1	I II V	a-u:أَلْب;a-i:أَلْب	التجميع والتحريض	rallying, incitement
ءلت	0	I	a-i:أَلْت	النقصان	diminution
ءلس	0	I	a-i:أَلْس	الخيانة واختلاط العقل	deceit
ءلف	3	I II III IV V VI VIII X	i-a:أُلْفَة,إِلْف;a-i:أَلْف	الاجتماع والأنس	familiarity, joining
ءلق	2	I V VIII	a-i:أَلْق;i-a:أَلَق	اللمعان والبريق	brilliance
ءلك	0	I	a-i:أَلْك	الرسالة والتبليغ	message
ءلل	1	I II	a-u:أَلّ;a-i:أَلِيل	العهد واللمعان	pact, gleam
ءلم	3	I II IV V	i-a:أَلَم	الوجع	pain
ءله	3	I II V	a-a:إِلَاهَة,أُلُوهَة;i-a:أَلَه	العبادة والإله	deity, worship
ءلو	2	I II IV VIII	a-u:أَلْو,أُلُوّ	التقصير والجهد	effort, falling short
ءلي	2	II IV VIII	-	القسم والحلف	oath
ءمت	0	I	a-i:أَمْت	العوج والارتفاع	unevenness
ءمد	2	II	-	الغاية ومنتهى الزمن	term, extent
ءمر	3	I II III IV V VI VIII X	a-u:أَمْر,إِمَارَة;i-a:أَمَر;u-u:إِمَارَة	الطلب والحكم	command
ءمل	3	I II V	a-u:أَمَل,أَمْل	الرجاء	hope
ءمم	3	I II V VIII X	a-u:أَمّ,إِمَامَة,أُمُومَة	القصد والقيادة والأصل	leading, motherhood, nation
ءمن	3	I II III IV VIII X	i-a:أَمْن,أَمَان;u-u:أَمَانَة	الطمأنينة والتصديق	safety, trust, faith
ءمه	0	I	i-a:أَمَه	النسيان	forgetting
ءمو	1	I II V X	a-u:أُمُوَّة	المملوكة من النساء	female slave
ءنب	2	II	-	اللوم والتعنيف	reproach
ءنث	3	I II V	u-u:أُنُوثَة,أَنَاثَة	الأنثى والأنوثة	female, femininity
ءنح	0	I	a-i:أُنُوح,أَنِيح	الزحير والتنفس الثقيل	panting
ءنس	3	I II III IV V X	i-a:أُنْس,أَنَس;a-i:أُنْس;u-u:أُنْس	الألفة والطمأنينة	sociability, humanity
ءنض	0	I	u-u:أَنَاضَة	عدم نضج اللحم	rawness of meat
ءنف	3	I II IV V VIII X	i-a:أَنَف,أَنَفَة;a-u:أَنْف	الأنف والابتداء والاستنكاف	nose, beginning, disdain
ءنق	2	I II IV V	i-a:أَنَق	الحسن والإعجاب	elegance
ءنك	0	-	-	الرصاص المذاب	lead metal
ءنم	1	-	-	جميع الخلق	creatures
ءنن	2	I	a-i:أَنِين,أَنّ	صوت التوجع	moaning
ءني	2	I II IV V X	a-i:إِنَى,أَنْي	حلول الوقت والتمهل	due time, patience
ءهب	2	II V	-	الاستعداد والتهيؤ	readiness
ءهل	3	I II III IV V VI X	a-u:أُهُول,أَهْل;a-i:أُهُول;i-a:أَهَل	الأسرة والاستحقاق	family, fitness
ءهن	0	-	-	عرجون النخل	date stalk
ءوب	2	I II III V	a-u:أَوْب,إِيَاب,مَآب	الرجوع	return
ءوج	1	-	-	الذروة والعلو	apex, climax
ءود	1	I V	a-u:أَوْد;i-a:أَوَد	الثقل والاعوجاج	burdening, bending
ءور	0	I X	a-u:أَوْر	حر النار والشمس	heat
ءوز	1	-	-	طائر الإوز	goose
ءوس	1	I	a-u:أَوْس,إِيَاس	العطاء والعوض	gift, compensation
ءوف	2	I	a-u:أَوْف,آفَة	العاهة والآفة	blight, plague
ءوق	0	I II	a-u:أَوْق	الثقل والشؤم	weight, burden
ءول	3	I II V VIII	a-u:أَوْل,مَآل,إِيَالَة	الرجوع والمصير	outcome, interpretation
ءوم	1	I	a-u:أُوَام,أَوْم	شدة العطش	burning thirst
ءون	2	I	a-u:أَوْن	الوقت والحين	time, leisure
ءوه	1	I II V	a-u:أَوْه	التوجع والشكوى	sighing
ءوي	2	I II IV V VI	a-i:أُوِيّ,إِوَاء,مَأْوَى	النزول والسكن	shelter
ءيد	3	I II V	a-i:أَيْد	القوة والتقوية	support, strength
ءير	0	I	a-i:أَيْر	الريح الحارة	hot wind
ءيس	1	I II IV V	i-a:إِيَاس	اليأس وانقطاع الرجاء	despair
ءيض	1	I	a-i:أَيْض	الرجوع والتحول	reverting, metabolism
ءيك	1	I X	i-a:أَيَك	الشجر الملتف	thicket
ءيل	1	-	-	ذكر الوعول	stag
ءيم	1	I II V	a-i:أَيْمَة,أُيُوم	فقد الزوج	widowhood
ءين	1	I	a-i:أَيْن	الحلول والإعياء	due time, fatigue
ءيه	0	II	-	النداء والزجر	calling out
ءيي	2	II V	-	العلامة والعبرة	sign, verse
حبب	3	I II III IV V VI X	a-i:حُبّ,مَحَبَّة;i-a:حُبّ;a-u:حُبّ	الود والميل	love
حبج	0	I	i-a:حَبَج;a-i:حَبْج	انتفاخ البطن	bloating
حبذ	2	II	-	الاستحسان والتفضيل	approval
حبر	2	I II IV	a-u:حَبْر;i-a:حُبُور,حَبَر	السرور وسائل الكتابة والتحسين	joy, ink
حبس	3	I II IV V VII VIII	a-i:حَبْس,مَحْبَس	المنع والسجن	detention
حبش	1	I II V	a-u:حَبْش	التجميع وأهل الحبشة	gathering, Abyssinians
حبض	0	I IV	a-i:حَبْض;i-a:حَبَض	تحرك الوتر ونبضه	vibrating
حبط	2	I II IV XV	i-a:حُبُوط,حَبْط,حَبَط;a-i:حُبُوط	البطلان والفساد	futility, failure
حبق	1	I	a-i:حَبْق	نبت طيب الرائحة	basil, mint
حبك	2	I II IV V VIII	a-i:حَبْك;a-u:حَبْك	إحكام النسج	tight weaving
حبل	3	I II IV VIII	i-a:حَبَل;a-u:حَبْل	الرباط والحمل	rope, pregnancy
حبن	0	I	i-a:حَبَن	استسقاء البطن	dropsy
حبو	2	I III VI VIII	a-u:حَبْو	الزحف والعطاء	crawling, bestowing
حتت	1	I VI VII	a-u:حَتّ	الفرك والقشر	rubbing off, erosion
حتد	0	I	a-i:حُتُود;i-a:حَتَد	الأصل والإقامة	origin
حتر	0	I II IV	a-u:حَتْر;a-i:حَتْر	الإحكام والتضييق	tightening
حتف	2	-	-	الموت والهلاك	death
حتك	0	I V	a-i:حَتْك	مقاربة الخطو	short steps
حتم	3	I II V VII	a-i:حَتْم	الإيجاب والقضاء	necessity
حتن	0	III VI	-	التساوي والمثل	equality
حتو	0	I	a-u:حَتْو	العدو الشديد وكف الثوب	running, hemming
حثث	2	I II IV VIII X	a-u:حَثّ	الحض والإعجال	urging
حثر	0	I	i-a:حَثَر	الخثورة والغلظ	coarseness, thickening
حثل	1	I IV	a-u:حَثْل	رديء الشيء	dregs
حثم	0	I	a-i:حَثْم	الإعطاء والدلك	giving, rubbing
حثو	1	I VI	a-u:حَثْو	هيل التراب	scattering earth
حثي	1	I	a-i:حَثْي	رمي التراب	throwing dust
حجء	0	I V	i-a:حَجَأ;a-a:حَجْء	التمسك والضن	clinging
حجب	3	I II V VII VIII	a-u:حَجْب,حِجَاب	الستر والمنع	veiling, concealment
حجج	3	I III IV V VI VIII	a-u:حَجّ,حِجّ	القصد والبرهان	pilgrimage, argument
حجر	3	I II IV V VIII X	a-u:حَجْر,حُجْرَان	المنع والصخر	stone, restriction
حجز	3	I III VII VIII	a-u:حَجْز;a-i:حَجْز,حِجَازَة	المنع والفصل	barrier, reservation
حجف	0	III VIII	-	الترس والجور	shield, seizing
حجل	1	I II	a-u:حَجْل,حَجَلَان;a-i:حَجَلَان,حَجْل	القفز على رجل والخلخال	hopping, anklet
حجم	3	I II IV V	a-u:حَجْم,حِجَامَة;a-i:حَجْم,حِجَامَة	المقدار والمص	volume, cupping
حجن	0	I II VIII	a-i:حَجْن;i-a:حَجَن	الاعوجاج والجذب	crookedness
حجو	2	I III IV VI	a-u:حَجْو	الظن والعقل	intellect, riddle
حجي	0	I V	i-a:حَجَى	التمسك والجدارة	clinging, fitness
حدء	1	I	i-a:حَدَأ	طائر جارح	kite bird
حدب	2	I IV V VI XII	i-a:حَدَب	التقوس والعطف	convexity, hump
حدث	3	I II III IV V VI X	a-u:حُدُوث,حَدَاثَة;u-u:حَدَاثَة	الوقوع والجدة والكلام	occurrence, newness, speech
حدج	1	I II	a-i:حَدْج	تركيز النظر والحمل	staring, load
حدد	3	I II III IV V VIII X	a-u:حَدّ,حِدَاد;a-i:حِدَّة	الفصل والمنع والشحذ	limit, sharpness, iron
حدر	2	I II V VI VII	a-u:حَدْر,حُدُور;a-i:حَدْر;u-u:حَدَارَة	النزول	descending, slope
حدس	2	I V	a-i:حَدْس;a-u:حَدْس	الظن والتخمين	intuition, guess
حدف	1	I	a-i:حَدْف	الرمي	throwing
حدق	2	I II IV	a-i:حَدْق;a-u:حُدُوق	الإحاطة وسواد العين	surrounding, pupil
حدل	1	I III	a-i:حَدْل,حُدُول;i-a:حَدَل	الميل وتسوية الأرض	leaning, rolling
حدم	1	I IV V VIII	a-i:حَدْم	شدة الحر والاشتعال	blazing, heat
حدو	2	I V VI VIII	a-u:حَدْو,حُدَاء,حِدَاء	سوق الإبل والحث	urging on, driving
حدي	1	V	-	المباراة والمنازعة	challenge
حذذ	0	I	a-u:حَذّ;i-a:حَذَذ	القطع السريع	quick cutting
حذر	3	I II III IV V VIII	i-a:حَذَر,حِذْر	الاحتراز واليقظة	caution
حذف	3	I II VII	a-i:حَذْف	الإسقاط والرمي	deletion
حذق	2	I IV V	a-i:حِذْق,حَذَاقَة;i-a:حِذْق,حَذَق	المهارة	skill
حذل	0	I	i-a:حَذَل	احمرار العين	redness of eyes
حذم	0	I	a-i:حَذْم	القطع والإسراع	cutting, haste
حذن	0	-	-	حجزة السراويل	waistband
حذو	2	I III IV VI VIII X	a-u:حَذْو,حِذَاء	الاقتداء والموازاة والنعل	imitation, parallel, shoe
حذي	0	I IV	a-i:حَذْي	القطع واللذع	cutting, stinging
حرب	3	I II III V VI VIII	a-u:حَرْب;i-a:حَرَب	القتال والسلب	war
حرث	2	I VIII	a-u:حَرْث;a-i:حَرْث	شق الأرض وزرعها	ploughing
حرج	3	I II IV V	i-a:حَرَج	الضيق والإثم	constriction, embarrassment
حرد	1	I II	i-a:حَرَد;a-i:حَرْد,حُرُود	الغضب والقصد	anger, intent
حرر	3	I II V VII X	a-u:حَرّ,حَرَارَة;i-a:حَرَار,حُرِّيَّة;a-i:حَرَارَة,حَرّ	السخونة وضد الرق	heat, freedom
حرز	2	I II IV V VIII X	a-u:حَرْز;u-u:حَرَازَة;i-a:حَرَز	الحفظ والصون	protection, obtaining
حرس	3	I V VIII	a-u:حِرَاسَة,حَرْس;a-i:حَرْس	الحفظ والرقابة	guarding
حرش	2	I II V VIII	a-i:حَرْش	الخشونة والإغراء	roughness, incitement
حرص	3	I II VIII	a-i:حِرْص;i-a:حَرَص	شدة الرغبة	keenness, greed
حرض	2	I II IV	i-a:حَرَض;a-u:حُرُوض	الحث والمرض	incitement, wasting
حرف	3	I II III V VII VIII	a-i:حَرْف	الطرف والميل	edge, deviation
حرق	3	I II IV V VII VIII	a-u:حَرْق;a-i:حَرْق;i-a:حَرَق	أثر النار واللهب	burning
حرك	3	I II V	u-u:حَرَكَة,حَرْك;a-u:حَرْك	ضد السكون	movement
حرم	3	I II IV V VIII X	a-i:حِرْمَان,حَرِم,حَرِيمَة;u-u:حَرَام,حُرْمَة;i-a:حَرَم,حَرَام	المنع والقدسية	prohibition, sanctity
حرن	1	I	a-u:حِرَان,حُرُون;u-u:حَرَانَة,حِرَان	توقف الدابة	balking
حرو	0	-	-	حرقة الطعم	pungency
حري	2	I V	a-i:حَرْي	الطلب والجدارة والنقص	investigation, fitness
حزب	3	I II III V VI	a-u:حَزْب	الجماعة والطائفة	party, faction
حزر	2	I II	a-i:حَزْر;a-u:حَزْر,مَحْزَرَة	التقدير والتخمين	estimating, guessing
حزز	2	I II VIII	a-u:حَزّ	القطع في الشيء	notching
حزق	1	I	a-i:حَزْق	الشد والضغط	tightness
حزل	0	VIII	-	الاجتماع والانتصاب	gathering, rising
حزم	3	I II IV V VIII	a-i:حَزْم;u-u:حَزَامَة,حُزُومَة	الشد والضبط	bundling, resolve
حزن	3	I II IV V VI	i-a:حُزْن,حَزَن;a-u:حُزْن;u-u:حُزُونَة	الغم وخشونة الأرض	sadness
حزو	0	I V	a-u:حَزْو	التكهن والتخمين	divination
حسب	3	I II III V VI VIII X	a-u:حِسَاب,حُسْبَان,حَسْب;i-a:حِسْبَان,مَحْسَبَة;i-i:حِسْبَان,مَحْسِبَة;u-u:حَسَب,حَسَابَة	العد والظن	calculation, supposing
حسد	2	I II IV VI	a-u:حَسَد,حَسَادَة;a-i:حَسَد	تمني زوال النعمة	envy
حسر	2	I II IV V VII	a-u:حَسْر,حُسُور;a-i:حَسْر,حُسُور;i-a:حَسَر,حَسْرَة	الكشف والإعياء والتلهف	uncovering, regret
حسس	3	I II IV V VIII X	a-u:حَسّ,حِسّ;a-i:حِسّ;i-a:حَسّ	الشعور والإدراك	feeling, sense
حسك	1	I II	i-a:حَسَك	الشوك والحقد	thorns, fishbones
حسل	0	I	a-u:حَسْل	ولد الضب والرذالة	young lizard
حسم	3	I IV VII	a-i:حَسْم	القطع والفصل	severing, settling
حسن	3	I II III IV V VI X	u-u:حُسْن;a-u:حُسْن	الجمال والجودة	beauty, goodness
حسو	2	I II IV V VIII	a-u:حَسْو	الشرب جرعة بعد جرعة	sipping
حسي	0	I VIII	a-i:حَسْي	الماء تحت الرمل	water under sand
حشء	0	I	a-a:حَشْء	الضرب وإيقاد النار	striking
حشد	3	I II IV V VI VIII	a-u:حَشْد,حُشُود;a-i:حَشْد	الجمع والاحتشاد	massing, mobilising
حشر	3	I VII	a-u:حَشْر;a-i:حَشْر	الجمع والسوق والهوام	gathering, insects
حشش	2	I II IV VIII X	a-u:حَشّ	قطع الكلإ اليابس	mowing, grass
حشط	0	I	a-i:حَشْط	الكشط والقشر	scraping
حشف	1	I II X	i-a:حَشَف	رديء التمر ورأس الذكر	bad dates, glans
حشك	1	I IV VIII	a-i:حَشْك,حُشُوك	الاجتماع والامتلاء	crowding in
حشم	2	I II IV V VIII	a-i:حَشْم;i-a:حَشَم;a-u:حَشْم	الحياء والخدم	modesty, retinue
حشن	0	I	i-a:حَشَن	تغير رائحة السقاء	foul smell
حشو	2	I II III IV V VI VIII	a-u:حَشْو	الملء والباطن	stuffing, filling
حشي	1	I	i-a:حَشَى	داخل البطن والربو	bowels, panting
حصء	0	I IV	a-a:حَصْء	الري من اللبن	drinking one's fill
حصب	1	I II V	a-i:حَصْب;a-u:حَصْب;i-a:حَصَب	صغار الحجارة	pebbles, measles
حصد	3	I IV VII VIII X	a-u:حَصْد,حَصَاد;a-i:حَصْد,حَصَاد;i-a:حَصَد	جني الزرع	harvesting
حصر	3	I III IV VII VIII	a-u:حَصْر;a-i:حَصْر;i-a:حَصَر	التضييق والإحاطة	restriction, enclosing
حصص	3	I III IV VI VII	a-u:حَصّ;i-a:حَصَص	النصيب وذهاب الشعر	share, quota
حصف	2	I IV X	u-u:حَصَافَة;i-a:حَصَف	جودة الرأي وإحكامه	sound judgment
حصل	3	I II IV V X	a-u:حُصُول,حَصْل;i-a:حَصَل	الوقوع والنيل	occurring, obtaining
حصم	0	I VII	a-i:حَصْم	الكسر	breaking
حصن	3	I II IV V	u-u:حَصَانَة;a-u:حَصْن	المنع والحماية	fortification, immunity
حصو	0	I	a-u:حَصْو	المنع	preventing
حصي	3	I IV	a-i:حَصْي;i-a:حَصَى	العد وصغار الحجارة	counting, pebbles
حضء	0	I VIII	a-a:حَضْء	إيقاد النار	stirring fire
حضب	0	I IV	a-i:حَضْب	إيقاد النار ووقودها	fuelling fire
حضج	0	I VII	a-u:حَضْج	الضرب بالأرض والميل	throwing down
حضر	3	I II III IV V VIII X	a-u:حُضُور,حَضَارَة;i-a:حُضُور	ضد الغيبة والبداوة	presence, civilisation
حضض	2	I II III VI VIII	a-u:حَضّ	الحث والتحريض	urging
حضل	0	I	i-a:حَضَل	فساد أصول النخل	rot of palm roots
حضن	3	I VI VIII	a-u:حَضْن,حِضَانَة	الضم إلى الصدر	embrace, incubation
حضو	0	I	a-u:حَضْو	تحريك النار	stirring fire
حطء	0	I	a-a:حَطْء	الصرع والضرب	knocking down
حطب	2	I II IV VIII	a-i:حَطْب;i-a:حَطَب	وقود النار	firewood
حطط	3	I II VII VIII X	a-u:حَطّ,حُطُوط	الوضع والإنزال	putting down, descent
حطم	3	I II V VII	a-i:حَطْم;i-a:حَطَم	الكسر	smashing
حطن	0	-	-	الرجل القصير	short man
حظر	2	I II IV VIII	a-u:حَظْر	المنع والتحريم	prohibition
حظظ	3	I IV	i-a:حَظّ	النصيب والبخت	fortune, share
حظل	0	I	a-u:حَظْل;a-i:حَظْل	المنع ونبات الحنظل	preventing
حظو	1	-	-	المكانة والحظ	favour
حظي	2	I II IV VIII	i-a:حُظْوَة,حِظْوَة,حِظَة	نيل المكانة والقبول	favour, gaining
حفت	0	I	a-i:حَفْت	الدق والإهلاك	crushing
حفث	0	-	-	كرش الدابة وحية عظيمة	paunch, large snake
حفد	1	I III IV VIII	a-i:حَفْد,حَفَدَان	الإسراع في الخدمة وولد الولد	serving, grandchild
حفر	3	I II III IV V VIII X	a-i:حَفْر;i-a:حَفَر	شق الأرض	digging
حفز	3	I II III V VIII	a-i:حَفْز	الدفع والحث	motivating, catalysis
حفش	0	I II V	a-i:حَفْش	الجمع وسيلان الماء	gathering of flow
حفص	0	I	a-i:حَفْص	الجمع وولد الأسد	gathering, lion cub
حفض	0	I	a-i:حَفْض	الإلقاء ومتاع البيت	throwing down
حفظ	3	I II III IV V VIII X	i-a:حِفْظ	الصون والضبط	preservation, memorising
حفف	2	I II IV VIII	a-u:حَفّ;a-i:حَفِيف,حُفُوف	الإحاطة والقشر	surrounding, rustling
حفل	3	I II VIII	a-i:حَفْل,حُفُول	الاجتماع والاهتمام	gathering, celebration
حفن	2	I VIII	a-u:حَفْن;a-i:حَفْن	ملء الكف	handful
حفو	1	I	a-u:حَفْو	الإكرام والمبالغة	honouring
حفي	2	I III IV V VI VIII	i-a:حَفَاوَة,حَفَا	الإكرام والمشي بلا نعل	warm welcome, barefootness
حقب	2	I IV VIII X	i-a:حَقَب;a-i:حَقْب	الدهر والوعاء	era, bag
حقد	2	I II IV V VI VIII	a-i:حِقْد,حَقْد;i-a:حِقْد,حَقَد	الضغينة	rancour
حقر	3	I II IV VI VIII X	a-i:حَقْر,حُقْرِيَّة;u-u:حَقَارَة	الذل والاستصغار	contempt
حقط	0	-	-	خفة الجسم وكثرة الحركة	lightness
حقف	0	I VII	a-u:حُقُوف	الرمل المعوج	curved dune
حقق	3	I II III IV V VI VIII X	a-i:حَقّ,حُقُوق;a-u:حَقّ	الثبوت والصدق	truth, right
حقل	2	I III	a-i:حَقْل	أرض الزرع	field
حقن	2	I VIII	a-u:حَقْن;a-i:حَقْن	الحبس وإدخال السائل	retention, injection
حقو	1	I V	a-u:حَقْو	الخصر	loin
حكء	0	I VIII	a-a:حَكْء	إحكام العقدة	tying firmly
حكد	0	-	-	الأصل	origin
حكر	3	I VIII	a-i:حَكْر;i-a:حَكَر	الحبس والاستئثار	monopoly
حكك	2	I II IV V VI VIII X	a-u:حَكّ	الدلك والكشط	rubbing, scratching
حكل	0	I IV VIII	a-u:حَكْل	العجمة والالتباس	obscurity of speech
حكم	3	I II III IV V VI VIII X	a-u:حُكْم,حُكُومَة;u-u:حِكْمَة	القضاء والمنع والإتقان	judgment, wisdom
حكي	3	I III VI	a-i:حِكَايَة,حَكْي	النقل والمماثلة	narration, imitation
حلء	0	I II	a-a:حَلْء	المنع عن الماء	keeping from water
حلب	2	I IV V VIII X	a-u:حَلْب,حَلَب;a-i:حَلْب	استخراج اللبن	milking
حلت	0	I	a-i:حَلْت	صمغ الحلتيت	asafoetida
حلج	2	I VII VIII	a-i:حَلْج;a-u:حَلْج	تخليص القطن	ginning cotton
حلز	0	I	i-a:حَلَز	الحلزون والبخل	snail
حلس	0	I IV VIII	i-a:حَلَس	الكساء والملازمة	saddle blanket
حلط	0	I IV VIII	a-i:حَلْط	الحلف والغضب	swearing
حلف	3	I II III IV VI X	a-i:حَلِف,حَلْف,حِلْف	القسم والعهد	oath, alliance
حلق	3	I II V VIII X	a-i:حَلْق,حِلَاقَة	إزالة الشعر والدائرة	shaving, ring
حلك	1	I VIII	i-a:حَلَك,حُلُوكَة;a-u:حُلُوك	شدة السواد	pitch blackness
حلل	3	I II IV V VII VIII X	a-u:حَلّ,حُلُول,مَحَلّ;a-i:حَلَال,حِلّ,حُلُول	الفك والنزول والإباحة	solution, permissibility
حلم	3	I II V VI VIII X	a-u:حُلْم;u-u:حِلْم;i-a:حَلَم	رؤيا النائم والأناة	dreaming, forbearance
حلن	0	-	-	الجدي الصغير	small kid
حلو	3	I II IV VI X XII	a-u:حَلَاوَة,حُلْوَان;u-u:حَلَاوَة;i-a:حَلَاوَة	ضد المرارة	sweetness
حلي	2	I II V	i-a:حَلْي,حِلْيَة;a-i:حَلْي	الزينة	adornment
حمء	1	I IV	i-a:حَمَأ;a-a:حَمْء	الطين الأسود	black mud
حمت	0	I	u-u:حُمُوتَة	شدة الحلاوة والحر	intensity
حمج	0	II	-	تحديد النظر	staring
حمد	3	I II IV V X	i-a:حَمْد,مَحْمَدَة	الثناء	praise
حمر	3	I II IV IX XI	i-a:حَمَر;a-u:حَمْر	لون الدم والقشر	redness
حمز	0	I	a-i:حَمْز;u-u:حَمَازَة	الشدة واللذع	pungency, strength
حمس	2	I II V	i-a:حَمَس,حَمَاسَة;a-i:حَمْس	الشدة والنشاط	zeal
حمش	1	I IV X	i-a:حَمَش,حَمْش;u-u:حُمُوشَة;a-i:حَمْش	دقة الساقين والإغضاب	thinness, provoking
حمص	1	I II VII	a-u:حَمْص,حُمُوص	قلي الحب ونبات الحمص	roasting, chickpeas
حمض	3	I II IV V	u-u:حُمُوضَة;a-u:حُمُوضَة,حَمْض	الطعم اللاذع	acidity, sourness
حمط	0	I	a-i:حَمْط	القشر وشجر التين	peeling
حمظ	0	I	a-i:حَمْظ	العصر	squeezing
حمق	2	I II III IV VI VII X	i-a:حُمْق;u-u:حُمْق,حَمَاقَة	قلة العقل	foolishness
حمك	0	-	-	صغار الشيء ورذاله	small fry
حمل	3	I II III IV V VI VIII X	a-i:حَمْل,حُمْلَان	الرفع والنقل	carrying
حمم	2	I II IV V VIII X	a-u:حَمّ;i-a:حَمَم	الحرارة والسواد	heat, fever
حمن	0	-	-	صغار القراد	small ticks
حمو	2	I	a-u:حَمْو	قريب الزوج وشدة الحر	in-law, heat
حمي	3	I II III IV V VI VIII	a-i:حِمَايَة,حَمْي;i-a:حَمْي,حَمِيَّة,حُمِيّ	المنع وشدة الحر	protection, heat
حنء	1	II V	-	نبات الخضاب	henna
حنب	0	II V	-	انحناء الساق	bowing of legs
حنت	0	-	-	دكان الخمار	tavern
حنث	2	I II IV V	i-a:حِنْث,حَنْث	نقض اليمين والإثم	perjury, sin
حنج	0	I IV VIII	a-i:حَنْج	الإمالة	bending aside
حنذ	1	I	a-i:حَنْذ,تَحْنَاذ	شي اللحم بالحجارة	roasting on stones
حنر	0	II	-	بناء القوس والعطف	arching
حنش	1	I	a-i:حَنْش	الحية	snake
حنط	2	I II V	a-u:حُنُوط,حَنْط	القمح وحفظ الجثة	wheat, embalming
حنف	2	I II V	a-i:حَنْف;i-a:حَنَف	الميل والاستقامة في الدين	inclining, true faith
حنق	2	I IV	i-a:حَنَق	شدة الغيظ	fury
حنك	2	I II IV VIII X	a-u:حَنْك;a-i:حَنْك	باطن الفم والخبرة	palate, experience
حنن	3	I II IV V VI	a-i:حَنِين,حَنَان	الشوق والعطف	longing, tenderness
حنو	2	I II IV V	a-u:حُنُوّ,حَنْو	العطف والانعطاف	affection, bending
حني	2	I II IV VII	a-i:حَنْي,حِنَايَة	الثني والعطف	bending
حوب	1	I II V	a-u:حَوْب,حُوب,حَوْبَة	الإثم	sin
حوت	2	I III	a-u:حَوْت,حَوَتَان	السمكة العظيمة والحوم	whale, circling
حوث	0	IV X	-	الإثارة والتفريق	stirring up
حوج	3	I II IV V VIII	a-u:حَوْج	الفقر والطلب	need
حوذ	1	I IV X	a-u:حَوْذ	السوق والغلبة	driving, overpowering
حور	3	I II III IV V VI X	a-u:حَوْر,مَحَار;i-a:حَوَر	الرجوع وتبادل الكلام	returning, dialogue
حوز	3	I II V VII VIII	a-u:حِيَازَة,حَوْز	الجمع والامتلاك	possession
حوس	0	I V	a-u:حَوْس	الطواف والاختلاط	roaming about
حوش	2	I II IV V VII VIII	a-u:حَوْش	الجمع والمنع	rounding up, hindering
حوص	1	I III VIII	a-u:حَوْص,حِيَاصَة;i-a:حَوَص	الخياطة وضيق العين	sewing, narrow eye
حوض	2	I II V	a-u:حَوْض	مجمع الماء	basin
حوط	3	I II III IV V VIII	a-u:حَوْط,حِيَاطَة	الحفظ والإحداق	surrounding, guarding
حوف	1	I II V	a-u:حَوْف	الجانب والطرف	edge
حوق	1	I II	a-u:حَوْق	الكنس والإحاطة	sweeping, encircling
حوك	2	I VIII	a-u:حِيَاكَة,حَوْك	النسج	weaving
حول	3	I II III IV V VI VIII IX X	a-u:حَوْل,حَيْلُولَة,حُؤُول;i-a:حَوَل	التغير والانتقال	change, transformation
حوم	2	I II	a-u:حَوْم,حَوَمَان	الدوران حول الشيء	hovering
حون	0	-	-	الحانوت	shop, tavern
حوو	0	I IX	i-a:حَوَى	سمرة الشفة والسواد	dark colour
حوي	3	I II V VIII	a-i:حَوَايَة,حَيّ,حَوَاء	الجمع والاشتمال	containing
حيث	3	-	-	ظرف المكان	where, standpoint
حيد	3	I II III IV V VII	a-i:حَيْد,حُيُود,حَيَدَان,مَحِيد	الميل والعدول	deviation, neutrality
حير	3	I II V VI VIII X	i-a:حَيْرَة,حَيَر	التردد والاضطراب	bewilderment
حيز	2	II V	-	المكان والانضمام	space, bias
حيس	0	I II	a-i:حَيْس	الخلط	mixing
حيص	1	I III VII	a-i:حَيْص,مَحِيص	العدول والمهرب	swerving, escape
حيض	2	I II V X	a-i:حَيْض,مَحِيض	سيلان دم المرأة	menstruation
حيف	2	I V	a-i:حَيْف	الجور والظلم	injustice
حيق	1	I IV	a-i:حَيْق,حُيُوق	الإحاطة والنزول	encompassing
حيك	1	I VIII	a-i:حَيْك,حِيَاكَة,حَيَكَان	النسج والتأثير	weaving
حيل	2	VI VIII	-	المكر والخداع	trick, stratagem
حين	2	I II IV V X	a-i:حَيْن,حَيْنُونَة	الوقت والهلاك	time, appointed time
حيي	3	I II III IV VI X	i-a:حَيَاة,حَيَاء	ضد الموت والخجل	life, shyness
جءج	0	-	-	صدر الطائر والسفينة	breast, prow
جءر	1	I	a-a:جُؤَار,جَأْر	رفع الصوت بالدعاء	loud cry
جءش	1	I	a-a:جَأْش	النفس والقلب	heart, composure
جءف	0	I VII	a-a:جَأْف	الإفزاع	frightening
جءن	0	-	-	سلة الطيب	perfume basket
جبء	0	I IV	a-a:جَبْء,جُبُوء;i-a:جَبَأ	النكوص والخروج	recoiling
جبب	1	I II V VIII	a-u:جَبّ	القطع والبئر	cutting off, well
جبح	0	-	-	خلية النحل	beehive
جبذ	0	I VII VIII	a-i:جَبْذ	الجذب	pulling
جبر	3	I II III IV V VI VII VIII X	a-u:جَبْر,جُبُور	الإصلاح والقهر	setting bones, compelling
جبز	0	-	-	الخبز اليابس والبخيل	dry bread
جبس	2	II	-	مادة بيضاء للبناء	gypsum
جبل	3	I II IV V	a-u:جَبْل;a-i:جَبْل	الخلق والعجن ومرتفع الأرض	mountain, moulding
جبن	2	I II IV V	u-u:جُبْن,جَبَانَة;a-u:جُبْن	ضعف القلب واللبن المجمد	cowardice, cheese
جبه	2	I II III VI	a-a:جَبْه	مقدم الرأس والمواجهة	forehead, confronting
جبو	1	I	a-u:جِبَايَة,جَبْو,جِبَاوَة	جمع الخراج	tax collection
جبي	2	I II IV VIII	a-i:جِبَايَة,جَبْي	الجمع والاختيار	collecting, choosing
جثث	2	I VII VIII	a-u:جَثّ	القلع والجسد الميت	uprooting, corpse
جثل	0	I	u-u:جَثَالَة,جُثُولَة	كثافة الشعر	thickness of hair
جثم	2	I V	a-u:جُثُوم,جَثْم;a-i:جُثُوم,جَثْم	لزوم المكان والبروك	crouching
جثو	2	I III IV VI	a-u:جُثُوّ,جَثْو	الجلوس على الركبتين	kneeling
جثي	1	I	a-i:جُثِيّ	البروك على الركب	kneeling
جحد	2	I II III IV	a-a:جُحُود,جَحْد;i-a:جَحَد	الإنكار	denial
جحر	1	I IV V VII	a-a:جُحُور,جَحْر	حفرة الهوام	burrow
جحس	0	I	a-a:جَحْس	الخدش والمزاحمة	scratching
جحش	1	I III	a-a:جَحْش	ولد الحمار والخدش	young donkey, grazing
جحظ	2	I II	a-a:جُحُوظ,جَحْظ	بروز العين	protrusion of eye
جحف	2	I III IV VI VIII	a-a:جَحْف	الظلم والجرف	prejudice, sweeping away
جحل	0	I	a-a:جَحْل	الصرع واليعسوب	felling, large bee
جحم	2	I IV V	a-a:جَحْم;i-a:جَحَم;u-u:جُحُوم	شدة توقد النار	blazing fire
جحن	0	I	i-a:جَحَن	سوء الغذاء	stunted growth
جخخ	1	I	a-u:جَخّ	التكبر والتفاخر	swaggering
جخف	0	I	a-i:جَخْف,جَخِيف	التكبر والغطيط	boasting, snoring
جخو	0	I II	a-u:جَخْو	الميل والانحناء	leaning
جدب	2	I II III IV	u-u:جُدُوبَة;i-a:جَدَب;a-i:جَدْب;a-u:جَدْب	القحط واليبس	drought, barrenness
جدث	1	VIII	-	القبر	grave
جدح	0	I II VIII	a-a:جَدْح	تحريك السويق	stirring
جدد	3	I II IV V X	a-i:جِدّ,جِدَّة;a-u:جَدّ	الحداثة والاجتهاد والقطع	newness, seriousness
جدر	3	I II IV	u-u:جَدَارَة;a-u:جَدْر;i-a:جَدَر	الحائط والاستحقاق	wall, worthiness
جدع	1	I II III	a-a:جَدْع;i-a:جَدَع	قطع الأنف	cutting the nose
جدف	2	I II	a-i:جَدْف,جُدُوف	دفع القارب والكفر بالنعمة	rowing, blasphemy
جدل	3	I II III V VI VII	a-u:جَدْل;a-i:جَدْل;i-a:جَدَل	الفتل والخصومة بالحجة	braiding, argument
جدم	0	-	-	القصر والرذالة	smallness
جدو	2	I IV VIII X	a-u:جَدْو,جَدَا	العطاء والنفع	benefit, gift
جدي	1	I	a-i:جَدْي	ولد المعز	kid
جذب	3	I II III V VI VII VIII	a-i:جَذْب	الشد والسحب	attraction, pulling
جذذ	1	I VII	a-u:جَذّ	القطع والكسر	cutting off
جذر	3	I II V VII	a-u:جَذْر	الأصل	root
جذع	2	I II	a-a:جَذْع;i-a:جَذَع	ساق الشجرة والشاب	trunk, youth
جذف	1	I II	a-i:جَذْف;a-u:جَذْف	دفع السفينة بالمجداف	rowing
جذل	1	I IV VIII	i-a:جَذَل;a-u:جُذُول	الفرح وأصل الشجرة	joy, stump
جذم	2	I II V VII	a-i:جَذْم;i-a:جَذَم	القطع ومرض الجذام	cutting off, leprosy
جذو	1	I IV	a-u:جُذُوّ,جَذْو	الثبات والجمرة	firebrand
جرء	2	I II V VIII	u-u:جُرْأَة,جَرَاءَة	الإقدام والشجاعة	daring
جرب	3	I II	i-a:جَرَب	الاختبار ومرض الجلد	testing, scabies
جرج	0	I	i-a:جَرَج	القلق والاضطراب	unsteadiness
جرح	3	I II V VIII	a-a:جَرْح;i-a:جَرَح	الشق في البدن	wound
جرد	3	I II V VII	a-u:جَرْد;i-a:جَرَد	التعرية والقشر	stripping, abstraction
جرذ	1	I	i-a:جَرَذ	فأر كبير	rat
جرر	3	I II IV VII VIII	a-u:جَرّ	السحب	dragging
جرز	1	I	a-u:جَرْز;i-a:جَرَز	القطع وخلو الأرض	cutting, barren land
جرس	2	I II IV V	a-i:جَرْس;a-u:جَرْس	الصوت والناقوس	sound, bell
جرش	2	I II	a-u:جَرْش;a-i:جَرْش	الطحن الخشن	coarse grinding
جرض	0	I	a-i:جَرْض;i-a:جَرَض	الغصص بالريق	choking
جرع	2	I II V VIII	i-a:جَرْع;a-a:جَرْع	البلع شيئا فشيئا	gulping, dose
جرف	2	I II V VII VIII	a-u:جَرْف	الأخذ الكثير والكسح	sweeping away, erosion
جرم	3	I II IV V VIII	a-i:جَرْم,جَرِيمَة;u-u:جَرَامَة	الذنب والقطع والجسم	crime, body
جرن	1	I IV	a-u:جُرُون	حوض الحجر والبيدر	mortar, threshing floor
جرو	1	IV	-	ولد الكلب والسباع	cub, puppy
جري	3	I II III IV VI X	a-i:جَرْي,جَرَيَان,جِرَايَة	السيلان والعدو	flowing, running
جزء	3	I II IV V VIII	a-a:جَزْء,جُزْء;i-a:جَزْء	البعض والتقسيم	part, division
جزح	0	I	a-a:جَزْح	العطاء الجزيل	generous giving
جزر	2	I IV VII VIII	a-u:جَزْر;a-i:جَزْر	الذبح وانحسار الماء	slaughter, ebb
جزز	2	I IV VIII X	a-u:جَزّ	قص الصوف والحشيش	shearing, mowing
جزع	2	I II IV V VII VIII	i-a:جَزَع,جُزُوع;a-a:جَزْع	عدم الصبر	impatience, grief
جزف	2	I III VIII	a-u:جَزْف	التقدير بلا كيل ولا روية	rashness, guesswork
جزل	2	I IV X	u-u:جَزَالَة;a-i:جَزْل	الكثرة والفصاحة	abundance, eloquence
جزم	3	I II VII	a-i:جَزْم	القطع واليقين	decisiveness, cutting off
جزي	3	I II III IV VI X	a-i:جَزَاء	المكافأة	recompense
جسء	1	I	a-a:جُسُوء,جَسْء	الصلابة والخشونة	hardness
جسد	3	I II V	i-a:جَسَد	البدن	body
جسر	2	I II VI VIII	a-u:جُسُور,جَسَارَة	القنطرة والجرأة	bridge, boldness
جسس	2	I V VIII	a-u:جَسّ	اللمس والتفحص	palpation, spying
جسم	3	I II V	u-u:جَسَامَة	البدن والعظم	body, bulk
جسو	1	I III	a-u:جُسُوّ,جَسْو	اليبس والصلابة	stiffness
جشء	1	I II V	a-a:جُشُوء,جَشْء	خروج الريح من الفم	belching
جشب	0	I	a-u:جَشْب;i-a:جَشَب;u-u:جَشَابَة	خشونة الطعام	coarseness of food
جشر	0	I II	a-u:جُشُور,جَشْر	الخروج بالدواب للمرعى	pasturing
جشش	1	I	a-u:جَشّ;i-a:جَشَش	الطحن الخشن وغلظ الصوت	grinding, hoarse voice
جشع	2	I V	i-a:جَشَع	شدة الحرص	greed
جشم	2	I II IV V	i-a:جَشْم,جَشَامَة	التكلف والمشقة	taking pains
جصص	2	II	-	مادة البناء البيضاء	plaster
جظظ	0	I	a-u:جَظّ	السمن والتكبر	stout arrogance
جعب	1	I II	a-a:جَعْب	كنانة السهام	quiver
جعد	2	I II V	u-u:جُعُودَة,جَعَادَة	التواء الشعر	curliness
جعر	0	I VII	a-a:جَعْر	نجو السباع	dung
جعس	0	I	a-a:جَعْس	الرجيع	excrement
جعظ	0	I IV	a-a:جَعْظ	الدفع والتكبر	pushing, pride
جعع	0	I	a-u:جَعّ	أكل الطين	eating clay
جعف	1	I VII	a-a:جَعْف	الصرع والقلع	felling
جعل	3	I III IV VIII	a-a:جَعْل	الصنع والتصيير	making, rendering
جعم	0	I	i-a:جَعَم	الطمع وشهوة الطعام	craving
جفء	1	I IV	a-a:جَفْء,جُفُوء	الزبد والغثاء	scum, froth
جفر	1	I IV X	a-u:جُفُور	البئر الواسعة والجدي	wide well, lamb
جفف	3	I II V VIII	a-i:جَفَاف,جُفُوف;i-a:جَفَاف	اليبس	dryness
جفل	2	I II IV VII	a-i:جُفُول,جَفْل;a-u:جُفُول,جَفْل	النفور والفزع	shying, bolting
جفن	2	II	-	غطاء العين	eyelid
جفو	2	I III IV V VI X	a-u:جَفَاء,جَفْو	البعد والغلظة	aloofness, roughness
جلء	0	I	a-a:جَلْء	الرمي والصرع	throwing down
جلب	3	I II IV V VII VIII X	a-i:جَلْب;a-u:جَلْب	السوق والإحضار والصياح	bringing, import
جلج	0	I	i-a:جَلَج	القلق	unrest
جلح	1	I II III	i-a:جَلَح;a-a:جَلْح	انحسار الشعر	baldness
جلخ	1	I II	a-a:جَلْخ	شحذ الحديد	grinding, whetting
جلد	3	I II III IV V VI VIII	a-i:جَلْد;u-u:جَلَادَة,جَلَد	الضرب والصبر وقشر البدن	skin, flogging, endurance
جلز	0	I II	a-i:جَلْز	العصب والشد	winding tightly
جلس	3	I III IV VI	a-i:جُلُوس,مَجْلِس	القعود	sitting
جلط	2	I II V VII VIII	a-i:جَلْط;a-u:جَلْط	الكشط وتخثر الدم	scraping, clotting
جلع	0	I VII	i-a:جَلَع;a-a:جُلُوع	قلة الحياء والانكشاف	immodesty
جلف	1	I	a-u:جَلْف;i-a:جَلَف,جَلَافَة	القشر والجفاء	rudeness, scraping
جلق	0	I	a-i:جَلْق	كشف الفم	baring the mouth
جلل	3	I II IV V VI	a-i:جَلَال,جَلَالَة;a-u:جَلّ	العظمة والتغطية	majesty, covering
جلم	0	I	a-i:جَلْم	القطع بالمقص	shearing
جله	0	I	a-a:جَلْه;i-a:جَلَه	انحسار الشعر والصرف	baldness
جلو	3	I II III IV V VII VIII X	a-u:جَلَاء,جَلْو,جَلْوَة	الكشف والخروج	clarity, clearing, departure
جلي	1	I	a-i:جَلْي;i-a:جَلَى	الكشف والصقل	polishing
جمء	0	V	-	التجمع والغضب	gathering
جمح	2	I	a-a:جُمُوح,جِمَاح	الاستعصاء والاندفاع	unruliness
جمد	3	I II IV V VII	a-u:جُمُود,جَمْد;u-u:جُمُود	ضد السيلان	solidity, freezing
جمر	2	I II IV V VIII X	a-u:جَمْر	النار المتقدة	ember
جمز	1	I	a-i:جَمْز	العدو والوثب	bounding
جمس	0	I	a-u:جُمُوس,جَمْس	الجمود	congealing
جمش	1	I II	a-u:جَمْش;a-i:جَمْش	المغازلة والحلق	flirting
جمع	3	I II III IV V VI VIII X	a-a:جَمْع	الضم والتأليف	gathering
جمل	3	I II III IV V VI VIII X	u-u:جَمَال;a-u:جَمْل	الحسن والجمع	beauty, totalling
جمم	2	I II IV X	a-i:جُمُوم,جَمّ;a-u:جُمُوم,جَمّ,جَمَام	الكثرة والراحة	abundance, rest
جمن	0	-	-	حب كاللؤلؤ	pearls
جنء	0	I III IV	a-a:جُنُوء;i-a:جَنَأ	الانحناء	bending over
جنب	3	I II III IV V VI VIII X	a-u:جَنْب;a-i:جَنَابَة;i-a:جَنَب,جَنَابَة;u-u:جَنَابَة	الناحية والإبعاد	side, avoidance
جنح	3	I II III IV V VIII X	a-a:جُنُوح;a-u:جُنُوح;a-i:جُنُوح	الميل ويد الطائر	inclination, wing
جند	3	II V	-	العسكر والأعوان	soldiers
جنز	2	I II	a-i:جَنْز	الستر وحمل الميت	funeral, covering
جنس	3	I II III V VI	a-u:جَنْس	النوع والأصل	kind, genus, sex
جنف	1	I III IV VI	i-a:جَنَف;a-i:جُنُوف	الميل والجور	deviation, injustice
جنق	0	I II	a-i:جَنْق	الرمي بالمنجنيق	catapulting
جنن	3	I II IV V VI VIII X	a-u:جَنّ,جُنُون,جِنّ;a-i:جَنَان	الستر وزوال العقل	concealment, madness
جني	3	I II III IV V VI VIII	a-i:جَنْي,جَنَى,جِنَايَة	القطف وارتكاب الذنب	harvesting, crime
جهث	0	I	a-a:جَهْث	الاستخفاف من الفزع	panic
جهد	3	I II III IV V VIII	a-a:جَهْد;i-a:جَهَد	الطاقة والمشقة	effort, strain
جهر	3	I II III IV V VI VIII	a-a:جَهْر,جِهَار;i-a:جَهَر;u-u:جَهَارَة	الإعلان ورفع الصوت	loudness, publicity
جهز	3	I II IV V	a-a:جَهْز	الإعداد والتهيئة	equipping
جهش	2	I IV	a-a:جَهْش,جُهُوش;i-a:جَهَش	التهيؤ للبكاء	bursting into tears
جهض	2	I II III IV	a-a:جَهْض	إسقاط الجنين والإبعاد	miscarriage, abortion
جهف	0	VIII	-	الأخذ الكثير	taking plenty
جهل	3	I II III IV VI X	i-a:جَهْل,جَهَالَة	ضد العلم	ignorance
جهم	2	I II IV V	u-u:جَهَامَة,جُهُومَة;a-a:جَهْم;i-a:جَهَم	عبوس الوجه	gloominess
جهن	0	I	a-u:جُهُون	القرب والدنو	nearness
جهو	0	I IV	i-a:جَهَى	الانكشاف والصحو	clearing, uncovering
جوب	3	I II III IV V VI VII VIII X	a-u:جَوْب,تَجْوَاب	القطع والرد على السؤال	traversing, answering
جوح	2	I VIII	a-u:جَوْح,جِيَاحَة	الاستئصال والإهلاك	calamity, sweeping away
جوخ	1	I II V	a-u:جَوْخ	نسيج الصوف	broadcloth
جود	3	I II III IV V VI X	a-u:جُود,جَوْدَة,جَوْد	الكرم وحسن النوع	generosity, quality
جور	3	I II III IV V VI X	a-u:جَوْر	الظلم والقرب	injustice, neighbourhood
جوز	3	I II III IV V VI VIII X	a-u:جَوَاز,جَوْز,مَجَاز	العبور والإباحة	passing, permissibility
جوس	1	I VIII	a-u:جَوْس,جَوَسَان	التردد والطلب خلال الشيء	prowling
جوش	0	-	-	الصدر والوسط	chest, middle
جوظ	0	I V	a-u:جَوْظ	الاختيال والضجر	strutting
جوع	3	I II IV V	a-u:جُوع,جَوْع,مَجَاعَة	خلو المعدة	hunger
جوف	3	I II IV V X	a-u:جَوْف;i-a:جَوَف	الخلو والباطن	hollow, cavity
جوق	1	II V	-	الجماعة من الناس	troupe
جول	3	I II IV V VI	a-u:جَوْل,جَوَلَان,جَوْلَة	الطواف والدوران	roaming
جون	1	I	a-u:جَوْن	السواد والبياض والخليج	black-white, bay
جوه	1	II	-	القدر والشرف	rank
جوي	2	I II VIII	i-a:جَوَى	شدة الوجد والهواء	ardour, air
جيء	3	I III IV	a-i:مَجِيء,جَيْء,جَيْئَة	الحضور والإتيان	coming
جيب	2	I II	a-i:جَيْب	فتحة الثوب والوعاء	pocket
جيد	1	I	i-a:جَيَد	العنق وحسنه	neck
جير	2	II	-	الكلس	lime
جيز	0	-	-	الناحية	side
جيش	3	I II V X	a-i:جَيْش,جَيَشَان	الغليان والجند	boiling, army
جيض	0	I	a-i:جَيْض	الميل والعدول	swerving
جيف	2	I II V VII VIII	a-i:جَيْف	نتن الميتة	carrion
جيل	3	-	-	الصنف وأهل الزمان	generation
جيم	0	II	-	حرف الجيم	letter jim
كءب	2	I IV VIII	i-a:كَآبَة,كَأْب	الحزن والغم	gloom, depression
كءد	1	I V VI	a-a:كَأْد	المشقة والصعوبة	difficulty, steepness
كءس	1	-	-	إناء الشرب	drinking cup
كبب	2	I II IV V VII	a-u:كَبّ	القلب على الوجه والجمع	overturning, ball
كبت	2	I VII VIII	a-i:كَبْت	القهر والحبس	repression
كبث	0	I	i-a:كَبَث	تغير اللحم	tainting of meat
كبح	2	I II III IV	a-a:كَبْح	الرد والمنع	curbing, braking
كبد	3	I II III V	a-u:كَبْد;a-i:كَبْد;i-a:كَبَد	عضو الجوف والمشقة	liver, hardship
كبر	3	I II III IV V VI X	u-u:كِبَر,كُبْر,كَبَارَة;i-a:كِبَر,مَكْبَر;a-u:كَبْر	العظم وخلاف الصغر	greatness, growth
كبس	2	I II V VII	a-i:كَبْس	الضغط والهجوم	pressing, raid
كبش	1	I	a-u:كَبْش	فحل الضأن	ram
كبع	0	I II	a-a:كَبْع	القطع والمنع	withholding
كبل	2	I II III V VIII	a-i:كَبْل	القيد	fetter
كبن	0	I	a-i:كَبْن;a-u:كَبْن	الثني والطي	folding, hemming
كبو	2	I II IV VII	a-u:كَبْو,كَبْوَة,كُبُوّ	السقوط على الوجه	stumbling
كتب	3	I II III IV V VI VIII X	a-u:كِتَابَة,كَتْب,كِتَاب	الخط والتدوين	writing
كتت	0	I VIII	a-i:كَتِيت;a-u:كَتّ	صوت الغليان الخفيف	simmering sound
كتح	0	I III	a-a:كَتْح	الضرب بالحصى	pelting
كتد	0	-	-	مجتمع الكتفين	withers
كتع	0	I II	a-a:كُتُوع;i-a:كَتَع	الانقباض والانضمام	contracting
كتف	2	I II V VI	a-i:كَتْف;i-a:كَتَف	ما بين العضد والعنق والشد	shoulder, binding
كتل	3	I II V	a-u:كَتْل;i-a:كَتَل	الجمع والقطعة المجتمعة	mass, lumping
كتم	2	I II III IV V VI VII VIII X	a-u:كِتْمَان,كَتْم	الإخفاء	concealment
كتن	1	I	i-a:كَتَن	نبات النسيج والوسخ	flax, dirt
كثء	0	I	a-a:كَثْء	ما علا اللبن من دسم	film on milk
كثب	1	I III IV VII	a-u:كَثْب;a-i:كَثْب	الجمع والقرب	heap of sand, nearness
كثث	1	I IV	a-i:كَثَاثَة,كُثُوثَة;i-a:كَثَث	الكثافة والغلظ	thickness of hair
كثر	3	I II III IV V VI X	u-u:كَثْرَة,كَثَارَة;a-u:كَثْر	خلاف القلة	abundance
كثع	0	I II	a-a:كَثْع,كُثُوع	ما علا من الدسم	rising cream
كثف	3	I II IV V VI X	u-u:كَثَافَة	الغلظ والاجتماع	density
كثل	0	-	-	مؤخر السفينة	stern of ship
كثم	0	I III IV	a-i:كَثْم;i-a:كَثَم	الإبطاء والشبع	slowness, satiety
كحب	0	II	-	الحصرم	unripe grapes
كحت	0	I	a-a:كَحْت	الحك والإزالة	scraping off
كحح	2	I	a-u:كُحَّة,كَحّ;a-i:كَحّ	السعال	cough
كحص	0	I	a-a:كَحْص,كُحُوص	المحو والدروس	effacing
كحط	0	I	a-a:كَحْط	القحط	drought
كحل	2	I II IV V VIII	a-a:كَحْل;a-u:كَحْل;i-a:كَحَل	سواد العين ودواؤها	kohl, eye blackness
كخخ	0	I	a-i:كَخّ,كَخِيخ	الزجر عن القذر	hushing off dirt
كدء	0	I	a-a:كَدْء,كُدُوء	بطء النبات	stunted growth
كدح	2	I V VIII	a-a:كَدْح	السعي والجهد	toil
كدد	2	I II IV VIII X	a-u:كَدّ	الشدة في العمل	hard work
كدر	2	I II V VI VII IX	i-a:كَدَر;u-u:كَدَارَة,كُدُورَة;a-u:كُدُورَة	خلاف الصفاء	turbidity
كدس	2	I II V VI	a-i:كَدْس	الجمع بعضه فوق بعض	piling up
كدش	0	I II V	a-i:كَدْش	الكسب والخدش	earning, scratching
كدم	1	I II III V	a-u:كَدْم;a-i:كَدْم	العض والرض	biting, bruise
كدن	0	I	i-a:كَدَن	كثرة الشحم واللحم	plumpness
كده	0	I II	a-a:كَدْه	الجهد والخدش	toil, scratching
كدو	0	I	a-u:كُدُوّ,كَدْو	بطء الزرع	slow growth
كدي	1	I II IV VIII	a-i:كَدْي;i-a:كَدَى	المنع والتسول	withholding, begging
كذب	3	I II III IV V VI X	a-i:كَذِب,كِذْب,كِذَاب	خلاف الصدق	lying
كذذ	0	-	-	حجارة رخوة	soft stones
كرب	2	I II III IV V VII VIII	a-u:كَرْب,كُرُوب	الحزن والقرب والحرث	distress, imminence
كرت	1	-	-	كمال الحول والبطاقة	full year, card
كرث	2	I IV V VIII	a-u:كَرْث;a-i:كَرْث	اشتداد الغم والمبالاة	afflicting, caring
كرج	0	I II V	i-a:كَرَج	فساد الخبز	mouldiness of bread
كرد	1	I III	a-u:كَرْد	الطرد والسوق	driving away
كرر	3	I II IV V	a-u:كَرّ,كُرُور	الرجوع والإعادة	returning, repetition
كرز	1	I II III	a-i:كُرُوز;a-u:كَرْز	الوعظ وشجر الثمر	preaching, cherry
كرس	2	I II IV V VI VII	a-u:كَرْس	ضم الشيء وتخصيصه	dedicating, notebook
كرش	1	I II V X	i-a:كَرَش	معدة المجتر والتقبض	paunch, wrinkling
كرص	0	I II VIII	a-i:كَرْص	الخلط والدق	mixing, pounding
كرض	0	-	-	حلق الأرحام	rings of womb
كرظ	0	I	a-u:كَرْظ	القدح في العرض	reviling
كرع	1	I II IV V VIII	a-a:كَرْع,كُرُوع;i-a:كَرَع	الشرب بالفم ودقة الساق	sipping, shank
كرف	0	I II IV	a-u:كَرْف;a-i:كَرْف	الشم	sniffing
كرك	1	I	a-u:كَرْك	طائر والتقطير	crane, distilling
كرم	3	I II III IV V VI X	u-u:كَرَم,كَرَامَة;a-u:كَرْم	الجود وشرف الشيء	generosity, nobility
كرن	0	-	-	آلة طرب كالعود	lute
كره	3	I II IV V VI X	i-a:كُرْه,كَرَاهَة,كَرَاهِيَة;u-u:كَرَاهَة,كَرَاهِيَة	ضد الحب	hatred, aversion
كرو	1	I II	a-u:كَرْو	الجسم المستدير وحفر الأرض	ball, digging
كري	1	I III IV VI VIII X	a-i:كَرْي;i-a:كَرَى	الأجرة والنعاس والحفر	hire, slumber
كزب	0	-	-	صغر مشط الرجل	smallness of foot
كزز	1	I IV	a-u:كَزَازَة,كَزّ,كُزُوزَة	اليبس والانقباض	stiffness, tetanus
كزم	0	I II	a-i:كَزْم;i-a:كَزَم	القصر والكسر بالفم	shortness, cracking
كسء	0	I	a-a:كَسْء	مؤخر كل شيء	hind part
كسب	3	I II IV V VIII	a-i:كَسْب,كِسْب	الربح وتحصيل الرزق	earning, gain
كسح	2	I II VI VIII	a-a:كَسْح;i-a:كَسَح	الكنس والشلل	sweeping, lameness
كسد	2	I II IV	a-u:كَسَاد,كُسُود;u-u:كَسَاد	عدم رواج السلعة	stagnation of trade
كسر	3	I II III IV V VII	a-i:كَسْر	قطع الصلب	breaking
كسس	0	I	a-u:كَسّ;i-a:كَسَس	الدق الشديد	pounding
كسع	1	I II VIII	a-a:كَسْع	الضرب على الدبر والإلحاق	striking behind, affixing
كسف	2	I II IV V VII	a-i:كُسُوف,كَسْف	احتجاب ضوء الشمس	eclipse
كسل	2	I II IV VI	i-a:كَسَل	التثاقل والفتور	laziness
كسم	1	I II	a-i:كَسْم	الكسب والهيئة	shape, earning
كسو	2	I II IV V VIII	a-u:كَسْو,كِسْوَة	الستر باللباس	clothing
كسي	1	I V VIII	i-a:كَسَا	لبس الثياب	being clothed
كشء	0	I V	a-a:كَشْء	الشواء والقشر	roasting, peeling
كشث	0	-	-	نبات متطفل	dodder plant
كشح	1	I III V VII	a-a:كَشْح;i-a:كَشَح	الخاصرة والعداوة	flank, hidden enmity
كشد	0	I	a-i:كَشْد	الحلب والقطع	milking, cutting
كشر	2	I II III	a-i:كَشْر	كشف الأسنان	baring teeth
كشش	1	I	a-i:كَشِيش,كَشّ	صوت جلد الأفعى والطرد	rustling, driving off
كشط	2	I V VII	a-i:كَشْط;a-u:كَشْط	النزع والإزالة	scraping off
كشف	3	I II III IV V VI VII VIII X	a-i:كَشْف	الإظهار ورفع الحجاب	uncovering, discovery
كشك	1	-	-	البناء الصغير وضرب من الطعام	kiosk, dried curd
كشم	1	I VIII	a-i:كَشْم;i-a:كَشَم	قطع الأنف	cutting the nose
كشي	0	-	-	شحم الضب	lizard fat
كصص	0	I	a-i:كَصِيص,كَصّ	الصوت الدقيق والرعدة	thin sound, trembling
كظب	0	I	a-u:كُظُوب	الامتلاء سمنا	fattening
كظر	1	I	a-u:كَظْر	غدة فوق الكلية	adrenal gland
كظظ	2	I III V VIII	a-u:كَظّ	شدة الامتلاء	overcrowding, surfeit
كظم	2	I IV VIII	a-i:كَظْم,كُظُوم	حبس الغيظ	suppressing anger
كعب	2	I II IV V	a-u:كُعُوب,كَعَابَة;a-i:كُعُوب	العظم الناتئ والتجسيم	ankle, cube
كعت	0	I	a-a:كَعْت	القصر وطائر البلبل	shortness, nightingale
كعر	0	I II IV	i-a:كَعَر	امتلاء البطن	fullness of belly
كعع	0	I IV	a-i:كُعُوع,كَعّ	الجبن والضعف	cowardice
كعك	1	-	-	خبز مستدير	cake
كعم	0	I III VIII	a-a:كَعْم	شد الفم	muzzling
كعن	0	-	-	فتور النشاط	listlessness
كفء	3	I II III IV V VI VII VIII X	a-a:كَفْء	المماثلة والقلب	equality, reward, overturning
كفت	1	I II III VII VIII	a-i:كَفْت	الضم والجمع	gathering in, enfolding
كفح	3	I II III IV VI	a-a:كَفْح	المواجهة في القتال	struggle, combat
كفخ	0	I	a-a:كَفْخ	الضرب على الرأس	slapping the head
كفر	3	I II IV	a-u:كُفْر,كُفْرَان,كُفُور;a-i:كَفْر	الستر والجحود	denial, unbelief
كفس	0	I VII	i-a:كَفَس	اعوجاج القدم	clubfoot
كفف	2	I II V VI VII VIII X	a-u:كَفّ;a-i:كَفّ	المنع وراحة اليد	restraining, palm
كفل	2	I II III IV V VI	a-u:كَفَالَة,كَفْل,كُفُول;i-a:كَفَالَة;u-u:كَفَالَة	الضمان والرعاية	guarantee, sponsorship
كفن	2	I II V	a-i:كَفْن	ثوب الميت	shroud
كفي	3	I III V VIII X	a-i:كِفَايَة	بلوغ الحاجة والاستغناء	sufficiency
ككب	0	-	-	النجم	star
كلء	1	I II III V VIII	a-a:كَلْء,كِلَاءَة;i-a:كَلَأ	العشب والحفظ	pasture, guarding
كلب	2	I II III IV V VI X	i-a:كَلَب;a-u:كَلْب	الحيوان النابح وداؤه	dog, rabies
كلت	0	I VII	a-u:كَلْت	الجمع	gathering
كلج	0	I	a-u:كَلْج	المكيال	grain measure
كلح	1	I II IV V	a-a:كُلُوح,كُلَاح	شدة العبوس	gloomy frown
كلد	0	I II V	a-i:كَلْد	الجمع والصلابة	heaping, hard ground
كلز	0	I II	a-i:كَلْز	الجمع	gathering
كلس	2	I II V	a-i:كَلْس	الجير	lime, calcification
كلع	0	I V VI	i-a:كَلَع	تشقق القدم والوسخ	chapped feet, dirt
كلف	3	I II IV V X	i-a:كَلَف	المشقة والولوع والتلون	burden, cost, fondness
كلل	2	I II IV V VI VII VIII	a-i:كَلّ,كَلَال,كَلَالَة	الإعياء والإحاطة	weariness, crowning, totality
كلم	3	I II III V VI	a-i:كَلْم;a-u:كَلْم	النطق والجرح	speech, wound
كلو	1	-	-	العضو المنقي للدم	kidney
كلي	2	I VIII	a-i:كَلْي;i-a:كَلَى	العضو المنقي للدم	kidney
كمء	1	I IV V X	a-a:كَمْء;i-a:كَمَأ	فطر يؤكل	truffle
كمت	1	I II IV IX	u-u:كُمْتَة,كَمَاتَة;a-u:كَمْت	الحمرة المشوبة بسواد	bay colour
كمح	0	I IV	a-a:كَمْح	رد الدابة باللجام	reining in
كمخ	0	I IV	a-a:كَمْخ	التكبر والنسيج اللامع	haughtiness, damask
كمد	2	I II IV VIII IX	i-a:كَمَد;a-u:كَمْد,كُمُود	الحزن المكتوم وتغير اللون	grief, dullness, compress
كمر	1	I III VI	a-u:كَمْر	رأس الذكر والحزام	glans, girdle
كمز	0	I	a-u:كَمْز	الجمع باليد	making into balls
كمس	0	I	a-u:كُمُوس	العبوس	frowning
كمش	2	I II IV V VII	a-u:كَمْش;u-u:كَمَاشَة;i-a:كَمَش	الانقباض والسرعة	shrinking, grasping
كمع	0	I III VIII	a-a:كَمْع	المضاجعة	sharing a bed
كمل	3	I II IV V VI VIII X	a-u:كَمَال,كُمُول;u-u:كَمَال;i-a:كَمَال	التمام	completeness
كمم	2	I II IV V	a-u:كَمّ	التغطية والمقدار	covering, muzzle, quantity
كمن	2	I IV V VIII X	a-u:كُمُون;i-a:كُمُون	الاختفاء	hiding, latency
كمه	1	I V	i-a:كَمَه	العمى من الولادة	congenital blindness
كمي	1	I IV V VII	a-i:كَمْي	الستر والشجاعة	concealing, armoured hero
كنب	0	I IV	a-u:كُنُوب;i-a:كَنَب	الغلظ في اليد	roughness of hands
كنت	0	I VIII	i-a:كَنَت	القوة والرضا	strength, contentment
كند	1	I	a-u:كُنُود	جحود النعمة	ingratitude
كنر	0	-	-	آلة طرب	lyre
كنز	2	I VIII	a-i:كَنْز	جمع المال وادخاره	treasure, hoarding
كنس	2	I II V VII	a-u:كَنْس;a-i:كُنُوس	إزالة الأوساخ والاستتار	sweeping, hiding
كنش	0	I II	a-u:كَنْش	المجموعة والدفتر	notebook
كنع	0	I II IV V VIII	a-a:كُنُوع;i-a:كَنَع	التقبض والتصاغر	contracting, humbling
كنف	2	I II III IV V VIII	a-u:كَنْف	الإحاطة والصون	surrounding, protection
كنن	2	I II IV VIII X	a-u:كَنّ,كُنُون	الستر والصون	sheltering, concealing
كنه	1	I VIII	a-a:كَنْه	جوهر الشيء وحقيقته	essence, true nature
كني	2	I II IV V VIII	a-i:كِنَايَة	التعبير بغير الصريح	metonymy, nickname
كهب	0	I IX	i-a:كَهَب;u-u:كُهْبَة	الغبرة المشربة سوادا	dusky grey
كهد	0	I IV	a-a:كَهْد,كَهَدَان	الإسراع والتعب	hastening, fatigue
كهر	0	I	a-a:كَهْر	الانتهار والزجر	rebuke
كهف	2	V VIII	-	البيت المنقور في الجبل	cave
كهل	2	I III VIII	a-a:كُهُول;u-u:كُهُولَة	تجاوز الشباب	maturity, middle age
كهم	1	I II IV	a-a:كُهُوم;u-u:كَهَامَة,كُهُومَة	البطء والكلال	bluntness, slowness
كهن	2	I III V	a-a:كِهَانَة,كَهَانَة;u-u:كَهَانَة;a-u:كَهَانَة	الإخبار بالغيب	divination, priesthood
كهه	0	I X	a-u:كُهُوه,كَهّ	إخراج النفس	breathing out
كهي	0	I III IV	i-a:كَهَى	ضعف البصر والتسخين	weak sight
كوب	2	I II VIII	a-u:كَوْب	إناء الشرب بلا عروة	cup, tumbler
كوث	0	II	-	كثرة الورق في الزرع	four-leaf growth
كوح	0	I II III IV VI	a-u:كَوْح	الغلبة والقتال	overcoming
كوخ	1	-	-	البيت الصغير	hut
كود	3	I II	i-a:كَوْد,مَكَاد,مَكَادَة	المقاربة في الفعل	being about to
كوذ	0	-	-	أعلى الفخذ	upper thigh
كور	2	I II III IV V VIII X	a-u:كَوْر	اللف والاستدارة	winding, ball
كوز	1	I V VIII	a-u:كَوْز	إناء بعروة	jug, cob
كوس	1	I II IV V	a-u:كَوْس	القلب والزاوية والطبل	overturning, set square
كوش	0	I II	a-u:كَوْش	الجمع والاستيلاء	amassing
كوع	1	I II V	a-u:كَوْع;i-a:كَوَع	طرف الزند	wrist bone, elbow
كوف	1	II V	-	الاستدارة والتجمع	roundness, headcloth
كول	0	V VII	-	الاجتماع	gathering
كوم	2	I II V	a-u:كَوْم;i-a:كَوَم	الجمع المرتفع	heap
كون	3	I II V X	a-u:كَوْن,كَيْنُونَة,كِيَان	الوجود والحدوث	being, existence
كوه	0	I V	a-u:كَوْه	إخراج الريح من الفم	breathing out
كوي	2	I II III V VIII X	a-i:كَيّ	الإحراق بالحديد	cauterizing, ironing
كيء	0	I IV	a-i:كَيْء,كَيْأَة	الجبن والنكول	timidity
كيت	0	II	-	التيسير والكناية عن الخبر	facilitating, such and such
كيح	0	-	-	عرض الجبل	mountain side
كيد	2	I III VI VIII	a-i:كَيْد,مَكِيدَة	المكر والاحتيال	scheming
كير	1	-	-	زق الحداد	bellows
كيس	2	I II III IV V VI	a-i:كَيْس,كِيَاسَة	الفطنة والوعاء	cleverness, bag
كيص	0	I III	a-i:كَيْص,كَيَصَان	العجز والجبن	shrinking back
كيع	0	I IV	a-i:كَيْع	الجبن	cowardice
كيف	3	I II V VII	a-i:كَيْف	الحال والهيئة	manner, quality
كيك	0	-	-	البيضة	egg
كيل	2	I II III VI VIII	a-i:كَيْل,مَكَال,مَكِيل	تقدير الحجم	measuring by volume
كيم	3	-	-	علم تركيب المواد	chemistry
كين	1	I IV VIII X	a-i:كَيْن	الخضوع	submission
خبء	2	I II IV V VI VIII X	a-a:خَبْء	الإخفاء والستر	hiding
خبب	1	I II IV VIII	a-u:خَبّ,خَبَب;i-a:خَبّ,خِبّ	الإسراع والخداع	trotting, deceit
خبت	2	I IV	a-u:خَبْت,خُبُوت	الخشوع وخمود الذكر	humility, dying down
خبث	2	I II IV V VI X	u-u:خُبْث,خَبَاثَة	الرداءة والشر	malice, foulness
خبج	0	I	a-i:خَبْج	الضرب	striking
خبر	3	I II III IV V VI VIII X	a-u:خُبْر,خِبْرَة,خَبْر;u-u:خُبْر;i-a:خَبَر	العلم والإعلام	news, experience
خبز	2	I VII VIII	a-i:خَبْز	صنع الرغيف	bread, baking
خبص	1	I II V VIII	a-i:خَبْص	الخلط	mixing up
خبط	2	I II V VIII	a-i:خَبْط	الضرب الشديد	striking, groping
خبع	0	I	a-a:خُبُوع	الدخول والإخفاء	hiding
خبق	0	I	a-u:خَبْق	العدو السريع	running
خبل	2	I II V VIII	a-u:خَبْل,خَبَل;a-i:خَبْل;i-a:خَبَل,خَبَال	فساد العقل	insanity, confusion
خبن	1	I VIII	a-i:خَبْن	الطي والتقليص	hemming, tucking
خبو	2	I IV	a-u:خُبُوّ,خَبْو	سكون النار وانطفاؤها	dying down
ختت	0	I IV	a-u:خَتّ	الطعن والخسة	piercing, baseness
ختر	1	I V	a-i:خَتْر,خُتُور;a-u:خَتْر	الغدر	perfidy
ختع	0	I VII	a-a:خَتْع,خُتُوع	السير في الظلمة	night travel
ختل	1	I III VI VIII	a-i:خَتْل,خَتَلَان;a-u:خَتْل	الخداع	deceiving
ختم	2	I II V VIII	a-i:خَتْم,خِتَام	الإتمام والطبع	sealing, conclusion
ختن	2	I III VIII	a-i:خَتْن,خِتَان;a-u:خَتْن	قطع القلفة والمصاهرة	circumcision, in-law
ختو	0	I VIII	a-u:خَتْو	الانكسار والتخشع	being downcast
خثر	2	I II IV V	a-u:خُثُور,خَثْر,خَثَرَان;i-a:خَثَر;u-u:خَثَارَة,خُثُورَة	غلظ السائل	thickening, coagulation
خثل	0	-	-	أسفل البطن	lower abdomen
خثم	0	I II	i-a:خَثَم	عرض الأنف	flat nose
خثي	0	I	a-i:خَثْي	روث البقر	cow dung
خجء	0	I VI	a-a:خَجْء	الضرب والانقماع	striking
خجج	0	I	a-u:خَجّ	التواء الريح	swirling
خجف	0	I	a-i:خَجْف,خَجِيف	الطيش والخفة	frivolity
خجل	2	I II IV	i-a:خَجَل	الحياء والاضطراب	shyness
خدب	0	I	a-i:خَدْب;i-a:خَدَب	الضرب والهوج	striking, rashness
خدج	1	I II IV	a-i:خِدَاج;a-u:خِدَاج	الولادة قبل الأوان	premature birth
خدد	2	I II V VI	a-u:خَدّ	الشق وجانب الوجه	cheek, furrow
خدر	2	I II IV V	i-a:خَدَر;a-u:خَدْر;a-i:خَدْر	فقد الحس والستر	numbness, seclusion
خدش	2	I II V	a-i:خَدْش	الجرح الظاهر	scratching
خدع	3	I II III IV VI VII VIII	a-a:خَدْع,خِدَاع,خُدْعَة	المكر والغش	deception
خدف	0	I VIII	a-i:خَدْف	سرعة المشي والقطع	quick walking, cutting
خدل	0	I	i-a:خَدَل,خَدَالَة	امتلاء الساق	plumpness of leg
خدم	3	I II IV V VIII X	a-u:خِدْمَة;a-i:خِدْمَة,خَدْمَة	القيام بالحاجة	service
خدن	1	I III	a-i:خَدْن	الصاحب	companion
خدي	0	I IV	a-i:خَدْي,خَدَيَان	إسراع الدابة	fast walking
خذء	0	I X	i-a:خَذَأ,خُذُوء;a-a:خَذْء	الخضوع	submission
خذع	0	I II	a-a:خَذْع	تقطيع اللحم	slicing
خذف	1	I	a-i:خَذْف	الرمي بالحصاة	flinging pebbles
خذق	0	I	a-i:خَذْق;a-u:خَذْق	ذرق الطائر	bird droppings
خذل	2	I II III VI VII	a-u:خِذْلَان,خَذْل	ترك النصرة	forsaking
خذم	0	I II V VII	a-i:خَذْم;i-a:خَذَم	القطع السريع	cutting swiftly
خذو	0	I X	a-u:خَذْو;i-a:خَذَى	الاسترخاء	flabbiness
خرء	1	I	i-a:خَرْء,خِرَاءَة	التغوط	excrement
خرب	3	I II IV V	i-a:خَرَاب,خَرَب;a-i:خَرْب;a-u:خِرَابَة	الهدم والفساد	ruin
خرت	1	I VII	a-u:خَرْت	الثقب والدلالة	piercing, guiding
خرث	0	-	-	متاع البيت الرديء	household junk
خرج	3	I II III IV V VI X	a-u:خُرُوج,مَخْرَج	ضد الدخول	exit, going out
خرد	1	I V	i-a:خَرَد	الحياء والبكارة	maidenly bashfulness
خرر	2	I	a-i:خَرِير,خُرُور,خَرّ;a-u:خُرُور,خَرِير,خَرّ	السقوط وصوت الماء	falling, murmur
خرز	2	I II VIII	a-i:خَرْز;a-u:خَرْز	الثقب والخياطة	piercing, beads
خرس	2	I IV VI	i-a:خَرَس	انعقاد اللسان	muteness
خرش	1	I II VIII	a-i:خَرْش;a-u:خَرْش	الخدش	scratching
خرص	1	I V VIII	a-u:خَرْص;a-i:خَرْص	الظن والكذب	guessing, lying
خرض	0	-	-	الجارية الحديثة السن	young girl
خرط	2	I II VII VIII XIII	a-u:خَرْط;a-i:خَرْط	القشر والتسوية	turning, lathing
خرع	2	I II VII VIII	u-u:خَرَاعَة,خُرُوعَة;i-a:خَرَع;a-a:خَرْع	الضعف والإنشاء	weakness, invention
خرف	2	I II IV VIII	i-a:خَرَف;a-u:خَرْف,خِرَافَة	فساد العقل كبرا وجني الثمر	senility, autumn
خرق	3	I II V VII VIII X	a-i:خَرْق;a-u:خَرْق;i-a:خُرْق,خَرَق	الثقب والشق	tearing, piercing
خرم	2	I II V VII VIII	a-i:خَرْم;i-a:خَرَم	الثقب والشق	perforating
خزب	0	I V	i-a:خَزَب	ورم الضرع والجلد	swelling
خزر	1	I II VI	i-a:خَزَر;a-u:خَزْر	ضيق العين	narrowness of eyes
خزز	1	I VIII	a-u:خَزّ	نسيج الحرير والطعن	silk fabric
خزع	1	I II V VII VIII	a-a:خَزْع	القطع	cutting off, biopsy
خزف	2	I	a-i:خَزْف	الطين المشوي	pottery
خزق	1	I II VII	a-i:خَزْق	الطعن والتمزيق	piercing, ripping
خزل	2	I VII VIII	a-i:خَزْل	القطع والحذف	reduction, shortening
خزم	1	I II III VI	a-i:خَزْم	ثقب الأنف والنظم	nose-ringing
خزن	3	I II IV VIII	a-u:خَزْن;i-a:خَزَن	الحفظ والادخار	storing
خزو	0	I	a-u:خَزْو	القهر والسياسة	subduing
خزي	2	I III IV X	i-a:خِزْي,خَزَى;a-i:خَزْي	الذل والفضيحة	disgrace
خسء	1	I III VI VII	a-a:خَسْء,خُسُوء;i-a:خَسَأ	الطرد والذل	driving away
خسر	3	I II IV X	i-a:خَسَارَة,خُسْرَان,خُسْر;a-i:خَسْر	ضد الربح	loss
خسس	2	I II IV X	i-a:خِسَّة,خَسَاسَة;a-i:خِسَّة,خَسَاسَة	الدناءة والحقارة	baseness
خسف	2	I II IV VII	a-i:خَسْف,خُسُوف	غياب القمر والغور	eclipse, sinking
خسق	0	I	a-i:خَسْق,خُسُوق	إصابة الهدف	hitting the target
خسل	0	I	a-u:خَسْل	الرذالة والنفي	refuse
خسو	0	III VI	-	العدد الفرد	odd number
خشب	2	I II V VIII	a-i:خَشْب;i-a:خَشَب	ما غلظ من العيدان	wood
خشر	0	I	a-i:خَشْر	الرديء من الشيء	refuse
خشش	1	I VII	a-u:خَشّ	الدخول وهوام الأرض	entering, vermin
خشع	3	I II IV V VIII	a-a:خُشُوع	الخضوع والسكون	humility
خشف	1	I VII	a-i:خَشْف,خُشُوف;a-u:خَشْف	ولد الظبي والصوت الخفي	fawn, faint sound
خشل	0	I II V	i-a:خَشَل	الرديء من الشيء	worthless stuff
خشم	1	I II V	i-a:خَشَم;a-i:خَشْم	الأنف وفقد الشم	nose, loss of smell
خشن	3	I II III IV V X XII	u-u:خُشُونَة,خَشَانَة,خُشْنَة	ضد النعومة	roughness
خشو	0	I	a-u:خَشْو	رديء التمر	bad dates
خشي	3	I II V VIII	i-a:خَشْيَة,خَشْي	الخوف	fear
خصب	3	I II IV	i-a:خِصْب;a-i:خِصْب	كثرة العشب والنماء	fertility
خصر	2	I III V VIII	i-a:خَصَر	الوسط والإيجاز	waist, abridgment
خصص	3	I II V VIII	a-u:خَصّ,خُصُوص,خُصُوصِيَّة;i-a:خَصَاصَة,خَصَاص	الإفراد والتمييز	specificity, specialisation
خصف	1	I II VIII	a-i:خَصْف	الخرز والإطباق	stitching, mending
خصل	2	I III IV	a-u:خَصْل	الخلق ولفيفة الشعر	quality, lock of hair
خصم	3	I III IV VI VIII	a-i:خَصْم;i-a:خَصَم	النزاع والطرح	dispute, deduction
خصن	0	-	-	الفأس الصغيرة	hatchet
خصو	0	I	a-u:خَصْو	سل الخصيتين	gelding
خصي	2	I VIII	a-i:خِصَاء	نزع الخصية	castration
خضب	2	I II IV VIII	a-i:خَضْب,خُضُوب;i-a:خَضَب	تغيير اللون بالصبغ	dyeing
خضد	1	I II V VII VIII	a-i:خَضْد	الكسر والقطع	breaking off
خضر	3	I II IV VIII IX XI	i-a:خَضَر	لون العشب	greenness
خضض	1	I II	a-u:خَضّ	الهز والتحريك	shaking, churning
خضع	3	I II IV VIII	a-a:خُضُوع,خَضْع	الانقياد والذل	submission
خضف	0	I	a-i:خَضْف,خُضَاف	خروج الريح من الجوف	breaking wind
خضل	1	I II IV VIII IX	i-a:خَضَل	الندى والبلل	moistness
خضم	2	I VIII	i-a:خَضْم;a-i:خَضْم	الأكل بملء الفم والبحر العظيم	munching, vast sea
خضن	0	III	-	المغازلة	flirting
خطء	3	I II IV V VI	i-a:خَطَأ,خِطْء;a-a:خَطْء	ضد الصواب والذنب	error
خطب	3	I II III VI VIII	a-u:خُطْبَة,خِطَابَة,خِطْبَة;u-u:خَطَابَة	الكلام وطلب الزواج	speech, betrothal
خطر	3	I II III IV V VI	a-u:خُطُور,خَطَرَان;a-i:خَطَرَان,خَطْر;u-u:خُطُورَة	الإشراف على الهلاك والقدر	danger, importance
خطط	3	I II VIII	a-u:خَطّ	الكتابة والأثر المستطيل	line, writing
خطف	3	I II III IV V VI VII VIII X	i-a:خَطْف;a-i:خَطْف	الأخذ بسرعة	snatching, kidnapping
خطل	1	I IV V	i-a:خَطَل	فساد الكلام واضطرابه	idle talk
خطم	1	I II VIII	a-i:خَطْم	مقدم الأنف والزمام	muzzle, halter
خطو	3	I II IV V VIII	a-u:خَطْو	المشي والتقدم	stepping
خطي	1	II V	-	التجاوز والخطيئة	overstepping
خظو	0	I	a-u:خُظُوّ	اكتناز اللحم	firmness of flesh
خظي	0	I	i-a:خَظَى	اكتناز اللحم	firmness of flesh
خعل	0	-	-	ثوب بلا كمين	sleeveless garment
خفء	0	I VIII	a-a:خَفْء	الصرع والاقتلاع	felling
خفت	2	I III IV VI	a-i:خُفُوت,خَفْت;a-u:خُفُوت	سكون الصوت وضعفه	fading of sound
خفج	0	I	i-a:خَفَج	اعوجاج الساق	crooked leg
خفد	0	I	i-a:خَفَد;a-i:خَفْد	إسراع المشي	quick walking
خفر	2	I II IV V	a-u:خَفْر,خِفَارَة;a-i:خَفْر,خَفَارَة;i-a:خَفَر,خَفَارَة	الحراسة وشدة الحياء	guarding, shyness
خفس	0	I	a-i:خَفْس	سوء القول والهدم	harsh speech
خفش	1	I II	i-a:خَفَش	ضعف البصر	weak sight
خفض	3	I II VII VIII	a-i:خَفْض;u-u:خَفْض	ضد الرفع	lowering
خفع	0	I VII	a-a:خَفْع;i-a:خَفَع	الضعف جوعا	weakness from hunger
خفف	3	I II IV V VI X	a-i:خِفَّة,خَفّ	ضد الثقل	lightness
خفق	2	I II IV	a-u:خَفْق,خَفَقَان,خُفُوق;a-i:خَفْق,خَفَقَان,خُفُوق	الاضطراب والضرب	throbbing, beating
خفو	0	I	a-u:خَفْو,خُفُوّ	لمع البرق	faint flashing
خفي	3	I II IV V VI VIII X	i-a:خَفَاء,خُفْيَة;a-i:خَفْي	الاستتار	hiddenness
خقق	0	I IV	a-i:خَقّ,خَقِيق	الشق في الأرض	crevice
خلء	0	I	a-a:خَلْء,خِلَاء,خُلُوء	حران الناقة	balking of camel
خلب	2	I III VIII	a-u:خَلْب,خِلَابَة;a-i:خَلْب	الخدع والجرح بالظفر	captivation, claw
خلج	2	I III IV V VI VIII	a-i:خَلْج,خُلُوج;a-u:خَلْج	الجذب والاضطراب	pulling, twitching, gulf
خلد	3	I II IV	a-u:خُلُود,خُلْد	الدوام والبقاء	eternity
خلس	2	I III IV VI VIII	a-i:خَلْس	الأخذ خفية	stealing furtively
خلص	3	I II III IV V VI X	a-u:خُلُوص,خَلَاص	الصفاء والنجاة	purity, rescue
خلط	3	I II III V VIII	a-i:خَلْط	المزج	mixing
خلع	3	I II III V VII VIII	a-a:خَلْع,خُلْع;u-u:خَلَاعَة	النزع	removing, dislocation
خلف	3	I II III IV V VI VIII X	a-u:خِلَافَة,خَلَف,خَلْف;a-i:خَلْف;i-a:خَلَف	المجيء بعد والمضادة	succession, difference
خلق	3	I II III IV V VIII	a-u:خَلْق;u-u:خَلَاقَة,خُلُوقَة;i-a:خَلَق	الإيجاد والطبع	creation, character
خلل	3	I II III IV V VI VIII	a-u:خَلّ;a-i:خَلّ,خُلُول	الفرجة والفساد والصداقة	gap, disorder, friendship
خلم	0	III	-	الصديق ومربض الظبي	friend
خلو	3	I II III IV V VIII X	a-u:خُلُوّ,خَلَاء,خَلْوَة	الفراغ والانفراد	emptiness, solitude
خلي	1	I VIII	a-i:خَلْي	وحدة البناء الحي وقطع العشب	cell; cutting grass
خمج	1	I	i-a:خَمَج	الفساد والعفن	putrefaction, infection
خمد	2	I II IV	a-u:خُمُود,خَمْد;i-a:خَمَد	سكون اللهب	abating, extinction
خمر	3	I II III IV V VIII	a-u:خَمْر;i-a:خَمَر;a-i:خَمْر	الستر والشراب المسكر	covering, wine, fermentation
خمس	3	I II IV	a-u:خَمْس;a-i:خَمْس	العدد خمسة	five
خمش	2	I II	a-i:خَمْش,خُمُوش;a-u:خَمْش	خدش الوجه	scratching
خمص	2	I IV VI VII	a-u:خَمْص,خُمُوص,مَخْمَصَة;i-a:خَمَص;u-u:خَمَاصَة	ضمور البطن وجوعه	hunger, hollow belly
خمط	1	I V VIII	a-i:خَمْط;i-a:خَمَط	المرارة والشي	bitterness
خمع	0	I	a-a:خَمْع,خُمُوع	العرج	limping
خمل	2	I IV	a-u:خُمُول	الكسل وخفاء الذكر	lethargy, obscurity
خمم	2	I II IV VIII	a-u:خَمّ,خُمُوم;a-i:خَمّ,خُمُوم	الكنس وفساد الرائحة	sweeping, rotting
خمن	2	I II	a-u:خَمْن;a-i:خَمْن	الظن والتقدير	estimation
خنب	0	I	i-a:خَنَب	ضعف الرجل والهلاك	lameness
خنث	2	I II V VII	i-a:خَنَث;a-i:خَنْث	التثني والتأنث	effeminacy
خنذ	1	-	-	الفحل والرأس المرتفع	stallion, high peak
خنز	1	I	i-a:خَنَز;a-u:خُنُوز	نتن اللحم	stinking
خنس	1	I II IV VII	a-u:خُنُوس,خَنْس;a-i:خُنُوس;i-a:خَنَس	التأخر والاختفاء	slinking back
خنص	0	-	-	ولد الخنزير	piglet
خنع	2	I IV	a-a:خُنُوع,خَنْع	الذل والخضوع	servility
خنف	0	I	a-i:خِنَاف,خُنُوف	إمالة الأنف والرأس	turning the head
خنق	2	I II VI VII VIII	a-u:خَنْق,خَنِق	عصر الحلق	strangling, suffocation
خنن	1	I	a-i:خَنِين	الكلام من الأنف	nasal twang
خني	1	I IV	i-a:خَنَى	الفحش في الكلام	obscene speech
خوب	0	I	a-u:خَوْب	الفقر والجوع	poverty, hunger
خوت	0	I II VIII	a-u:خَوْت,خَوَات	انقضاض العقاب	swooping
خوث	0	I	i-a:خَوَث	عظم البطن واسترخاؤه	flabby belly
خوخ	1	II	-	الفاكهة المعروفة	peach, plum
خود	1	II V	-	الشابة الناعمة	young maiden
خوذ	2	III	-	غطاء رأس المحارب	helmet
خور	2	I II IV X	a-u:خُوَار,خَوْر;i-a:خَوَر	صوت البقر والضعف	lowing, weakness
خوش	0	I II	a-u:خَوْش	الخاصرة والطعن	flank
خوص	1	I II III IV VI	i-a:خَوَص;a-u:خَوْص	ورق النخل وغور العين	palm leaves
خوض	2	I II III IV VI VIII	a-u:خَوْض,خِيَاض	الدخول في الماء والحديث	wading, plunging into
خوط	0	V	-	الغصن الناعم	tender twig
خوع	0	I II V	a-u:خَوْع	النقص	diminishing
خوف	3	I II III IV V	i-a:خَوْف,مَخَافَة,خِيفَة	الفزع والتوقع	fear
خوق	0	I VII	a-u:خَوْق	الحلقة والسعة	ring, breadth
خول	2	I II V X	a-u:خَوْل,خِيَال	الرعاية والتمليك	authorising, tending
خوم	0	I IV	a-u:خَوَمَان	رداءة الهواء	unhealthiness
خون	3	I II III V VIII X	a-u:خِيَانَة,خَوْن,مَخَانَة	نقض العهد	betrayal
خوي	2	I II IV VIII	a-i:خَوَاء,خُوِيّ,خَيّ;i-a:خَوَى	الخلو والسقوط	emptiness
خيب	2	I II IV V	a-i:خَيْبَة	عدم نيل المطلوب	failure, disappointment
خيت	0	I	a-i:خَيْت	الانقضاض والخطف	swooping
خير	3	I II III V VI VIII X	a-i:خَيْر,خِيرَة,خِيَار	الاصطفاء وضد الشر	good, choice
خيس	1	I II V	a-i:خَيْس,خَيَسَان	الغدر وفساد الشيء	breaking faith, thicket
خيش	1	I II	a-i:خَيْش	نسيج غليظ	sackcloth
خيص	0	I	a-i:خَيْص	القليل من العطاء	paltriness
خيط	3	I II VIII	a-i:خِيَاطَة,خَيْط	السلك والخرز	thread, sewing
خيف	0	I II IV V	i-a:خَيَف	اختلاف اللونين وسفح الجبل	varied colours, slope
خيل	3	I II III IV V VI VIII	i-a:خَيَال,خَيْلُولَة,خَيْل;a-i:خَيْل	الظن والتوهم والفرس	imagination, horses
خيم	2	I II IV V	a-i:خَيْم,خُيُوم	بيت القماش والإقامة	tent, camping
لءك	1	IV	-	الرسالة	message, angel
لءم	2	I II III IV VI VIII X	u-u:لُؤْم,لَآمَة;a-a:لَأْم	الجمع والوفاق ودناءة النفس	mending, suitability, meanness
لءي	0	I VIII	a-a:لَأْي	البطء والشدة	slowness, hardship
لبء	1	I II IV VIII	a-a:لَبْء	أول اللبن	colostrum
لبب	2	I II IV V X	a-u:لُبّ,لَبّ;i-a:لَبَابَة,لَبَب	خالص الشيء والعقل	core, mind
لبت	0	I	a-i:لَبْت	اللي والضرب	twisting, beating
لبث	2	I II IV V X	i-a:لُبْث,لَبْث,لَبَاث	المكث والإقامة	lingering
لبج	0	I	a-u:لَبْج	الصرع والطرح	throwing down
لبخ	1	I II VIII	a-a:لَبْخ	الضماد وشجر الظل	poultice, lebbek tree
لبد	2	I II IV V VIII	a-u:لُبُود;i-a:لَبَد	اللصوق والتراكم	clinging, matting
لبز	0	I	a-i:لَبْز	الضرب وجودة الأكل	slapping, eating
لبس	3	I II III IV V VI VIII	i-a:لُبْس,لِبَاس;a-i:لَبْس	ستر الجسم والخلط	wearing, confusion
لبش	0	I II V	a-i:لَبْش	الارتباك والأخلاط	entangling, confusion
لبط	0	I II V VIII	a-u:لَبْط;a-i:لَبْط	الصرع والضرب بالرجل	throwing down, kicking
لبق	2	I II IV V	i-a:لَبَق,لَبَاقَة;u-u:لَبَاقَة	الحذق وحسن التصرف	tact, elegance
لبك	1	I II V VIII	a-u:لَبْك;i-a:لَبَك	الخلط والارتباك	confusion, mixing
لبن	2	I II IV V VIII X	a-i:لَبْن;a-u:لَبْن;i-a:لَبَن	الحليب والطوب	milk, brick
لبو	0	-	-	أنثى الأسد	lioness
لبي	3	II V	-	إجابة النداء والطلب	responding, fulfilling
لتء	0	I	a-a:لَتْء	الرمي والدفع	throwing
لتب	0	I IV VIII	a-u:لُتُوب,لَتْب	اللزوم والثبات	sticking
لتت	1	I II	a-u:لَتّ	الدق والعجن وكثرة الكلام	kneading, prattle
لتح	0	I	a-a:لَتْح	الضرب بالحصى	pelting
لتخ	0	I II V	a-a:لَتْخ	التلطيخ	smearing
لتر	2	-	-	وحدة قياس الحجم	litre
لتم	0	I	a-i:لَتْم	الطعن في النحر	stabbing the throat
لثء	0	I	a-a:لَثْء	الولوغ	lapping
لثث	0	I II IV	a-u:لَثّ	الإقامة والإلحاح	lingering, persistence
لثغ	1	I	i-a:لَثَغ,لُثْغَة	تبديل الحروف في النطق	lisp
لثق	0	I II IV VIII	i-a:لَثَق	البلل والندى	wetness, mud
لثم	2	I II III V VIII	a-i:لَثْم;i-a:لَثْم	التقبيل وتغطية الفم	kissing, veiling mouth
لثي	1	I IV	i-a:لَثَى	لحم الأسنان والصمغ	gum, resin
لجء	3	I II IV VIII	a-a:لُجُوء,لَجْء;i-a:لَجَأ	الاعتصام والاحتماء	taking refuge
لجب	1	I	i-a:لَجَب;u-u:لُجُوبَة	الضجيج والجلبة	clamour
لجج	2	I II III IV VI VIII	i-a:لَجَاج,لَجَاجَة;a-i:لَجَاج,لَجَاجَة,لَجّ	الإلحاح ومعظم الماء	obstinacy, depth of sea
لجح	0	-	-	كهف في أسفل البئر	undercut of well
لجف	0	I II V	a-u:لَجْف;i-a:لَجَف	الحفر في الجوانب	undercutting
لجم	2	I II IV V VIII	a-u:لَجْم;a-i:لَجْم	وضع اللجام والكبح	bridle, restraining
لجن	2	I II V	a-u:لَجْن;a-i:لَجْن;i-a:لَجَن	اللزوجة والجماعة المكلفة	stickiness, committee
لحب	1	I II VIII	a-a:لَحْب,لُحُوب;i-a:لَحَب	وضوح الطريق والقشر	clear road, stripping
لحج	0	I II VIII X	i-a:لَحَج;a-a:لَحْج	النشوب في المضيق	getting stuck
لحح	2	I IV	a-u:لَحّ,لَحَاح;i-a:لَحَح	الإصرار والملازمة	insistence
لحد	2	I II III IV VIII	a-a:لَحْد	الميل وشق القبر	grave niche, deviation
لحز	0	I V VI	i-a:لَحَز;a-a:لَحْز	البخل وضيق الخلق	stinginess
لحس	2	I II IV VIII	i-a:لَحْس,لَحَس	الأخذ باللسان	licking
لحص	0	I II VIII	a-a:لَحْص	التضييق والنشوب	straitness, scrutiny
لحظ	3	I III VI	a-a:لَحْظ,لَحَظَان	النظر بمؤخر العين	glance, observing
لحف	2	I II III IV V VIII	a-a:لَحْف	التغطية والإلحاح	covering, quilt
لحق	3	I II III IV V VI VIII X	i-a:لَحَاق,لُحُوق,لَحْق	الإدراك والاتصال	reaching, attaching
لحك	0	I III VI	a-a:لَحْك	شدة التداخل والتلاؤم	tight joining
لحم	2	I II III IV VI VIII	a-a:لَحْم;a-u:لَحْم;i-a:لَحَم;u-u:لَحَامَة	نسيج الجسم والوصل	flesh, welding
لحن	2	I II III IV V	a-a:لَحْن;i-a:لَحَن	التنغيم والخطأ في الكلام	melody, speech error
لحو	1	I III VI VIII	a-u:لَحْو	القشر واللوم	bark, blaming
لحي	2	I II III IV VI VIII	a-a:لَحْي	شعر الذقن والفك واللوم	beard, jaw, reproach
لخخ	0	I VIII	a-u:لَخّ;i-a:لَخَخ	التفاف الأمر وكثرة الدمع	entanglement
لخص	2	II V	-	الإيجاز والاختصار	summarizing
لخف	0	I	a-a:لَخْف	الحجارة الرقيقة والضرب	thin stones
لخم	1	I	a-a:لَخْم	القطع والشغل وضخم السمك	distracting, shark
لخن	1	I	i-a:لَخَن	نتن الرائحة	stench
لخو	0	I II IV	a-u:لَخْو	الإسعاط وكثرة الكلام	dosing by nose
لدد	2	I II III IV V VIII	a-u:لَدّ;i-a:لَدَد	شدة الخصومة	bitter quarrel
لدس	0	I II	a-u:لَدْس	اللحس والضرب	licking, striking
لدغ	2	I IV	a-a:لَدْغ	عض الحية ونحوها	stinging, biting
لدم	0	I II V VIII	a-i:لَدْم;a-u:لَدْم	الضرب بشيء ثقيل	thumping
لدن	2	I II V	u-u:لَدَانَة,لُدُونَة	اللين والمرونة	plasticity, softness
لدي	1	-	-	الظرف بمعنى عند	at, with
لذذ	2	I II IV V VIII X	i-a:لَذَّة,لَذَاذَة,لَذَاذ	طيب الطعم والشعور	delight, deliciousness
لذع	2	I II V VIII	a-a:لَذْع	الإحراق والإيلام بالقول	burning, pungency
لذم	0	I IV	i-a:لَذَم	اللزوم والولوع	attachment
لزب	1	I VI	a-u:لُزُوب;u-u:لُزُوب,لَزَابَة	اللصوق والثبات	sticking, firmness
لزج	2	I II V VI	i-a:لَزَج,لُزُوجَة	التمدد واللصوق	viscosity
لزز	1	I II III IV VI VIII	a-u:لَزّ,لَزَز	الشد والإلصاق	pressing together
لزق	2	I II III IV VI VIII	i-a:لُزُوق,لَزَق	اللصوق	adhering
لزم	3	I II III IV VI VIII X	i-a:لُزُوم,لِزَام	الثبات وعدم المفارقة	necessity, adherence
لزن	0	I VI	i-a:لَزَن;a-u:لَزْن	الزحام والضيق	crowding
لسب	0	I	a-i:لَسْب;i-a:لَسَب	اللدغ واللعق	stinging
لسد	0	I	a-i:لَسْد;i-a:لَسَد	الرضاع واللحس	sucking
لسس	0	I IV	a-u:لَسّ	تناول الدابة الحشيش	browsing
لسع	2	I II IV	a-a:لَسْع	إيذاء ذوات الإبر	stinging
لسق	0	I VIII	i-a:لُسُوق	اللصوق	adhering
لسم	0	I IV	i-a:لَسْم	السكوت عيا	speechlessness
لسن	2	I II III V	i-a:لَسَن;a-u:لَسْن	آلة النطق والفصاحة	tongue, language
لشو	1	II VI	-	الاضمحلال والفناء	fading, annihilation
لصب	0	I VIII	i-a:لَصَب	المضيق واللزوق	narrow pass
لصص	2	I II V	a-u:لَصّ,لُصُوصِيَّة;i-a:لَصَص	السرقة خفية	theft
لصغ	0	I	a-u:لُصُوغ	يبس الجلد	drying of skin
لصف	0	I	a-i:لَصْف,لَصِيف;a-u:لَصْف	البريق واللمعان	glittering
لصق	2	I II III IV VI VIII	i-a:لُصُوق,لَصْق	اللزوق والاتصال	adhering, sticking
لصو	0	I	a-u:لَصْو	القذف بالريبة	imputing vice
لضم	0	I	a-u:لَضْم	نظم الخرز	threading beads
لطء	0	I	a-a:لَطْء,لُطُوء;i-a:لَطَأ	اللصوق بالأرض	clinging to ground
لطث	0	I	a-u:لَطْث	الضرب بعرض اليد	slapping
لطح	0	I	a-a:لَطْح	الضرب بباطن الكف	patting
لطخ	2	I II V VI	a-a:لَطْخ	التلويث	staining
لطس	0	I III	a-u:لَطْس	الضرب بعريض	hitting with stone
لطش	1	I VI	a-u:لَطْش	الضرب والخطف	slapping, snatching
لطط	1	I IV VIII	a-u:لَطّ	الستر والجحود	covering, denying
لطع	1	I VIII	a-a:لَطْع;i-a:لَطَع	اللحس والضرب	licking, striking
لطف	3	I II III IV V VI X	u-u:لُطْف,لَطَافَة;a-u:لُطْف,لَطَف	الرفق والدقة	kindness, subtlety
لطم	2	I II III VI VIII	a-i:لَطْم	ضرب الخد	slapping
لطي	0	I VIII	i-a:لَطَى	اللزوق والاختباء	hiding low
لظظ	0	I III IV	a-u:لَظّ	اللزوم والإلحاح	persistence
لظي	1	I II V VIII	i-a:لَظَى	لهب النار	blaze
لعب	3	I II III IV V VI X	i-a:لَعِب,لَعْب,لِعْب;a-a:لَعْب	اللهو والتسلية	playing
لعث	0	I	i-a:لَعَث	البطء والثقل	sluggishness
لعج	1	I III IV VIII	a-a:لَعْج	حرقة القلب	burning of heart
لعس	0	I II	i-a:لَعَس;a-a:لَعْس	سواد الشفة المستحسن	dark red lips
لعط	0	I II IV	a-a:لَعْط	الكي في عرض العنق	branding neck
لعع	0	IV V	-	النبت الناعم أول خروجه	tender herbage
لعق	2	I II IV VIII	i-a:لَعْق,لَعْقَة	اللحس بالإصبع واللسان	licking, spoon
لعل	0	-	-	الترجي والياقوت	maybe, ruby
لعن	2	I II III VI VIII	a-a:لَعْن	الطرد من الخير	cursing
لعو	0	-	-	الشره والحرص	greed
لغب	1	I II III IV V	a-u:لُغُوب,لَغْب;i-a:لَغَب;a-a:لُغُوب,لَغْب	شدة الإعياء	fatigue
لغد	0	I III V	a-a:لَغْد	لحم باطن الحلق	throat flesh, jowl
لغز	2	I III IV	a-u:لَغْز;a-a:لَغْز	تعمية الكلام	riddle
لغط	2	I II IV	a-a:لَغْط,لَغَط,لِغَاط	اختلاط الأصوات	clamour
لغف	0	I IV V	i-a:لَغْف	لعق الإدام	lapping food
لغم	1	I II V	a-a:لَغْم	المتفجر المدفون وزبد الفم	mine, froth
لغو	3	I IV	a-u:لَغْو;i-a:لَغَا	الكلام والباطل	language, nonsense, cancelling
لغي	1	I IV X	i-a:لَغَى	الإبطال والكلام بالباطل	cancelling, idle talk
لفء	0	I VIII	a-a:لَفْء	القشر والقليل	stripping, trifle
لفت	3	I II IV V VI VIII X	a-i:لَفْت;i-a:لَفَت	صرف الوجه والنظر	turning, drawing attention
لفج	0	I IV X	a-i:لَفْج	الإفلاس والذل	destitution
لفح	2	I V	a-a:لَفْح,لَفَحَان	إصابة الحر للوجه	scorching
لفظ	3	I V	a-i:لَفْظ	الرمي والنطق	uttering, ejecting
لفع	1	I II V VIII	a-a:لَفْع	الاشتمال بالثوب	wrapping, muffling
لفف	3	I II III V VI VIII	a-u:لَفّ;i-a:لَفَف	الطي والجمع	wrapping, winding
لفق	2	I II V VI	a-i:لَفْق	ضم الشقين واختلاق الكلام	piecing, fabrication
لفك	0	-	-	الحمق والعسر	awkwardness
لفم	0	I II V VIII	a-i:لَفْم	وضع النقاب	veiling mouth
لفو	2	I IV VI	a-u:لَفْو	الإدراك والتقشير	finding, stripping
لفي	1	IV VI	-	الوجدان والتدارك	finding, redressing
لقب	2	II III V VI	-	الاسم الثاني	nickname, title
لقث	0	I	a-u:لَقْث	الخلط والأخذ السريع	mixing, quick seizing
لقح	2	I II III IV V VI VIII X	i-a:لَقَح,لَقَاح;a-a:لَقْح	الإخصاب	fertilization, vaccine
لقز	0	I	a-u:لَقْز	الدفع في الصدر	punching chest
لقس	0	I III VI	i-a:لَقَس;a-u:لَقْس	غثيان النفس والعيب	queasiness, defaming
لقص	0	I VIII	i-a:لَقَص;a-u:لَقْص	الضيق والإحراق	straitness
لقط	2	I II III V VIII	a-u:لَقْط	أخذ الشيء من الأرض	picking up
لقع	0	I II III	a-a:لَقْع	الرمي والإصابة بالعين	throwing, evil eye
لقف	2	I II V VIII	i-a:لَقْف,لَقَفَان	التناول بسرعة	catching quickly
لقق	1	I	a-u:لَقّ	الضرب باليد والشق	slapping, cleft
لقم	2	I II IV V VIII	i-a:لَقْم;a-u:لَقْم	أخذ الطعام بالفم	morsel, swallowing
لقن	2	I II V	i-a:لَقَن,لَقَانَة,لَقَانِيَة	الفهم والأخذ بالمشافهة	grasping, instruction
لقو	1	I	a-u:لَقْو	اعوجاج الوجه والعقاب	facial palsy, eagle
لقي	3	I II III IV V VI VIII X	i-a:لِقَاء,لُقِيّ,لُقْيَان	المصادفة والمقابلة	meeting, encountering
لكء	1	I V	a-a:لَكْء;i-a:لَكَأ	الإبطاء والضرب	delaying, striking
لكد	0	I III V VIII	a-u:لَكْد;i-a:لَكَد	الدفع واللزوق	shoving, sticking
لكز	2	I III VI	a-u:لَكْز	الضرب بجمع الكف	punching
لكع	1	I	i-a:لَكَاعَة,لَكَع;a-a:لَكْع	اللؤم والحمق	vileness, foolishness
لكك	1	I II VIII	a-u:لَكّ	الصبغ والضم والزحام	lacquer, crowding
لكم	2	I II III VI VIII	a-u:لَكْم	الضرب بالقبضة	boxing, punching
لكن	1	I VI	i-a:لُكْنَة,لَكَن,لُكُونَة	ثقل اللسان	speech defect, accent
لكي	0	I	i-a:لَكَى	الولوع واللزوم	devotion
لمء	0	I IV V VIII	a-a:لَمْء	الأخذ كله والاشتمال	taking wholly
لمج	0	I II V	a-u:لَمْج	الأكل بأطراف الفم	snacking
لمح	3	I II IV VIII	a-a:لَمْح,لَمَحَان	النظر السريع والإشارة	glimpse, hint
لمز	2	I II	a-i:لَمْز;a-u:لَمْز	العيب بالإشارة	defaming
لمس	3	I III V VI VIII	a-u:لَمْس;a-i:لَمْس	المس باليد	touching
لمص	0	I II	a-u:لَمْص	المحاكاة والعيب	mimicking
لمض	0	V	-	حدة اللسان	impudence
لمظ	1	I II V VIII	a-u:لَمْظ	تتبع بقية الطعام باللسان	smacking lips
لمع	3	I II IV V VIII	a-a:لَمْع,لَمَعَان	البريق والإضاءة	shining
لمق	0	I V	a-u:لَمْق	المحو والكتابة	erasing, writing
لمك	0	I V	a-u:لَمْك	العجن والمضغ	kneading, chewing
لمم	2	I IV VIII	a-u:لَمّ	الجمع والنزول	gathering, acquaintance
لمي	1	I VIII	i-a:لَمَى;a-i:لَمْي	سمرة الشفة	dark lips
لهب	2	I II IV V VIII	i-a:لَهَب,لَهِيب,لَهَبَان	اشتعال النار	flame
لهث	2	I VIII	a-a:لَهْث,لُهَاث,لَهَثَان;i-a:لَهَث,لَهَاث	إخراج اللسان عطشا وتعبا	panting
لهج	2	I II IV	i-a:لَهَج	الولوع بالقول واللسان	dialect, fondness
لهد	0	I II	a-a:لَهْد	الثقل والغمز	overburdening
لهز	0	I II	a-a:لَهْز	الدفع والضرب في الصدر	pushing, striking
لهس	0	I III	a-a:لَهْس	المزاحمة على الطعام	crowding for food
لهط	0	I	a-a:لَهْط	الضرب والأكل بنهم	slapping, gobbling
لهع	0	I	i-a:لَهَع	التفيهق في الكلام	glib talk
لهف	2	I II IV V VIII	i-a:لَهَف	الحزن والتحسر والشوق	yearning, regret
لهق	0	I V	i-a:لَهَق;a-a:لَهْق	شدة البياض	intense whiteness
لهم	2	I II IV V VIII X	i-a:لَهْم,لَهَم	الابتلاع والإلقاء في الروع	swallowing, inspiration
لهن	0	II IV V	-	طعام يتعلل به	snack before meal
لهو	2	I II III IV V VI VIII	a-u:لَهْو	اللعب والانشغال	amusement, distraction
لهي	1	I	i-a:لُهِيّ,لِهْيَان	السلو والانشغال عن الشيء	being diverted
لوب	1	I II	a-u:لَوْب,لُوَاب,لَوَبَان	العطش والدوران حول الماء	thirst, hovering
لوث	3	I II V VIII	a-u:لَوْث;i-a:لَوَث	التلطيخ واللف	pollution, staining
لوج	1	I II	a-u:لَوْج	إدارة الشيء في الفم	turning in mouth
لوح	3	I II IV V VIII	a-u:لَوْح,لُوَاح,لَوَحَان	الظهور واللمعان والصفيحة	appearing, board
لوذ	2	I III IV VI	a-u:لَوْذ,لِوَاذ,لِيَاذ	الالتجاء والاستتار	taking shelter
لوز	1	II V	-	شجر مثمر	almond
لوس	0	I	a-u:لَوْس	تتبع الحلاوات والذوق	tasting
لوص	1	I II III	a-u:لَوْص	النظر خلسة والمراودة	peering, coaxing
لوط	2	I II III V VIII	a-u:لَوْط,لِوَاط	اللصوق والطلي	sticking, sodomy
لوع	2	I II V VIII	a-u:لَوْع,لَوْعَة;i-a:لَوْعَة	حرقة الحب والحزن	anguish of love
لوف	0	I	a-u:لَوْف	نبات إسفنجي والمضغ	loofah, chewing
لوق	1	I II V	a-u:لَوْق;i-a:لَوَق	التليين والمداراة والعوج	softening, crookedness
لوك	1	I	a-u:لَوْك	المضغ وإدارة اللقمة	chewing
لوم	3	I II III IV V VI VIII X	a-u:لَوْم,مَلَامَة,مَلَام	العتاب والعذل	blame
لون	3	II V	-	الصبغ والهيئة	colour
لوه	0	I V	a-u:لَوْه,لَوَهَان	اضطراب السراب	shimmering of mirage
لوي	2	I II III IV V VI VIII	a-i:لَيّ,لَيَّان;i-a:لَوَى	الفتل والعطف	twisting, bending
ليء	0	IV	-	إبطاء الناقة	slowness
ليت	1	I IV	a-i:لَيْت	النقص والصرف والتمني	diminishing, wishing
ليث	1	II V X	-	الأسد والقوة	lion
ليس	2	-	-	النفي	negation
ليص	0	I IV	a-i:لَيْص	الإزاحة والتحريك	displacing
ليط	1	I II IV VIII	a-i:لَيْط	القشر واللصوق	peel, adhering
ليف	2	II V	-	خيوط النبات	fibre
ليق	2	I II IV VIII	a-i:لِيَاقَة,لَيْق,لَيَقَان	المناسبة واللصوق	suitability, fitness
ليل	3	III IV	-	ما بين الغروب والفجر	night
ليم	0	III	-	الصلح والثمر الحامض	accord, lime
لين	3	I II III IV V VI X	a-i:لِين,لَيْن,لَيَان	ضد الخشونة	softness, flexibility
ليه	0	I	a-i:لَيْه	التستر والعلو	concealment, height
مءج	0	I	u-u:مُؤُوجَة	ملوحة الماء	brackishness
مءد	0	I IV V VIII	a-a:مَأْد	النعومة واهتزاز النبات	tender growth
مءر	0	I III VI VIII	i-a:مَأَر;a-a:مَأْر	العداوة والفساد	enmity
مءق	1	I VIII	i-a:مَأَق	طرف العين مما يلي الأنف	inner eye corner
مءل	0	I V	i-a:مَأَل	السمن والضخامة	fatness
مءن	1	I III V	a-a:مَأْن	المؤونة والقيام بالكفاية	provisions
مءه	0	-	-	صوت الشاة	bleat
مءو	0	I	a-u:مُؤَاء	صوت الهر	mewing
مءي	2	I IV	a-a:مَأْي	العدد عشرة عشرات	hundred
متت	2	I II	a-u:مَتّ	التوسل والصلة	being linked
متح	1	I II IV VIII	a-a:مَتْح	استقاء الماء	drawing water
متر	2	I II	a-u:مَتْر	وحدة الطول والقطع	metre
متس	0	I	a-i:مَتْس	الإراغة بالشيء	wrenching
متش	0	I	a-i:مَتْش	التفريق بالأصابع	sifting by fingers
متع	3	I II IV V VIII X	a-a:مُتُوع,مَتْع,مُتْعَة	الانتفاع والتلذذ	enjoyment
متك	0	-	-	عرق في العضو والأترج	vein, citron
متل	0	I	a-u:مَتْل	الزعزعة	shaking
متن	2	I II III IV V	u-u:مَتَانَة;a-u:مَتْن	الصلابة والقوة والظهر	firmness, back, text
مته	0	V	-	التحمق والاختيال	boastful folly
متو	0	I V	a-u:مَتْو	المد والمطل	stretching
متي	1	I	a-i:مَتْي	المد والسؤال عن الزمن	when, stretching
مثث	0	I	a-u:مَثّ;a-i:مَثّ	الرشح والمسح	sweating, wiping
مثع	0	I	a-a:مَثْع	مشية قبيحة	ungainly gait
مثل	3	I II III IV V VI VIII X	a-u:مُثُول,مَثْل,مُثْلَة;u-u:مُثُول,مَثَالَة	المشابهة والقيام	likeness, appearing
مثن	1	I	a-i:مَثْن;a-u:مَثْن;i-a:مَثَن	مستقر البول	bladder
مجج	1	I IV V VII	a-u:مَجّ	رمي الشيء من الفم	spitting out
مجح	0	I V	a-a:مَجْح	التكبر والفخر	boasting
مجد	2	I II III IV V VI X	a-u:مَجْد;u-u:مَجَادَة	الشرف والرفعة	glory
مجر	1	I III IV	i-a:مَجَر	الجيش العظيم والعطش	large army, thirst
مجس	1	II V	-	دين عبدة النار	Magianism
مجع	0	I V	i-a:مَجَاعَة,مَجَع;a-a:مَجْع	المجون وأكل التمر باللبن	shamelessness
مجل	1	I IV	a-u:مَجْل,مُجُول;i-a:مَجَل	نفط اليد من العمل	blister, callus
مجن	2	I II III VI	a-u:مُجُون,مَجَانَة	قلة الحياء والهزل	shamelessness, joking
محت	0	I	u-u:مَحَاتَة	شدة الحر والخلوص	intense heat
محج	0	I III	a-a:مَحْج	القشر والدلك	rubbing, peeling
محح	0	I IV	a-u:مُحُوح;a-i:مُحُوح	البلى وصفرة البيض	wearing out, yolk
محز	0	I	a-a:مَحْز	الضرب في الصدر	striking chest
محش	0	I II IV VIII	a-a:مَحْش	الإحراق وقشر الجلد	scorching
محص	2	I II V VII	a-a:مَحْص	التخليص والتنقية	purifying, scrutiny
محض	2	I III IV V VIII	a-a:مَحْض;u-u:مُحُوضَة	الخلوص من الشوائب	purity
محط	0	I II VIII	a-a:مَحْط	التليين بالإمرار	smoothing
محق	2	I II V VII VIII	a-a:مَحْق	الإزالة والإبطال	effacing, annihilation
محك	1	I III IV VI	a-a:مَحْك;i-a:مَحَك	اللجاج في الخصومة	wrangling
محل	2	I III IV V VI	a-a:مَحْل,مُحُول;i-a:مَحَل;u-u:مَحَالَة	الجدب والمكر	barrenness, cunning
محن	2	I VIII	a-a:مَحْن	الاختبار والبلاء	trial, examination
محو	3	I II V VII VIII	a-u:مَحْو	إزالة الأثر	erasing
محي	1	I	a-a:مَحْي;a-i:مَحْي	إزالة الأثر	erasing
مخج	0	I VI	a-a:مَخْج	تحريك الدلو	jerking the bucket
مخخ	2	I II IV V VIII	a-u:مَخّ	نقي العظم والدماغ	brain, marrow
مخر	2	I II V VIII X	a-a:مَخْر,مُخُور;a-u:مَخْر	شق الماء	ploughing the sea
مخض	2	I II IV V VIII	a-u:مَخْض;a-a:مَخْض;a-i:مَخْض;i-a:مَخَاض	تحريك اللبن والولادة	churning, labour
مخط	1	I II V VIII	a-u:مَخْط;a-a:مَخْط	سائل الأنف	mucus
مخن	0	I	a-u:مَخْن	النزع والبكاء	drawing out
مدح	2	I II III V VI VIII	a-a:مَدْح,مِدْحَة	الثناء	praise
مدخ	0	I VI	a-a:مَدْخ	العظمة والعون	grandeur
مدد	3	I II III IV V VI VIII X	a-u:مَدّ	البسط والزيادة	extending
مدر	1	I II	a-u:مَدْر;i-a:مَدَر	الطين اليابس والحضر	clay, settled life
مدش	0	I	i-a:مَدَش;a-u:مَدْش	رخاوة اليد	slack hands
مدق	0	I	a-u:مَدْق	كسر الصخر	breaking rock
مدن	3	I II V	a-u:مُدُون	الإقامة والحضارة	city, civilization
مده	0	I III V VI	a-a:مَدْه	الثناء	praise
مدي	3	II III IV V VI	-	الغاية والسكين	extent, knife
مذح	0	I	i-a:مَذَح	احتكاك الفخذين	chafing
مذر	1	I II V	i-a:مَذَر	فساد البيض وتفرقه	rotting of eggs
مذع	0	I	a-a:مَذْع	إفشاء بعض الخبر	half telling
مذق	1	I III VIII	a-u:مَذْق	الخلط بالماء	diluting
مذل	0	I IV	i-a:مَذَل;a-u:مَذْل	إفشاء السر والخدر	divulging, numbness
مذي	0	I II III IV	a-i:مَذْي	سائل رقيق والإرسال	thin discharge
مرء	3	I IV V X	u-u:مُرُوءَة,مَرَاءَة;i-a:مَرَاءَة;a-a:مَرَاءَة	الإنسان وكمال الخلق	person, manliness
مرت	0	I	u-u:مُرُوتَة	القفر لا نبات فيه	barrenness
مرث	0	I II	a-u:مَرْث	الدلك والتليين في الماء	macerating
مرج	2	I II IV	a-u:مَرْج,مُرُوج;i-a:مَرَج	الخلط والمرعى	mixing, meadow
مرح	2	I II IV	i-a:مَرَح	شدة النشاط والفرح	merriment
مرخ	1	I II IV V	a-u:مَرْخ;a-a:مَرْخ	الدهن والدلك	anointing
مرد	2	I II V X	a-u:مُرُود;i-a:مَرَد,مُرُودَة;u-u:مَرَادَة,مُرُودَة	العتو والتجرد من الشعر	rebellion, beardlessness
مرر	3	I II III IV VI VIII X	a-u:مُرُور,مَرّ,مَمَرّ;i-a:مَرَارَة	الذهاب وضد الحلاوة	passing, bitterness
مرز	0	I II VIII	a-u:مَرْز	القرص الخفيف والعيب	light pinching
مرس	2	I II III IV V VI VIII	a-u:مَرْس;i-a:مَرَس	الدلك والتجربة	practice, soaking
مرش	0	I VIII	a-u:مَرْش	الخدش	scratching
مرص	0	I V	a-u:مَرْص	الغمز بالأصابع	pinching
مرض	3	I II IV V VI	i-a:مَرَض	السقم واختلال الصحة	illness
مرط	1	I II III V VII VIII	a-u:مَرْط;i-a:مَرَط	نتف الشعر وكساء	plucking hair, wrap
مرع	1	I IV V	i-a:مَرَع;u-u:مَرَاعَة	الخصب	fertility
مرغ	2	I II IV V	a-a:مَرْغ	التقليب في التراب	rolling in dust
مرق	2	I II IV V VII VIII	a-u:مُرُوق,مَرْق;i-a:مَرَق	النفاذ والخروج	piercing through, broth
مرك	0	-	-	العلامة التجارية	mark
مرن	2	I II III V	a-u:مُرُونَة,مَرَانَة,مُرُون	اللين والتعود	flexibility, training
مره	0	I	i-a:مَرَه	ترك الكحل	untreated eyes
مرو	1	-	-	حجارة بيض براقة	flint, quartz
مري	2	I II III IV VI VIII X	a-i:مَرْي	الجدال والشك واستخراج اللبن	dispute, doubt
مزج	3	I II III V VI VIII	a-u:مَزْج,مِزَاج	الخلط	mixing, temperament
مزح	2	I II III VI	a-a:مَزْح,مُزَاح	الدعابة	joking
مزر	1	I II V VII	a-u:مَزْر;u-u:مَزَارَة	شراب الشعير والذوق	beer, sipping
مزز	1	I II V VIII	a-u:مَزّ;i-a:مَزَازَة	طعم بين الحلو والحامض	tart taste
مزع	1	I II V	a-a:مَزْع	التقطيع والإسراع	tearing, running
مزق	2	I II III V VI	a-i:مَزْق;a-u:مَزْق	الشق والتقطيع	tearing
مزن	1	I II V	a-u:مُزُون,مَزْن	السحاب الممطر	rain clouds
مزو	0	I	a-u:مَزْو	التكبر	haughtiness
مزي	2	I II VI	a-i:مَزْي	الفضيلة والتمييز	merit, advantage
مسء	0	I	a-a:مَسْء,مُسُوء	المجون والإبطاء	dawdling
مسح	3	I II III IV V VI VII	a-a:مَسْح,مِسَاحَة	إمرار اليد وقياس الأرض	wiping, surveying
مسخ	2	I IV VII	a-a:مَسْخ;u-u:مَسَاخَة	تحويل الصورة إلى أقبح	transforming, disfiguring
مسد	1	I II	a-u:مَسْد	الفتل والتدليك	twisting, massage
مسر	0	I	a-u:مَسْر	الاستخراج من الضيق	extracting
مسس	3	I III IV VI	i-a:مَسّ,مَسِيس;a-u:مَسّ	اللمس والإصابة	touching
مسط	0	I	a-u:مَسْط	استخراج ما في المعى	squeezing out
مسك	3	I II III IV V VI VIII X	a-i:مَسْك;a-u:مَسْك;u-u:مَسَاكَة	القبض والحفظ والطيب	holding, musk
مسل	0	I	a-u:مَسْل,مُسُول	مسيل الماء	water course
مسن	0	I	a-u:مَسْن	استلال الشيء	drawing out
مسو	2	I II IV V	a-u:مَسْو	آخر النهار	evening
مسي	1	I II IV VIII	a-i:مَسْي	الاستخراج وآخر النهار	extracting, evening
مشج	1	I II	a-i:مَشْج	الخلط	mixture, gamete
مشر	0	I II IV V	a-u:مَشْر	إظهار الورق والبهجة	leafing out
مشش	1	I II IV V VIII	a-u:مَشّ;i-a:مَشَش	مص العظم والمسح	sucking marrow, wiping
مشط	2	I II V VIII	a-u:مَشْط;a-i:مَشْط	ترجيل الشعر	combing
مشظ	0	I	i-a:مَشَظ	دخول الشوك في اليد	splinter pricking
مشع	0	I V VIII	a-a:مَشْع	الكسب والمسح	earning, wiping
مشق	2	I II III V VI VIII	a-u:مَشْق;i-a:مَشَق	الطول مع الرقة والجذب	slenderness, drawing out
مشل	0	II VIII	-	قلة اللبن والاستلال	scant milk, unsheathing
مشن	0	I VIII	a-u:مَشْن	الخدش والضرب	scratching, whipping
مشو	0	I X	a-u:مَشْو	الدواء المسهل	laxative
مشي	3	I II III IV V VI	a-i:مَشْي	الانتقال على القدم	walking
مصح	0	I	a-a:مُصُوح,مَصْح	الذهاب والزوال	vanishing
مصخ	0	I VIII	a-a:مَصْخ	انتزاع الشيء من جوفه	extracting
مصد	0	I	a-u:مَصْد	المص والهضبة	sucking, hill
مصر	2	I II V	a-u:مَصْر	الحد بين الشيئين والمدينة	boundary, city
مصص	2	I II IV V VIII	i-a:مَصّ;a-u:مَصّ	الرشف	sucking, absorption
مصع	0	I II III VI	a-a:مَصْع	الضرب والتحريك	fighting, wagging
مصل	1	I IV	a-u:مَصْل,مُصُول	الماء المنفصل من الدم	serum, whey
مضح	0	I IV	a-a:مَضْح	عيب العرض	defaming
مضر	0	I II V	a-u:مَضْر,مُضُور;i-a:مَضَر	حموضة اللبن	sourness of milk
مضض	2	I III IV V	a-u:مَضّ,مَضِيض;i-a:مَضَض,مَضَاضَة	الإيلام والتوجع	pain, reluctance
مضغ	2	I III IV	a-u:مَضْغ;a-a:مَضْغ	لوك الطعام	chewing
مضي	3	I II IV V	a-i:مُضِيّ,مَضَاء,مَضْي	الذهاب والنفاذ	passing, going on
مطح	0	I VIII	a-a:مَطْح	الضرب باليد	slapping
مطخ	0	I	a-a:مَطْخ	العرض والشتم	reviling
مطر	3	I IV V X	a-u:مَطْر,مَطَر,مُطُور	ماء السحاب	rain
مطط	2	I II V VI	a-u:مَطّ	المد والتطويل	stretching
مطع	0	I	a-a:مَطْع,مُطُوع	الذهاب والأكل	going away
مطق	1	II V	-	إلصاق اللسان بالحنك	smacking tongue
مطل	2	I III VI VIII	a-u:مَطْل	المد وتأخير الوفاء	procrastination, forging
مطو	2	I II IV V VIII	a-u:مَطْو	المد والركوب	stretching, mounting
مظظ	0	I III VI	a-u:مَظّ	شدة المنازعة	quarrelling
مظع	0	I II V	a-a:مَظْع	تليين العود	smoothing a stick
معج	0	I II V	a-a:مَعْج	سرعة السير	swift running
معد	2	I VIII	a-a:مَعْد	موضع الهضم والاقتلاع	stomach, snatching
معر	1	I II IV V	i-a:مَعَر	ذهاب الشعر وتغير الوجه	hair loss, scowling
معز	1	I II IV X	i-a:مَعَز;a-a:مَعْز	ذوات الشعر من الغنم	goats
معس	0	I VIII	a-a:مَعْس	الدلك والدعك	rubbing
معص	0	I V	i-a:مَعَص	التواء العصب	sprain
معض	1	I II IV V VIII	i-a:مَعَض,مَعْض	الغضب والاستياء	resentment
معط	1	I II V VII VIII	a-a:مَعْط;i-a:مَعَط	نتف الشعر والمد	plucking, hairlessness
معع	1	-	-	المصاحبة	togetherness
معق	0	I IV V	u-u:مَعَاقَة,مُعْق	العمق والبعد	depth
معك	1	I II III V	a-a:مَعْك;u-u:مَعَاكَة	الدلك والمطل	rubbing, delaying
معل	0	I IV VIII	a-a:مَعْل	الاختلاس والعجلة	snatching, haste
معن	2	I II IV V	a-a:مَعْن,مُعُون;u-u:مَعَانَة	التدقيق والإبعاد والجريان	close scrutiny, flowing
معو	0	I IV	a-u:مُعَاء,مَعْو	الرطب وصوت السنور	ripe dates, mewing
معي	2	-	-	المصران	intestine
مغث	0	I III	a-a:مَغْث	المرس والخلط	macerating
مغد	0	I IV	a-a:مَغْد;i-a:مَغَد	الامتلاء والنعومة	plumpness
مغر	1	I II IV	a-a:مَغْر;i-a:مَغَر	الطين الأحمر	red ochre
مغس	0	I II	a-a:مَغْس	وجع البطن والطعن	gripes
مغص	2	I IV V	i-a:مَغَص	وجع الأمعاء	colic
مغط	1	I II V VII	a-a:مَغْط	مد الشيء اللين	stretching
مغل	1	I IV	i-a:مَغَل;a-a:مَغْل	وجع البطن والوشاية	bellyache, Mongols
مغو	0	I	a-u:مُغَاء,مَغْو	صوت السنور	mewing
مقت	2	I II III VI	a-u:مَقْت;u-u:مَقَاتَة	أشد البغض	loathing
مقر	1	I II IV VIII	a-u:مَقْر;i-a:مَقَر	المرارة والنقع في الخل	bitterness, pickling
مقس	0	I V	a-u:مَقْس;i-a:مَقَس	الغمس وغثيان النفس	dipping, queasiness
مقط	0	I VIII	a-u:مَقْط	الشد والحبل	binding, cord
مقع	0	I VIII	a-a:مَقْع	شدة الشرب	deep drinking
مقق	0	I II V VIII	a-u:مَقّ;i-a:مَقَق	الطول الفاحش	lankiness
مقل	2	I III V	a-u:مَقْل	العين والنظر والغمس	eyeball, gazing
مقه	0	I	i-a:مَقَه	البياض في زرقة	bluish white
مقو	0	I	a-u:مَقْو	الجلاء والحفظ	polishing
مكث	2	I II IV V	a-u:مُكُوث,مَكْث,مُكْث;u-u:مَكَاثَة,مُكْث	اللبث والانتظار	staying
مكد	0	I	a-u:مُكُود,مَكْد	الدوام والإقامة	lasting
مكر	2	I II III IV V VIII	a-u:مَكْر	الخداع والاحتيال	cunning
مكس	2	I II III VI	a-i:مَكْس	الجباية والنقص في الثمن	toll, haggling
مكك	1	I V VIII	a-u:مَكّ	الامتصاص والنقص	sucking out
مكل	0	I II X	a-u:مُكُول	قلة ماء البئر	low well water
مكن	3	I II IV V X	u-u:مَكَانَة	القدرة والثبات والموضع	possibility, place, firmness
مكو	1	I V	a-u:مُكَاء,مَكْو	الصفير	whistling
ملء	3	I II III IV V VI VIII	a-a:مَلْء,مَلْأَة;u-u:مَلَاءَة	الشغل حتى السعة	filling
ملت	0	I	a-i:مَلْت	التحريك والزعزعة	shaking
ملث	0	I III	a-u:مَلْث	تطييب النفس بالوعد	soothing promises
ملج	1	I IV VIII	a-u:مَلْج;i-a:مَلْج	رضاع الصبي	suckling
ملح	3	I II III IV V VI X	a-u:مُلُوحَة,مَلْح;u-u:مَلَاحَة,مُلُوحَة;a-a:مَلْح	مادة الطعام والحسن	salt, beauty
ملخ	1	I II V VIII	a-a:مَلْخ	الجذب والنزع	pulling out
ملد	0	I II V	i-a:مَلَد	النعومة واللين	tenderness
ملذ	0	I III	a-u:مَلْذ	الكذب والتصنع	insincerity
ملز	0	I II V VII	a-u:مَلْز	الذهاب والتخلص	slipping off
ملس	2	I II V VII IX	u-u:مَلَاسَة,مُلُوسَة;i-a:مَلَس;a-u:مَلْس	ضد الخشونة	smoothness
ملش	0	I	a-u:مَلْش	التفتيش باليد	groping
ملص	1	I II IV V VII	i-a:مَلَص	الانزلاق والإفلات	slipping, escaping
ملط	1	I II III V VIII	a-u:مَلْط;i-a:مَلَط	الطلاء بالطين وقلة الشعر	mortar, hairlessness
ملع	0	I VIII	a-a:مَلْع	سرعة السير	fast pace
ملغ	0	I III V VI	a-u:مَلْغ	الحمق والفحش	foolishness
ملق	2	I II III IV V VII	i-a:مَلَق;a-u:مَلْق	التودد بما ليس في القلب	flattery
ملك	3	I II IV V VI VIII X	a-i:مِلْك,مُلْك,مَلْك	الحيازة والسلطان	possession, kingship
ملل	2	I II IV V VIII X	i-a:مَلَل,مَلَالَة,مَلَال;a-u:مَلّ	السأم والإعياء	boredom
ملن	2	-	-	العدد ألف ألف	million
مله	0	I	i-a:مَلَه	ذهاب العقل	dull wits
ملو	1	I II IV V	a-u:مَلْو	المدة والإمهال	span of time, respite
ملي	3	II IV V X	-	الإلقاء للكتابة والإمهال	dictating, granting respite
منء	0	I	a-a:مَنْء	إنقاع الجلد	tanning soak
منج	0	-	-	ثمر استوائي	mango
منح	3	I II III IV V VI VIII X	a-a:مَنْح;a-i:مَنْح	العطاء	granting
منع	3	I II III V VI VIII	a-a:مَنْع;u-u:مَنَاعَة,مَنَعَة	الحجز والصد	preventing, immunity
منن	2	I II III IV V VIII X	a-u:مَنّ,مِنَّة	الإنعام والقطع	favour, grace
منو	1	I III VIII	a-u:مَنْو	الابتلاء والاختبار	afflicting, trying
مني	3	I II III IV V VIII X	a-i:مَنْي	التقدير والرغبة	wish, destiny, semen
مهج	1	I VIII	a-a:مَهْج	الروح ودم القلب	heart blood, soul
مهد	3	I II IV V VI VIII X	a-a:مَهْد	البسط والتوطئة	smoothing, cradle, paving
مهر	2	I II III IV V VI X	a-a:مَهَارَة,مَهْر,مُهُور;a-u:مَهْر	الحذق وصداق المرأة	skill, dowry
مهز	0	I	a-a:مَهْز	الدفع	pushing
مهق	1	I	i-a:مَهَق	شدة بياض الجلد	albinism
مهك	0	I II	a-a:مَهْك	السحق	crushing finely
مهل	2	I II III IV V VI X	a-a:مَهْل,مُهْلَة	التأني وعدم العجلة	slowness, respite
مهن	3	I III IV VIII	a-u:مَهْن,مِهْنَة;a-a:مَهْن,مِهْنَة;u-u:مَهَانَة	الخدمة والحرفة والحقارة	profession, humiliation
مهه	0	I	a-u:مَهّ	الكف واليسير	trifle, hushing
مهو	1	I II IV	u-u:مَهَاوَة;a-u:مَهْو	الرقة وبقر الوحش	thinness, crystal, oryx
موت	3	I II III IV V VI X	a-u:مَوْت,مَمَات	ذهاب الحياة	death
موث	0	I VII	a-u:مَوْث,مَوَثَان	الإذابة في الماء	dissolving
موج	3	I II V VI	a-u:مَوْج,مَوَجَان	اضطراب الماء	wave
مود	0	-	-	زي العصر	fashion
مور	1	I II IV V VII	a-u:مَوْر	الحركة والاضطراب	swaying motion
موز	1	-	-	شجر مثمر	banana
موس	1	I II	a-u:مَوْس	حلق الشعر	shaving, razor
موش	0	I	a-u:مَوْش	بقول من القطاني	mung bean
موص	0	I II	a-u:مَوْص	الغسل اللين	gentle washing
موع	0	I V	a-u:مَوْع	الذوبان	melting
موق	1	I II VII X	a-u:مَوْق,مُوق	الحمق وطرف العين	folly, eye corner
مول	3	I II V X	a-u:مَوْل,مُؤُول;i-a:مَوْل	ما يملك من الأشياء	property, wealth
موم	0	-	-	الشمع	wax
مون	2	I II V	a-u:مَوْن	القيام بالكفاية والزاد	supplying, provisions
موه	3	I II IV V	a-u:مَوْه;i-a:مَوْه	السائل وتزيين الباطل	water, camouflage
ميث	0	I II VII	a-i:مَيْث	التليين بالماء	dissolving
ميح	1	I II III V VI VIII X	a-i:مَيْح,مِيَاحَة	التمايل واستقاء الماء	swaying, scooping water
ميد	2	I II V VI VIII	a-i:مَيْد,مَيَدَان	التحرك والاضطراب	swaying, arena
مير	1	I III IV VI VIII	a-i:مَيْر	جلب الطعام	supplying food
ميز	3	I II IV V VI VII VIII X	a-i:مَيْز	الفصل والتفريق	distinguishing
ميس	1	I II V	a-i:مَيْس,مَيَسَان	التبختر والتمايل	swaggering gait
ميش	0	I	a-i:مَيْش	الخلط	mixing
ميط	1	I II IV VI	a-i:مَيْط,مَيَطَان	الإبعاد والإزالة	removing
ميع	2	I II IV V VII X	a-i:مَيْع	السيلان	fluidity
ميل	3	I II III IV V VI X	a-i:مَيْل,مَيَلَان;i-a:مَيَل	الانحراف عن الاعتدال	inclination
مين	1	I III VI	a-i:مَيْن	الكذب	lying, falsehood
ميه	1	I II IV V	a-i:مَيْه	كثرة الماء	wateriness
نءج	0	I	a-a:نَئِيج	سرعة هبوب الريح	strong wind
نءم	0	I	a-i:نَئِيم,نَأْمَة	الصوت الضعيف	faint sound
نءي	1	I III IV VI VIII	a-a:نَأْي	البعد والابتعاد	remoteness, distance
نبء	3	I II IV V X	a-a:نَبْء,نُبُوء	الإخبار والخبر	news, informing
نبب	2	I	a-i:نَبِيب	الأنبوب والمجرى الأجوف	tube, pipe
نبت	3	I II IV X	a-u:نَبْت,نَبَات	خروج الزرع ونموه	growing, plants
نبث	0	I	a-u:نَبْث	الحفر وإخراج التراب	digging out
نبح	2	I III	a-a:نَبْح,نُبَاح	صوت الكلب	barking
نبخ	0	I	a-u:نُبُوخ	انتفاخ العجين وحموضته	fermented swelling
نبذ	2	I III VIII	a-i:نَبْذ	الطرح والترك	discarding, rejection
نبر	2	I VIII	a-i:نَبْر	رفع الصوت والضغط عليه	stress, raising
نبز	1	I VI	a-i:نَبْز	اللقب القبيح	giving bad nicknames
نبس	1	I II	a-i:نَبْس	النطق بكلام قليل	uttering
نبش	2	I	a-u:نَبْش	الحفر واستخراج المدفون	digging up, exhuming
نبض	2	I IV	a-i:نَبْض,نَبَضَان	حركة القلب والعرق	pulse, beating
نبط	2	I IV VIII X	a-u:نَبْط,نُبُوط	ظهور الماء واستخراج الشيء	gushing, deducing
نبع	2	I IV	a-u:نَبْع,نُبُوع;a-a:نَبْع,نُبُوع	خروج الماء من الأرض	springing, source
نبغ	2	I	a-u:نُبُوغ;a-a:نُبُوغ	الإجادة والتفوق	genius, brilliance
نبق	1	-	-	ثمر السدر	jujube fruit
نبل	2	I II VI VIII X	u-u:نُبْل,نَبَالَة;a-u:نَبْل	الشرف والفضل والسهام	nobility, arrows
نبه	3	I II IV V VIII	i-a:نَبَه;u-u:نَبَاهَة	الفطنة والإيقاظ	alertness, attention
نبو	1	I	a-u:نُبُوّ,نَبْوَة	التجافي وعدم الاستقرار	being off, disharmony
نتء	1	I	a-a:نُتُوء,نَتْء	البروز والارتفاع	protrusion
نتج	3	I II IV X	a-i:نِتَاج,نَتْج,نُتُوج	الولادة والإثمار	result, production
نتح	1	I	a-i:نَتْح	رشح السائل من الشيء	transpiration, oozing
نتر	1	I	a-u:نَتْر	الجذب بشدة	snatching, jerking
نتش	1	I VIII	a-i:نَتْش	النزع والخطف	plucking out
نتع	0	I	a-i:نُتُوع	خروج الدم قليلا	oozing
نتف	2	I II V VIII	a-i:نَتْف	نزع الشعر ونحوه	plucking
نتق	0	I	a-u:نَتْق	الزعزعة والرفع	shaking, lifting
نتل	0	I VIII X	a-i:نَتْل	الجذب إلى الأمام	pulling forward
نتن	1	I II IV	u-u:نَتْن,نَتَانَة;i-a:نَتَن	خبث الرائحة	stench
نثث	0	I	a-u:نَثّ	إفشاء السر والرشح	divulging, oozing
نثر	2	I II V VI VIII X	a-u:نَثْر,نِثَار	التفريق والكلام غير الموزون	scattering, prose
نثل	0	I VIII	a-u:نَثْل	استخراج التراب والسهام	emptying out
نثو	0	I	a-u:نَثْو	إشاعة الخبر	spreading news
نجب	2	I II IV VIII X	u-u:نَجَابَة	كرم الأصل والفضل	nobility, begetting
نجث	0	I X	a-u:نَجْث	الاستخراج والبحث	extracting, inquiry
نجح	3	I II IV X	a-a:نَجَاح,نُجْح	الظفر وبلوغ المراد	success
نجد	2	I II IV X	a-u:نَجْد;u-u:نَجْدَة	الإغاثة والارتفاع	aid, upland
نجذ	1	II	-	الأضراس والتجربة	molars, experience
نجر	2	I	a-u:نَجْر	قطع الخشب وصنعه	carpentry
نجز	3	I II III IV V X	a-u:نَجْز,نَجَاز	الإتمام والقضاء	accomplishment
نجس	2	I II IV V	i-a:نَجَس;u-u:نَجَاسَة	القذارة وعدم الطهارة	impurity
نجش	0	I VI	a-u:نَجْش	الزيادة في الثمن خداعا	shill bidding
نجع	1	I II IV VIII X	a-a:نُجُوع,نَجْع	النفع وطلب الكلإ	efficacy, seeking pasture
نجف	0	I II VIII	a-u:نَجْف	المكان المرتفع والثريا	hillock, chandelier
نجل	1	I VIII	a-u:نَجْل	الولد والحصد بالمنجل	offspring, sickle
نجم	3	I II IV V	a-u:نُجُوم	الطلوع والكوكب	star, resulting
نجه	0	I	a-a:نَجْه	الرد القبيح	rebuff
نجو	3	I II III IV VI VIII X	a-u:نَجَاة,نَجَاء	الخلاص والمسارة	rescue, confiding
نحب	2	I VIII	a-i:نَحِيب,نَحْب;a-a:نَحْب	شدة البكاء	wailing
نحت	2	I VIII	a-i:نَحْت;a-u:نَحْت	قشر الصلب وتشكيله	carving, sculpture
نحر	2	I VI VIII	a-a:نَحْر	الذبح من أعلى الصدر	slaughter, throat
نحز	0	I	a-a:نَحْز	الدق والدفع	pounding, pushing
نحس	1	I II III	u-u:نُحُوسَة;i-a:نَحَس	الشؤم وضد السعد	misfortune
نحض	0	I	a-a:نَحْض	قلة اللحم	leanness of flesh
نحف	2	I II IV	u-u:نَحَافَة;i-a:نَحَف	الهزال ودقة الجسم	thinness
نحل	2	I II IV V VIII	a-a:نُحُول,نَحْل;i-a:نُحُول	الهزال والعطية وحشرة العسل	emaciation, bees
نحم	0	I	a-i:نَحْم,نَحِيم	التنحنح والزفير	throat clearing
نحو	3	I II V VIII	a-u:نَحْو	القصد والجهة وعلم الإعراب	direction, grammar
نحي	1	I II V	a-i:نَحْي	الإبعاد عن الموضع	putting aside
نخب	3	I VIII	a-u:نَخْب	الاختيار والصفوة	selection, election
نخخ	1	I	a-u:نَخّ	زجر الإبل والبروك	making a camel kneel
نخر	2	I II V	a-u:نَخْر,نَخِير;i-a:نَخَر	التآكل والصوت من الأنف	decay, snorting
نخز	1	I	a-a:نَخْز	الوخز بحديدة ونحوها	pricking
نخس	1	I	a-u:نَخْس;a-a:نَخْس	الغرز بعود ونحوه	goading, prodding
نخط	0	I VIII	a-u:نَخْط	رمي المخاط	blowing mucus
نخع	1	I V VIII	a-a:نَخْع	الحبل الشوكي وإخراج البلغم	spinal cord, expectorating
نخل	2	I II V VIII	a-u:نَخْل	التصفية بالغربال وشجر التمر	sifting, palms
نخم	1	I V	a-a:نَخْم	دفع المخاط	expectorating
نخو	1	I II VIII X	a-u:نَخْوَة	المروءة والعظمة	pride, gallantry
ندء	0	I	a-a:نَدْء	دفن الخبز في الرماد	burying in embers
ندب	2	I VIII	a-u:نَدْب,نُدْبَة;i-a:نَدَب	البكاء على الميت والدعوة	lamenting, delegating
ندح	1	VIII	-	السعة والمتسع	leeway
ندد	2	I II	a-i:نَدّ,نُدُود	النفور والتشهير والمثل	bolting, denouncing
ندر	2	I IV V VI X	a-u:نُدْرَة,نُدُور	القلة والغرابة	rarity
ندس	0	I VI	i-a:نَدَس	سرعة الفهم	quick perception
ندغ	0	I	a-a:نَدْغ	النخس والطعن	pricking
ندف	1	I II	a-i:نَدْف	تنفيش القطن	carding, flakes
ندل	1	I V	a-u:نَدْل	النقل والمسح بالمنديل	carrying off, wiping
ندم	2	I II III IV V VI	i-a:نَدَم,نَدَامَة	الأسف والمجالسة على الشراب	regret, companionship
نده	1	I	a-a:نَدْه	النداء والزجر	calling, driving
ندو	3	I III VI VIII	a-u:نَدْو	الاجتماع والمجلس	assembly, club
ندي	2	I II IV V	i-a:نَدَى,نَدَاوَة	البلل والنداء	dew, moisture, call
نذر	2	I II IV VI	a-i:نَذْر,نُذُور;a-u:نَذْر,نُذُور	الإيجاب على النفس والتخويف	vow, warning
نذل	1	I	u-u:نَذَالَة	الخسة والحقارة	vileness
نرد	1	-	-	لعبة الزهر	dice, backgammon
نزح	2	I II IV VIII	a-a:نُزُوح,نَزْح	البعد وإخراج الماء	emigration, draining
نزر	1	I II V	u-u:نَزَارَة,نُزُورَة	القلة	scantness
نزز	1	I	a-i:نَزّ,نَزِيز	تحلب الماء من الأرض	seeping
نزع	3	I II III IV VI VIII	a-i:نَزْع,نُزُوع	القلع والجذب والخصام	removal, dispute
نزغ	1	I	a-a:نَزْغ	الإفساد بين الناس	inciting discord
نزف	2	I IV X	a-i:نَزْف,نَزِيف	خروج الدم بكثرة	bleeding
نزق	1	I II III	i-a:نَزَق	الطيش والخفة	rashness
نزك	1	I	a-u:نَزْك	الشهاب الساقط والطعن	meteor, stabbing
نزل	3	I II III IV V VI X	a-i:نُزُول	الهبوط والحلول بالمكان	descent, lodging
نزه	2	I II V	u-u:نَزَاهَة;i-a:نَزَاهَة	البعد عن السوء والترويح	integrity, promenade
نزو	1	I II V VIII	a-u:نَزْو,نَزَوَان	الوثب والرغبة العابرة	leaping, whim
نسء	1	I II IV	a-a:نَسْء,نَسِيئَة	التأخير والتأجيل	postponement, credit
نسب	3	I III VI VIII X	a-u:نَسَب,نِسْبَة;a-i:نَسِيب	العزو والقرابة والملاءمة	relation, lineage, ratio
نسج	3	I VIII	a-i:نَسْج;a-u:نَسْج	حياكة الثوب	weaving, tissue
نسخ	2	I II IV VI VIII X	a-a:نَسْخ	النقل والإزالة	copying, abrogation
نسر	2	V X	-	الطائر الجارح	eagle, vulture
نسس	0	I	a-u:نَسّ	السوق واليبس	driving, dryness
نسغ	1	I	a-a:نَسْغ	عصارة النبات والوخز	sap, pricking
نسف	2	I VIII	a-i:نَسْف	القلع والتفتيت من الأصل	blasting, demolition
نسق	3	I II V VI VIII	a-u:نَسْق	النظام والترتيب	order, coordination
نسك	1	I V	a-u:نُسْك,نَسْك;u-u:نَسَاكَة	العبادة والزهد	piety, ritual
نسل	2	I II IV VI X	a-u:نَسْل;a-i:نَسَلَان	الذرية والولادة	progeny, reproduction
نسم	2	I II V	a-i:نَسْم,نَسِيم	الريح اللينة والنفس	breeze, breath
نسو	3	-	-	جماعة الإناث من الناس	women
نسي	3	I II IV VI	i-a:نِسْيَان,نَسْي	ذهاب الشيء عن الذاكرة	forgetting
نشء	3	I II IV V X	a-a:نَشْء,نُشُوء,نَشْأَة	الحدوث والنمو والإيجاد	origin, creation, growth
نشب	2	I II IV	i-a:نُشُوب,نَشَب	العلوق ووقوع الحرب	getting stuck, breaking out
نشج	1	I	a-i:نَشِيج,نَشْج	الغصة بالبكاء	sobbing
نشد	2	I III IV VI X	a-u:نَشْد,نِشْدَة,نِشْدَان	الطلب ورفع الصوت	seeking, chanting
نشر	3	I II V VIII X	a-u:نَشْر,نُشُور	البسط والإذاعة وقطع الخشب	spreading, publishing
نشز	1	I IV	a-u:نُشُوز,نَشْز;a-i:نُشُوز	الارتفاع والعصيان	elevation, discord
نشش	1	I II	a-i:نَشّ,نَشِيش	صوت الغليان والطرد	sizzling, shooing
نشط	3	I II IV V	i-a:نَشَاط	الخفة والحيوية في العمل	activity, vigor
نشع	0	I VIII	a-a:نَشْع	رشح الماء والسعوط	seeping
نشف	2	I II V	i-a:نَشَف,نُشُوف;a-i:نَشْف	اليبس وذهاب البلل	drying
نشق	2	I II IV V VIII X	i-a:نَشْق,نَشَق	شم الشيء بالأنف	inhaling, sniffing
نشل	1	I VIII	a-u:نَشْل	الرفع والخطف	snatching, lifting out
نشم	0	I II	i-a:نَشَم	تغير اللحم وشجر القسي	taint, a tree
نشو	1	I II VIII	i-a:نَشْوَة	السكر والطرب والنشا	ecstasy, starch
نشي	1	I II V VIII	i-a:نَشَى	شم الريح	smelling
نصء	0	I	a-a:نَصْء	الرفع والزجر	raising, urging
نصب	3	I II III IV V VIII	a-u:نَصْب;i-a:نَصَب;a-i:نَصْب	الإقامة والرفع والتعب	erecting, fatigue
نصت	2	I IV V	a-i:نَصْت	السكوت للاستماع	listening
نصح	3	I III V VI VIII X	a-a:نُصْح,نَصِيحَة	الإرشاد بإخلاص	advice
نصر	3	I II III V VI VIII X	a-u:نَصْر,نُصْرَة	الإعانة والغلبة	help, victory
نصص	2	I II	a-u:نَصّ	الرفع والتعيين والكلام المكتوب	text, stipulation
نصع	1	I	a-a:نُصُوع,نَصَاعَة	شدة البياض والوضوح	clearness, pure white
نصف	3	I II III IV V VI VIII X	a-u:نَصْف;a-i:نَصْف	شطر الشيء والعدل	half, justice
نصل	1	I II IV V X	a-u:نُصُول,نَصْل	حد السيف والخروج	blade, coming off
نصو	1	I III VIII	a-u:نَصْو	مقدم الرأس والأخذ به	forelock
نضب	2	I II IV	a-u:نُضُوب	غور الماء ونفاده	depletion, drying up
نضج	3	I II IV X	i-a:نُضْج,نَضْج	الاستواء وبلوغ الغاية	ripeness, maturity
نضح	1	I VI VIII	a-a:نَضْح;a-i:نَضْح	الرش والرشح	sprinkling, oozing
نضخ	1	I	a-a:نَضْخ	فوران الماء ورشه	gushing, spraying
نضد	1	I II	a-i:نَضْد	ضم بعض المتاع إلى بعض	stacking, typesetting
نضر	1	I II	a-u:نَضْرَة,نُضُور;u-u:نَضَارَة;i-a:نَضَر	الحسن والإشراق	bloom, freshness
نضض	0	I II	a-i:نَضّ,نَضِيض	خروج الماء قليلا والنقد	trickling, cash
نضف	0	I VIII	a-u:نَضْف	شرب ما في الضرع	sucking dry
نضل	2	I III VI VIII	a-u:نَضْل	الكفاح والمباراة	struggle
نضو	1	I II IV VIII	a-u:نَضْو	النزع والخلع والهزال	taking off, emaciation
نطح	1	I III VI VIII	a-a:نَطْح;a-i:نَطْح	الضرب بالقرن	butting
نطر	1	I	a-u:نَطْر,نِطَارَة	الحراسة والحفظ	guarding
نطس	1	I V	i-a:نَطَس	الحذق والتأنق	proficiency
نطط	1	I	a-u:نَطّ	الوثب والقفز	jumping
نطع	1	V	-	التعمق والغلو في الكلام	pedantry, leather mat
نطف	1	I	a-u:نَطْف,نَطَفَان;i-a:نَطَف	سيلان الماء قليلا	dripping, sperm
نطق	3	I II IV V X	a-i:نُطْق,نَطْق	التلفظ بالكلام والحزام	speech, pronunciation
نطل	0	I	a-u:نَطْل	صب الماء على العضو	affusion
نطو	0	I IV	a-u:نَطْو	البعد والعطاء	remoteness, giving
نطي	0	-	-	بعد المفازة	remoteness of a desert
نظر	3	I II III IV V VI VIII X	a-u:نَظَر	التأمل بالعين والفكر	looking, theory
نظف	3	I II V X	u-u:نَظَافَة	النقاء من الوسخ	cleanliness
نظم	3	I II V VI VIII	a-i:نَظْم,نِظَام	التأليف والترتيب	order, organization
نعب	1	I	a-a:نَعْب,نَعِيب;a-i:نَعْب,نَعِيب	صوت الغراب	croaking
نعت	2	I VIII	a-a:نَعْت	الوصف	description, attribute
نعج	1	I	i-a:نَعَج	أنثى الضأن والبياض	ewe
نعر	1	I	a-a:نَعِير,نُعَار;a-i:نَعِير	الصوت من الخيشوم	snorting, clamor
نعس	2	I II IV VI	a-u:نُعَاس,نَعْس;a-a:نُعَاس	فتور الحواس وقرب النوم	drowsiness
نعش	2	I IV VIII	a-a:نَعْش	الرفع وتجديد النشاط	reviving, bier
نعظ	0	I IV	a-a:نَعْظ,نُعُوظ	الانتصاب والشبق	erection
نعف	0	-	-	المكان المرتفع في اعتراض	slope foot
نعق	1	I	a-i:نَعِيق,نُعَاق;a-a:نَعِيق,نُعَاق	صوت الغراب والراعي	cawing
نعل	1	I II IV V VIII	a-a:نَعْل;i-a:نَعَل	الحذاء ولبسه	sandal, shoeing
نعم	3	I II III IV V	i-a:نَعْمَة,نَعِيم;u-u:نُعُومَة;a-u:نَعْمَة	طيب العيش واللين	bliss, softness
نعو	0	-	-	شق مشفر البعير	cleft of camel lip
نعي	2	I VI	a-a:نَعْي,نَعِيّ	الإخبار بالموت	announcing a death
نغب	0	I	a-u:نَغْب;a-a:نَغْب	بلع الريق والجرع	gulping
نغر	1	I V	i-a:نَغَر;a-i:نَغَرَان	الغليان والحقد	boiling with anger
نغز	0	I	a-a:نَغْز	النخس والإغراء	pricking
نغش	0	I III V	a-a:نَغْش,نَغَشَان	الحركة والاضطراب	stirring, teasing
نغص	1	I II V	i-a:نَغَص	تكدير العيش	spoiling, disturbing
نغض	0	I IV	a-i:نَغْض;a-u:نَغْض	تحريك الرأس والاضطراب	wagging
نغق	0	I	a-i:نَغِيق	صوت الغراب	cawing
نغل	1	I IV	i-a:نَغَل	الفساد وسوء النسب	rancor, bastardy
نغم	2	I II III V VI	a-i:نَغْم;i-a:نَغَم	الصوت الموزون	melody, tune
نغو	1	I III	a-u:نَغْو	ملاطفة الصبي بالكلام	cooing, baby talk
نفء	0	-	-	قطع النبات المتفرقة	scattered plant patches
نفث	2	I	a-u:نَفْث;a-i:نَفْث	النفخ مع ريق وقذف الشيء	spitting out, jet
نفج	0	I V VIII	a-u:نَفْج	الوثوب والفخر الكاذب	bragging
نفح	1	I III	a-a:نَفْح,نُفُوح	انتشار الرائحة والعطاء	fragrance, gift
نفخ	3	I II V VIII	a-u:نَفْخ	دفع الهواء من الفم	blowing, inflating
نفد	2	I IV X	i-a:نَفَاد,نَفَد	الانتهاء والفراغ	exhaustion, running out
نفذ	3	I II IV V VI	a-u:نُفُوذ,نَفَاذ	الاختراق والإجراء	penetration, execution
نفر	2	I II III IV VI X	a-i:نُفُور,نَفْر;a-u:نُفُور,نِفَار	الابتعاد والفزع والجماعة	aversion, repulsion
نفز	0	I	a-i:نَفْز,نَفَزَان	الوثب والقفز	bounding
نفس	3	I II III V VI	u-u:نَفَاسَة;i-a:نِفَاس,نَفَس	الروح والهواء الداخل والتسابق	soul, breath, rivalry
نفش	1	I II V VIII	a-u:نَفْش	تفريق الصوف ونحوه	fluffing, ruffling
نفص	0	I	a-i:نَفْص	الإخراج دفعة دفعة	ejecting in spurts
نفض	2	I II IV V VIII	a-u:نَفْض	التحريك لإزالة الغبار	shaking off, dusting
نفط	2	I II V	i-a:نَفْط,نَفَط;a-i:نَفِيط	الزيت المعدني والبثور	petroleum, blistering
نفع	3	I II VIII X	a-a:نَفْع,مَنْفَعَة	الفائدة والخير	benefit
نفق	3	I II III IV VIII X	a-u:نُفُوق,نَفَاق;i-a:نَفَق	الصرف والرواج والسرب	spending, tunnel, hypocrisy
نفل	1	I II V VIII	a-u:نَفْل	الزيادة والغنيمة	supererogation, booty
نفه	0	I	i-a:نَفَه;a-a:نُفُوه	الإعياء والضعف	weakness, fatigue
نفو	0	I	a-u:نَفْو	الإبعاد والطرد	banishing
نفي	3	I III IV VI VIII	a-i:نَفْي	الإنكار والإبعاد	negation, exile
نقب	2	I II III V VIII	a-u:نَقْب,نِقَابَة	الخرق والبحث	boring, exploration
نقث	0	I V VIII	a-u:نَقْث	الإسراع والاستخراج	haste, extracting
نقح	2	I II V	a-a:نَقْح	التهذيب وإزالة العيب	revision, refining
نقد	3	I III IV VI VIII	a-u:نَقْد	تمييز الجيد والمال الحاضر	criticism, cash
نقذ	3	I II IV V X	a-u:نَقْذ;i-a:نَقَذ	التخليص والنجاة	rescue
نقر	2	I II III V	a-u:نَقْر	الضرب بالمنقار والحفر	pecking, clicking
نقز	0	I	a-u:نَقْز,نَقَزَان;a-i:نَقْز	الوثب إلى فوق	hopping
نقس	1	I	a-u:نَقْس	ضرب الناقوس والمداد	ringing, ink
نقش	3	I II III VI VIII	a-u:نَقْش	الحفر والزخرفة والبحث	engraving, discussion
نقص	3	I II III IV V VI VIII X	a-u:نَقْص,نُقْصَان	القلة وذهاب البعض	decrease, deficiency
نقض	3	I III IV VI VIII	a-u:نَقْض	الهدم والحل والمخالفة	annulment, contradiction
نقط	2	I II V	a-u:نَقْط	وضع العلامة المستديرة وسقوط القطر	dotting, points
نقع	2	I II IV VIII X	a-a:نَقْع,نُقُوع	الغمر في الماء والغبار	soaking, dust
نقف	1	I III	a-u:نَقْف	كسر البيضة ونقرها	cracking open
نقق	1	I	a-i:نَقِيق,نَقّ	صوت الضفدع والتذمر	croaking, nagging
نقل	3	I II III V VI VIII	a-u:نَقْل	التحويل من موضع إلى موضع	transfer, transport
نقم	2	I II VIII	a-i:نَقْم,نِقْمَة;i-a:نَقَم	العقوبة والكره	revenge, resentment
نقه	1	I IV VIII	i-a:نَقَه;a-a:نُقُوه,نَقَاهَة	البرء من المرض	convalescence
نقو	1	I VIII	a-u:نَقْو	استخراج المخ من العظم	marrow extraction
نقي	3	I II IV V VIII	i-a:نَقَاء,نَقَاوَة	النظافة والخلوص	purity
نكء	1	I VIII	a-a:نَكْء	قشر القرحة قبل البرء	reopening a wound
نكب	2	I II V VIII	a-u:نَكْب,نُكُوب	الإصابة بالمصيبة والميل	disaster, swerving
نكت	2	I II V	a-u:نَكْت	الطرفة والضرب في الأرض	joke, scratching
نكث	1	I VI VIII	a-u:نَكْث;a-i:نَكْث	نقض العهد والغزل	breach, unraveling
نكح	1	I III IV VI X	a-i:نِكَاح,نَكْح;a-a:نِكَاح	الزواج	marriage
نكد	2	I II III V	i-a:نَكَد;a-u:نَكْد	الشؤم وعسر العيش	trouble, misery
نكر	3	I II III IV V VI X	i-a:نُكْر,نُكْرَان;u-u:نَكَارَة	الجحود وعدم المعرفة	denial, unknown
نكز	1	I	a-u:نَكْز	الدفع والوخز	poking
نكس	2	I II VIII	a-u:نَكْس	القلب وعودة المرض	reversal, relapse
نكش	1	I	a-u:نَكْش;a-i:نَكْش	البحث والإخراج من العمق	rummaging
نكص	1	I II	a-i:نُكُوص,نَكْص;a-u:نُكُوص	الرجوع إلى الخلف	retreat, regression
نكظ	0	I II IV V	i-a:نَكَظ	العجلة والشدة	haste, hardship
نكع	0	I IV	a-a:نَكْع	الدفع عن الحاجة	repelling
نكف	1	I III IV VI X	i-a:نَكَف;a-u:نَكْف	الأنفة والامتناع	disdain
نكل	2	I II IV	a-u:نُكُول;a-i:نُكُول;i-a:نَكَل	الامتناع والعقوبة الرادعة	recoiling, exemplary punishment
نكه	1	II X	-	طعم الشيء ورائحة الفم	flavor
نكي	1	I	a-i:نِكَايَة	القهر بالجرح والقتل	vexing, spite
نمر	2	II V	-	الوحش المرقط والتشبه به	leopard, ferocity
نمس	1	I II III VIII	a-i:نَمْس	السر والكتمان وحيوان صغير	secrecy, mongoose
نمش	1	I II	i-a:نَمَش	بقع في الجلد	freckles
نمص	1	I II V VIII	a-u:نَمْص;a-i:نَمْص	نتف شعر الوجه	plucking facial hair
نمط	2	II V	-	الطريقة والنوع	pattern, type
نمق	2	I II V	a-u:نَمْق	التحسين والتزيين بالكتابة	embellishment
نمل	2	I II IV	i-a:نَمَل	الحشرة المعروفة والخدر	ants, tingling
نمم	1	I	a-u:نَمّ,نَمِيمَة;a-i:نَمّ,نَمِيمَة	نقل الحديث للإفساد	slander, revealing
نمو	3	I II IV VI	a-u:نُمُوّ	الزيادة والكثرة	growth
نمي	2	I II IV VI VIII	a-i:نَمَاء,نَمْي	الزيادة والانتساب	growth, affiliation
نهء	0	I IV	a-a:نَهْء,نُهُوء;u-u:نَهَاءَة	عدم نضج اللحم	undercooked meat
نهب	2	I III IV VI VIII	a-a:نَهْب	الأخذ بالقهر	plunder
نهت	0	I	a-i:نَهِيت,نَهْت	صوت الأسد والزفير	roaring
نهج	3	I IV VIII X	a-a:نَهْج,نُهُوج;i-a:نَهَج	الطريق الواضح	method, way
نهد	1	I II III IV V VI	a-u:نُهُود;a-a:نُهُود,نَهْد	البروز والارتفاع والزفرة	swelling breast, sighing
نهر	3	I VIII	a-a:نَهْر	الزجر ومجرى الماء	scolding, river
نهز	1	I III VIII	a-a:نَهْز	اغتنام الفرصة والدفع	seizing opportunity
نهس	0	I VIII	a-a:نَهْس	أخذ اللحم بمقدم الأسنان	snapping at flesh
نهش	2	I VIII	a-a:نَهْش	العض والتمزيق	biting, mauling
نهض	3	I III IV VI VIII X	a-a:نُهُوض,نَهْض	القيام والارتفاع	rising, renaissance
نهق	1	I	a-a:نَهِيق,نُهَاق;a-i:نَهِيق	صوت الحمار	braying
نهك	2	I IV VIII	a-a:نَهْك;i-a:نَهْك,نَهَك	الإضعاف والإجهاد	exhaustion, violation
نهل	2	I IV VIII	i-a:نَهَل,مَنْهَل	الشرب الأول	first drink
نهم	1	I	i-a:نَهَم;a-a:نَهْم	الإفراط في الشهوة	gluttony, greed
نهو	1	I	u-u:نَهَاوَة	كمال العقل	intelligence
نهي	3	I II IV V VI VIII	a-a:نَهْي	المنع وبلوغ الغاية	prohibition, end
نوء	1	I III IV X	a-u:نَوْء,تَنْوَاء	النهوض بجهد وسقوط النجم	struggling under, tempest
نوب	3	I III IV VI VIII	a-u:نِيَابَة,نَوْب,نَوْبَة	القيام مقام الغير والتكرر	substitution, recurrence
نوت	0	I	a-u:نَوْت	التمايل	swaying
نوح	2	I III V VI	a-u:نَوْح,نُوَاح,نِيَاحَة	البكاء على الميت	wailing, lament
نوخ	1	II IV V X	-	بروك الإبل والجو	kneeling, climate
نور	3	I II III IV V X	a-u:نَوْر,نُور	الضوء والإشراق	light
نوس	1	I II V	a-u:نَوْس,نَوَسَان	التذبذب والحركة	oscillation, dangling
نوش	1	I III VI VIII	a-u:نَوْش	التناول والاشتباك	reaching, skirmish
نوص	1	I III	a-u:نَوْص,مَنَاص	الفرار والتأخر	escape
نوط	2	I II IV	a-u:نَوْط	التعليق والربط	suspending, entrusting
نوع	3	I II V	a-u:نَوْع	الصنف والضرب	kind, diversity
نوف	1	I II IV	a-u:نَوْف	الارتفاع والزيادة	exceeding, height
نوق	1	V X	-	أنثى الإبل والتجود	she-camel, fastidiousness
نوك	0	I X	i-a:نَوَك	الحمق	stupidity
نول	3	I II III IV V VI	a-u:نَوَال,نَوْل	العطاء والأخذ	giving, taking
نوم	3	I II IV VI X	i-a:نَوْم,نِيَام	السكون والرقاد	sleep
نون	2	II	-	الحرف المعروف وإلحاق التنوين	letter nun, nunation
نوه	2	I II	a-u:نَوْه	الرفع والإشادة	praise, mention
نوي	3	I II IV VIII	a-i:نِيَّة,نَوَى	القصد والعزم والبعد	intention, nucleus
نيء	1	I IV	a-i:نَيْء	عدم النضج	rawness
نيب	1	II	-	السن الحادة خلف الرباعية	canine tooth
نيح	0	I II V	a-i:نَيْح,نَيَحَان	الراحة والموت الهادئ	repose
نير	1	II	-	خشبة الثورين ولحمة الثوب	yoke, weft
نيص	0	-	-	حيوان الشوك الكبير	porcupine
نيف	1	II IV	-	الزيادة على العقد	surplus, excess
نيك	0	I	a-i:نَيْك	الجماع	coitus
نيل	3	I IV	i-a:نَيْل,مَنَال	إدراك الشيء والحصول عليه	attainment
قبب	1	I II V	a-i:قَبّ,قَبِيب;a-u:قَبّ	البناء المقبب والتقعر	dome
قبح	2	I II III IV X	u-u:قُبْح,قَبَاحَة;a-a:قَبْح	ضد الحسن	ugliness
قبر	2	I IV	a-u:قَبْر;a-i:قَبْر	دفن الميت	grave, burial
قبس	2	I IV VIII	a-i:قَبْس	أخذ شعلة من النار	taking a firebrand, quoting
قبص	0	I II	a-i:قَبْص	التناول بأطراف الأصابع	taking a pinch
قبض	3	I II III V VI VII	a-i:قَبْض	الأخذ باليد والجمع	grasping, contraction
قبط	1	II	-	نصارى مصر والتجعيد	Copts, frowning
قبع	1	I VII VIII	a-a:قُبُوع,قَبْع	الاستتار ولزوم المكان	crouching, huddling
قبل	3	I II III IV V VI VIII X	i-a:قَبُول,قُبُول;a-u:قَبْل,قَبَالَة	الرضا بالشيء والتقدم والمواجهة	acceptance, facing
قبن	0	I	a-i:قُبُون	الوزن بالميزان	weighing
قبو	1	I	a-u:قَبْو	البناء المعقود	vault, cellar
قتب	0	I IV	a-u:قَتْب	رحل البعير	camel saddle
قتت	0	I II VIII	a-u:قَتّ	النميمة ونبات الفصفصة	slander, alfalfa
قتد	0	-	-	شجر شائك	thorny tree
قتر	2	I II IV V	a-u:قَتْر,قُتُور;a-i:قَتْر,قُتُور	التضييق في النفقة والغبار	stinginess, dust
قتل	3	I II III IV VI VIII X	a-u:قَتْل	إزهاق الروح	killing
قتم	2	I IV IX	a-i:قُتُوم;i-a:قَتَم	السواد والغبرة	gloom, darkness
قتن	0	I	u-u:قَتَانَة	قلة الطعم	eating little
قتو	0	I VIII	a-u:قَتْو	الخدمة	serving
قثء	1	II IV	-	نبات كالخيار	long cucumber
قثث	0	I VIII	a-u:قَثّ	الجر والجمع	dragging, gathering
قثد	0	-	-	نبت يشبه القثاء	kind of cucumber
قثم	0	I VIII	a-i:قَثْم	الجمع والعطاء	gathering, giving
قحب	0	I II	a-u:قَحْب,قُحَاب	السعال والفجور	coughing
قحح	1	I	a-u:قُحُوحَة	الخلوص	purity, genuineness
قحد	0	I IV	a-a:قَحْد	أصل السنام	base of hump
قحط	2	I II IV	a-a:قَحْط;i-a:قَحَط	احتباس المطر والجدب	drought
قحف	1	I VIII	a-a:قَحْف	عظم الدماغ	skull
قحل	2	I IV	a-a:قُحُول;i-a:قَحَل	اليبس والجفاف	aridity
قحم	2	I II IV V VIII	a-u:قُحُوم;a-a:قُحُوم	الدخول عنوة	plunging, intruding
قحو	0	I VIII	a-u:قَحْو	زهر الأقحوان	daisy
قدح	2	I II III IV V VI VII VIII	a-a:قَدْح	إخراج النار والطعن	striking fire, defaming, cup
قدد	2	I II V VII VIII	a-u:قَدّ	القطع طولا	cutting lengthwise
قدر	3	I II III IV V VI VII VIII X	a-i:قُدْرَة,قَدْر,مَقْدِرَة;a-u:قَدْر;i-a:قَدَر	الاستطاعة ومبلغ الشيء	ability, measure
قدس	2	I II IV V	u-u:قُدْس	الطهارة والتنزيه	holiness
قدع	0	I II VI VII	a-a:قَدْع	الكف والمنع	restraining
قدم	3	I II III IV V VI X	i-a:قُدُوم,مَقْدَم;u-u:قِدَم,قَدَامَة;a-u:قَدْم,قُدُوم	السبق والمجيء ومضي الزمن	precedence, arrival, oldness
قدو	2	I V VIII	a-u:قَدْو	الاتباع والتأسي	model, following
قدي	0	I	a-i:قَدَيَان	طيب الطعم والرائحة	pleasant flavour
قذذ	0	I II	a-u:قَذّ	قطع ريش السهم	feathering arrows
قذر	2	I II IV V X	i-a:قَذَر;u-u:قَذَارَة	الوسخ	filth
قذع	1	I III IV	a-a:قَذْع	الفحش في القول	foul language
قذف	2	I III V VI VII	a-i:قَذْف	الرمي بقوة	throwing, ejecting
قذل	0	I	a-u:قَذْل	مؤخر الرأس	back of head
قذي	1	I II IV	i-a:قَذَى;a-i:قَذْي,قَذَيَان	ما يقع في العين	mote in the eye
قرء	3	I III IV V X	a-a:قِرَاءَة,قُرْآن,قَرْء	تتبع المكتوب والنطق به	reading
قرب	3	I II III IV V VI VIII X	u-u:قُرْب,قَرَابَة;i-a:قُرْب,قِرْبَان;a-u:قَرْب	الدنو	nearness
قرح	3	I II III V VIII	a-a:قَرْح,قُرُوح;i-a:قَرَح	الجرح والابتداع	ulcer, improvising
قرد	2	I II IV	i-a:قَرَد;a-i:قَرْد	حيوان شبيه بالإنسان	monkey, tick
قرر	3	I II III IV V VI X	a-i:قَرَار,قُرُور;i-a:قَرَار,قُرَّة	الثبوت والاستقرار	settling, decision
قرس	1	I II IV	a-i:قَرْس;i-a:قَرَس	شدة البرد	severe cold
قرش	2	I II V VIII	a-i:قَرْش;a-u:قَرْش	الجمع والكسب	gathering, shark
قرص	2	I II III VI VII	a-u:قَرْص	الغمز بالأصابع والمستدير	pinching, disc
قرض	2	I II III IV V VI VII VIII X	a-i:قَرْض	القطع وإعطاء المال	loan, gnawing
قرط	1	I II V	a-u:قَرْط	حلية الأذن والقطع الدقيق	earring, trimming
قرظ	1	I II VI	a-i:قَرْظ	الدباغة والمدح	tanning, praise
قرع	2	I II III IV V VI VIII	a-a:قَرْع;i-a:قَرَع	الدق وذهاب الشعر	knocking, baldness
قرف	2	I II III V VIII	a-i:قَرْف;i-a:قَرَف	التقشير والكسب والاشمئزاز	peeling, committing, disgust
قرق	0	I	a-u:قَرْق;i-a:قَرَق	صوت الدجاجة والمستوي	clucking
قرم	1	I II	a-i:قَرْم;i-a:قَرَم	الشهوة إلى اللحم والسيد	craving meat, chief
قرن	3	I II III IV V VI VIII X	a-i:قَرْن,قِرَان;a-u:قَرْن;i-a:قَرَن	الجمع والمصاحبة	joining, century, horn
قره	0	I	i-a:قَرَه	اسوداد الجلد ووسخه	skin discolouration
قرو	1	I VIII X	a-u:قَرْو	التتبع	following up
قري	2	I VIII X	a-i:قِرَى,قَرْي	الضيافة والبلدة	hospitality, village
قزح	1	I II V	a-a:قَزْح	التلوين والتوابل	variegation, seasoning
قزز	1	I V	a-u:قَزّ;i-a:قَزَازَة	الحرير والنفور من الدنس	raw silk, disgust
قزع	1	I II V	a-a:قَزْع,قُزُوع	القطع المتفرقة	scattered patches
قزل	0	I	i-a:قَزَل	أقبح العرج	limping
قزم	2	I II V	i-a:قَزَم	صغر الجسم	dwarfishness
قزو	0	I	a-u:قَزْو	العزوف عن اللهو	abstaining
قسب	0	I	a-i:قَسِيب;u-u:قُسُوبَة	الصلابة واليبس	hardness, dryness
قسح	0	I	a-a:قَسَاحَة,قُسُوح	الصلابة	stiffness
قسر	2	I VIII	a-i:قَسْر	الإكراه والقهر	coercion
قسس	1	I V	a-u:قَسّ	رتبة دينية وتتبع الشيء	priest, seeking out
قسط	2	I II IV V VIII	a-i:قِسْط,قُسُوط;a-u:قُسُوط	العدل والنصيب	justice, instalment
قسم	3	I II III IV V VI VII VIII X	a-i:قَسْم;u-u:قَسَامَة	التجزئة واليمين والحسن	division, oath
قسن	0	-	-	صلابة الكبر	stiffness of age
قسو	2	I II III IV	a-u:قَسْوَة,قَسَاوَة	الصلابة والشدة	hardness, cruelty
قشب	1	I II	u-u:قَشَابَة;a-i:قَشْب	الجدة والخلط	newness, mixing
قشد	1	I VIII	a-i:قَشْد	زبدة اللبن	cream
قشر	2	I II V VII	a-u:قَشْر;a-i:قَشْر	نزع الغلاف	peeling, crust
قشش	1	I II IV	a-u:قَشّ;a-i:قَشّ	الجمع وما يبس من النبات	straw, gathering
قشط	1	I II V VII	a-i:قَشْط	النزع والكشط	scraping, stripping
قشع	2	I II IV V VII	a-a:قَشْع	الكشف والتفريق	dispersing
قشف	2	I II V	i-a:قَشَف;u-u:قَشَافَة	ضيق العيش وخشونته	austerity
قشم	0	I VIII	a-i:قَشْم	الأكل من كل شيء	eating through
قشو	0	I II	a-u:قَشْو	القشر	stripping bark
قشي	0	II	-	نزع القشر	stripping peel
قصب	2	I II VIII	a-i:قَصْب	النبات المجوف والقطع	reed, cane
قصد	3	I II III IV V VIII	a-i:قَصْد	التوجه والاعتدال	intent, moderation
قصر	3	I II III IV V VI VIII X	a-u:قَصْر,قُصُور;u-u:قِصَر,قَصَارَة;i-a:قَصَر	خلاف الطول والعجز والحبس	shortness, limiting, palace
قصص	3	I II III IV V VIII X	a-u:قَصّ,قَصَص	تتبع الأثر ورواية الخبر والقطع	narrating, cutting
قصع	1	I II	a-a:قَصْع;i-a:قَصَع	الوعاء وابتلاع الماء	bowl, gulping
قصف	2	I IV V VI VII	a-i:قَصْف,قَصِيف;i-a:قَصَف	الكسر والدوي	breaking, bombardment
قصل	0	I VII VIII	a-i:قَصْل	القطع	cutting green fodder
قصم	2	I V VII	a-i:قَصْم;i-a:قَصَم	الكسر مع الفصل	shattering
قصو	2	I IV V VI X	a-u:قُصُوّ,قَصْو;i-a:قَصَا	البعد	remoteness
قضء	0	I	i-a:قَضَأ	فساد الشيء وبلاه	decay
قضب	1	I II V VII VIII	a-i:قَضْب	القطع والعود المقطوع	cutting off, rod
قضض	1	I II IV VII	a-u:قَضّ;i-a:قَضَض	الثقب والهدم والحصى	piercing, pouncing
قضع	0	I V VII	a-a:قَضْع	القهر والتقطع	subduing
قضف	0	I	u-u:قَضَافَة,قَضَف	الدقة والنحافة	thinness
قضم	2	I	i-a:قَضْم;a-i:قَضْم	الأكل بأطراف الأسنان	nibbling, gnawing
قضي	3	I II III IV V VI VII VIII X	a-i:قَضَاء,قَضْي	الحكم والإتمام	judging, completing
قطب	3	I II X	a-i:قَطْب,قُطُوب;a-u:قَطْب	المحور والعبوس	pole, axis, frowning
قطر	3	I II IV V VI X	a-u:قَطْر,قَطَرَان,قُطُور	سيلان الماء نقطة نقطة	dripping, diameter
قطط	1	I II IV	a-u:قَطّ;a-i:قُطُوط;i-a:قَطَط	القطع عرضا والجعودة والهر	cutting across, cat
قطع	3	I II III IV V VI VII VIII X	a-a:قَطْع,قَطِيعَة;i-a:قَطَع;u-u:قَطَاعَة	الفصل والإبانة	cutting
قطف	2	I II IV VIII	a-i:قَطْف,قِطَاف;a-u:قُطُوف	جني الثمر	picking fruit
قطل	0	I II V	a-u:قَطْل;a-i:قَطْل	القطع من الأصل	felling
قطم	1	I II V	a-i:قَطْم;i-a:قَطَم	العض والقطع والشهوة	biting off, craving
قطن	2	I II	a-u:قُطُون	الإقامة ونبات النسيج	residing, cotton
قطو	0	I VIII	a-u:قَطْو	مقاربة المشي وطائر القطا	short steps, sandgrouse
قعب	0	II	-	القدح الضخم والتقعر	large cup, concavity
قعث	0	I IV	a-a:قَعْث	الإعطاء الكثير	giving abundantly
قعد	3	I II III IV V VI VIII	a-u:قُعُود,مَقْعَد	الجلوس	sitting
قعر	2	I II IV V VII	a-a:قَعْر;u-u:قَعَارَة	أسفل الشيء وعمقه	bottom, depth
قعس	1	I VI XIV	i-a:قَعَس	خروج الصدر والتأخر	pigeon chest, lagging
قعش	0	I	a-a:قَعْش	عطف الشيء	bending
قعص	0	I IV VII	a-a:قَعْص	الموت السريع	sudden death
قعط	0	I II VIII	a-a:قَعْط	شد العمامة والتضييق	tightening
قعف	0	I VII VIII	a-a:قَعْف	الاقتلاع والجرف	uprooting
قعم	0	I IV	i-a:قَعَم	ميل الأنف	crooked nose
قعو	1	I IV	a-u:قُعُوّ	الجلوس على الألية	squatting
قفخ	0	I	a-a:قَفْخ	كسر الشيء الأجوف	breaking hollow things
قفد	0	I	a-i:قَفْد;i-a:قَفَد	صفع القفا	slapping the nape
قفر	2	I II IV V VIII	i-a:قَفَر;a-u:قَفْر	خلو المكان	desolation
قفز	2	I II V VI	a-i:قَفْز,قَفَزَان,قُفُوز	الوثب	jumping
قفس	0	I VI	a-i:قُفُوس	الموت	dying
قفش	0	I VIII	a-i:قَفْش	الأخذ والجمع	seizing
قفص	1	I II IV V	a-i:قَفْص;i-a:قَفَص	محبس الطير	cage
قفع	0	I II V VII	a-a:قَفْع;i-a:قَفَع	التقبض والانكماش	shrinking
قفف	1	I IV X	a-u:قُفُوف;a-i:قُفُوف	القشعريرة واليبس والسلة	shivering, basket
قفل	2	I II IV VII VIII X	a-u:قُفُول;a-i:قَفْل,قُفُول	الإغلاق والرجوع	lock, returning
قفن	0	I	a-i:قَفْن	ضرب القفا	striking the nape
قفو	2	I II IV V VIII	a-u:قَفْو,قُفُوّ	الاتباع ومؤخر العنق	following, nape
قفي	1	II IV V VIII	-	اتباع الشيء	rhyme, tracking
ققس	0	-	-	طائر بحري	sea bird
قلب	3	I II IV V VII X	a-i:قَلْب;i-a:قَلَب	تحويل الشيء عن وجهه	turning over, heart
قلت	0	I IV	i-a:قَلَت	الهلاك والنقرة	perishing, hollow
قلح	1	I II	i-a:قَلَح	صفرة الأسنان	tartar on teeth
قلخ	0	I II	a-a:قَلْخ,قَلِيخ	هدير الفحل	roaring
قلد	2	I II V VIII	a-i:قَلْد	وضع القلادة والمحاكاة	necklace, imitation
قلذ	0	-	-	القراد	tick
قلز	0	I	a-u:قَلْز;a-i:قَلْز	الوثب والشرب	hopping
قلس	1	I II	a-i:قَلْس,قَلَسَان	القيء والحبل الغليظ	regurgitation, thick rope
قلص	2	I II V	a-i:قُلُوص	الانقباض والانكماش	shrinking, contraction
قلط	0	-	-	القصر الشديد	extreme shortness
قلع	2	I II III IV V VII VIII	a-a:قَلْع	النزع من الأصل	uprooting, fortress
قلف	1	I II VIII	a-i:قَلْف;i-a:قَلَف	القشر وجلدة الختان	bark, foreskin
قلق	3	I IV	i-a:قَلَق	الاضطراب وعدم الاستقرار	anxiety
قلل	3	I II III IV V VI X	a-i:قِلَّة,قُلّ	ضد الكثرة والارتفاع	scarcity, independence
قلم	2	I II	a-i:قَلْم	أداة الكتابة وقطع الأطراف	pen, trimming
قلن	0	-	-	القصب والسدادة	cork, reed
قلو	1	I IV	a-u:قَلْو	الإنضاج بالحرارة والسوق	frying, driving
قلي	2	I II VI	a-i:قَلْي,قِلَى;i-a:قِلَى	الإنضاج بالدهن والبغض	frying, hatred, alkali
قمء	1	I IV	u-u:قَمَاءَة;a-a:قَمْء,قُمُوء	الصغر والذل	smallness, lowliness
قمح	2	I II IV VIII	i-a:قَمْح;a-a:قُمُوح	الحنطة ورفع الرأس	wheat, raising head
قمد	0	I	i-a:قَمَد	غلظ العنق وطوله	thick neck
قمر	3	I II III IV VI VIII	a-i:قَمْر;i-a:قَمَر	الجرم التابع ولعب الميسر	moon, gambling
قمز	0	I	a-u:قَمْز	الجمع بالأصابع	gathering by fingertips
قمس	0	I II III IV VII	a-u:قَمْس;a-i:قُمُوس	الغوص والبحر	plunging, ocean
قمش	1	I II VIII	a-u:قَمْش;a-i:قَمْش	الجمع والنسيج	collecting, fabric
قمص	1	I II V	a-u:قَمْص,قِمَاص;a-i:قَمْص,قِمَاص	الثوب والوثب	shirt, prancing
قمط	1	I II	a-u:قَمْط;a-i:قَمْط	الشد واللف	swaddling
قمع	2	I II IV VII VIII	a-a:قَمْع	القهر والإذلال	suppression, funnel
قمل	1	I II V	i-a:قَمَل	حشرة متطفلة	lice
قمم	2	I II IV VIII	a-u:قَمّ	أعلى الشيء والكنس	summit, sweeping
قمن	1	I V	u-u:قَمَانَة;i-a:قَمَن	الجدارة والموقد	worthiness, kiln
قمه	0	I II	a-a:قُمُوه	رفع الرأس والحيرة	roaming, raising head
قنء	1	I II IV	a-a:قُنُوء	شدة الحمرة	deep red
قنب	1	I II V	a-u:قَنْب	نبات الألياف	hemp
قنت	2	I IV	a-u:قُنُوت	الطاعة والخشوع	devout obedience
قنح	0	I II V	a-a:قَنْح	عطف العود والشرب فوق الري	bending a stick
قند	1	II	-	عسل السكر	candied sugar
قنر	0	-	-	عود للعزف	lyre
قنس	0	-	-	أصل الشيء	origin
قنص	2	I V VIII	a-i:قَنْص	الصيد	hunting, sniping
قنط	2	I II IV	i-a:قُنُوط,قَنَط;a-u:قُنُوط;a-i:قُنُوط	اليأس	despair
قنع	3	I II III IV V VIII	i-a:قَنَاعَة,قَنَع;a-a:قُنُوع	الرضا بالقليل والغطاء	contentment, mask
قنف	0	I	i-a:قَنَف	صغر الأذن وإقبالها	small ears
قنن	2	II VIII	-	وضع القواعد وأعلى الجبل	law, codifying, peak
قنو	1	I II VIII	a-u:قَنْو,قُنْوَان	الادخار وعذق النخل	acquiring, date cluster
قني	2	I II IV VIII	a-i:قَنْي,قُنْيَان;i-a:قَنَى	الاكتساب ومجرى الماء	acquisition, canal
قهب	0	I	i-a:قَهَب	البياض بكدرة	dusky white
قهد	0	-	-	الغنم البيض الصغار	small white sheep
قهر	2	I IV VII	a-a:قَهْر	الغلبة والإذلال	subjugation
قهل	0	I V	a-a:قَهْل,قُهُول	يبس الجلد والتقشف	squalor
قهم	0	I IV	i-a:قَهَم	قلة شهوة الطعام	lack of appetite
قهو	2	IV	-	شراب البن	coffee
قوب	1	I II V VII	a-u:قَوْب	التقدير والتقشر	measure, ringworm
قوت	2	I IV V VIII X	a-u:قَوْت,قُوت,قِيَاتَة	الطعام الممسك للحياة	sustenance
قوح	0	I II	a-u:قَوْح	الصديد والساحة	pus, courtyard
قود	3	I II IV VII VIII X	a-u:قِيَادَة,قَوْد,قِيَاد	السوق من الأمام والزعامة	leading
قور	1	I II V VIII	a-u:قَوْر;i-a:قَوَر	القطع المستدير	cutting a round hole
قوز	0	-	-	المرتفع من الرمل	sand dune
قوس	2	I II V X	a-u:قَوْس;i-a:قَوَس	آلة الرمي والانحناء	bow, arc
قوض	2	I II V	a-u:قَوْض	الهدم	demolishing
قوط	0	-	-	القطيع من الغنم	flock
قوع	1	I V	a-u:قَوْع	المستوي من الأرض	bottom, plain
قوف	1	I VIII	a-u:قَوْف,قِيَافَة	تتبع الأثر	tracking footprints
قوق	0	I	a-u:قَوْق	صوت الدجاجة	clucking
قول	3	I II III V VI	a-u:قَوْل,مَقَال,مَقَالَة,قِيل	الكلام	saying
قوم	3	I II III IV V VI X	a-u:قِيَام,قَوْم,قَوْمَة	الانتصاب والاعتدال والعزم	standing, rising, value
قون	0	-	-	الصورة المقدسة	icon
قوه	0	II	-	الطاعة والصياح	obedience, shouting
قوي	3	I II III IV V VIII X	i-a:قُوَّة,قَوَى	ضد الضعف	strength
قيء	2	I II IV V X	a-i:قَيْء	إخراج ما في المعدة	vomiting
قيح	1	I II IV V	a-i:قَيْح	صديد الجرح	pus
قيد	3	II V	-	ما تربط به الحركة	fetter, registration
قير	1	II	-	الزفت	tar, pitch
قيس	3	I II III V VI VII VIII	a-i:قِيَاس,قَيْس	التقدير بالمثال	measuring, analogy
قيص	0	I V VII	a-i:قَيْص	سقوط السن والانهيار	falling out, collapsing
قيض	2	I II III V VII	a-i:قَيْض	الشق والإتاحة والمبادلة	breaking, barter
قيظ	1	I II III V	a-i:قَيْظ	شدة حر الصيف	midsummer heat
قيف	0	V	-	تتبع الأثر	tracking
قيق	0	I	a-i:قَيْق	صوت الدجاجة وطائر	clucking, jay
قيل	2	I II III IV V VI VIII X	a-i:قَيْلُولَة,قَيْل,مَقِيل	نوم نصف النهار والإعفاء	midday nap, dismissal
قيم	1	II V	-	تقدير القيمة	evaluation
قين	1	I II V VIII	a-i:قَيْن,قِيَانَة	الحداد والمغنية	blacksmith, singing girl
رءب	0	I	a-a:رَأْب	الإصلاح ولم الصدع	mending a rift
رءد	0	V	-	اهتزاز الغصن ورخوصته	tenderness, swaying
رءس	3	I II III V VIII	a-a:رِئَاسَة,رَأْس	أعلى الشيء ومقدمه	head, leadership
رءف	2	I V	a-a:رَأْفَة;u-u:رَآفَة;i-a:رَأَف	الرحمة والعطف	mercy, compassion
رءم	1	I	i-a:رَأْم,رِئْمَان	العطف والالتئام	tenderness, healing
رءي	3	I III IV V VI VIII	a-a:رُؤْيَة,رَأْي	النظر والإبصار والاعتقاد	seeing, opinion
ربء	1	I	a-a:رَبْء	الترفع والتنزه والمراقبة	watching, rising above
ربب	2	I II V	a-u:رَبّ,رِبَابَة	السيادة والتربية	lordship, fostering
ربت	1	I II	a-i:رَبْت	الضرب الخفيف باليد	patting
ربث	0	I II	a-u:رَبْث	الحبس والتثبيط	hindering
ربح	3	I II III IV	i-a:رِبْح,رَبَح	الكسب في التجارة	profit, gain
ربد	1	I II V IX	i-a:رُبْدَة,رَبَد	الغبرة والتغير في اللون	dusky colour
ربذ	0	I	i-a:رَبَذ	الخفة والسرعة	lightness, nimbleness
ربس	0	I VIII	a-u:رَبْس	الضرب والشدة	striking, hardship
ربص	1	I V	a-u:رَبْص	الانتظار والترقب	lying in wait
ربض	1	I IV	a-i:رُبُوض,رَبْض	البروك والإقامة	crouching, lying down
ربط	3	I II III V VI VIII	a-i:رَبْط;a-u:رَبْط	الشد والعقد والوصل	tying, linking
ربع	3	I II III IV V VIII	a-a:رَبْع,رُبُوع	العدد أربعة والإقامة	four, dwelling
ربق	0	I II VIII	a-u:رَبْق	الشد بالحبل في العنق	noose, tethering
ربك	2	I IV VIII	a-u:رَبْك;i-a:رَبَك	الاختلاط والتحير	confusion
ربل	1	I II V	a-u:رَبْل	السمنة وكثرة اللحم	plumpness
ربو	3	I II III IV V	a-u:رُبُوّ,رَبَاء	الزيادة والنماء والتنشئة	increase, growth, education
رتء	0	I	a-a:رَتْء	شد العقدة	tightening a knot
رتب	3	I II V	a-u:رُتُوب,رَتْب	الثبات والتنظيم والمنزلة	order, rank
رتت	0	IV	-	العجلة واللكنة في الكلام	speech impediment
رتج	1	I IV VIII	a-u:رَتْج;i-a:رَتَج	الإغلاق	closing, bolting
رتع	1	I IV	a-a:رَتْع,رُتُوع	الرعي والتنعم في الخصب	grazing freely
رتق	1	I VIII	a-u:رَتْق;i-a:رَتَق	الضم والالتحام	mending, closing up
رتك	0	I IV	a-u:رَتْك,رَتَكَان	مقاربة الخطو في السير	short-stepped running
رتل	2	I II V	i-a:رَتَل	حسن التنسيق والتلاوة	ordered recitation
رتم	1	I	a-i:رَتْم	الكسر والدق ونبات الرتم	crushing, broom plant
رتو	0	I	a-u:رَتْو	الشد والإرخاء والخطو	strengthening, stepping
رثء	0	I	a-a:رَثْء	حلب اللبن على الحامض	curdling milk
رثث	1	I IV VIII	a-i:رَثَاثَة,رُثُوثَة	البلى والقدم	shabbiness
رثد	0	I VIII	a-u:رَثْد	تنضيد المتاع	stacking
رثع	0	I	i-a:رَثَع	الطمع والحرص الشديد	greed
رثم	0	I	a-i:رَثْم;i-a:رَثَم	كسر الأنف وبياضه	white muzzle, bruising
رثي	2	I II V	a-i:رِثَاء,رَثْي,مَرْثِيَة	بكاء الميت ومدحه والرقة له	elegy, lamenting
رجء	2	IV	-	التأخير والتأجيل	postponement
رجب	1	I II	i-a:رَجَب;a-u:رَجْب	التعظيم والهيبة	reverence
رجج	2	I VIII	a-u:رَجّ	الهز والاضطراب	shaking, convulsion
رجح	2	I II III IV V VIII	a-a:رُجْحَان,رُجُوح;a-u:رُجْحَان;a-i:رُجْحَان	الثقل والميل والتفضيل	preponderance
رجز	1	I III VIII	a-u:رَجَز	بحر من الشعر والعذاب	rajaz verse, punishment
رجس	1	I VIII	i-a:رَجَس;u-u:رَجَاسَة	القذر والنجاسة	filth
رجع	3	I II III IV V VI VIII X	a-i:رُجُوع,مَرْجِع,رَجْع	العود والرد	returning
رجف	2	I IV VIII	a-u:رَجْف,رَجَفَان,رُجُوف	الاضطراب الشديد والارتعاد	trembling
رجل	3	I II V VIII X	i-a:رَجَل	القدم والذكر البالغ من الناس	foot, man
رجم	2	I II III VI	a-u:رَجْم	الرمي بالحجارة والظن	stoning, conjecture
رجن	0	I	a-u:رُجُون	الإقامة والحبس	staying, confinement
رجو	3	I II V VIII	a-u:رَجَاء,رَجْو	الأمل والتوقع	hope, request
رحب	3	I II V	u-u:رُحْب,رَحَابَة;i-a:رَحَب	السعة والترحيب	spaciousness, welcome
رحح	0	-	-	السعة والانبساط	breadth, flatness
رحض	1	I	a-a:رَحْض	الغسل	washing
رحق	1	-	-	صفوة الشراب والزهر	nectar, choice wine
رحل	3	I II V VIII	a-a:رَحِيل,رِحْلَة,تَرْحَال	الانتقال والسفر	departure, travel
رحم	3	I II V VI X	i-a:رَحْمَة,مَرْحَمَة,رُحْم	الرقة والعطف	mercy, womb
رحو	1	I	a-u:رَحْو	إدارة الرحى	turning a mill
رحي	1	I V	a-i:رَحْي	الطحن والدوران	mill, grinding
رخخ	1	I	a-u:رَخّ	الوطء والشدخ واللين	crushing, softness
رخص	2	I II V VIII X	u-u:رُخْص,رَخَاصَة	قلة الثمن واليسر والإذن	cheapness, licence
رخم	1	I II	u-u:رَخَامَة;a-u:رَخْم	رقة الصوت ولينه والرخام	softness of voice, marble
رخو	2	I II III IV VI VIII X	i-a:رَخَاوَة,رِخْوَة;a-u:رَخَاء;u-u:رَخَاوَة	اللين والسعة	slackness, ease
ردء	1	I IV	u-u:رَدَاءَة;a-a:رَدْء	السوء والفساد والعون	badness, support
ردب	0	-	-	مكيال كبير للحبوب	ardeb, dry measure
ردح	1	I	a-a:رَدْح	المدة الطويلة والسعة والثقل	long while, amplitude
ردد	3	I II III V VI VIII X	a-u:رَدّ,مَرَدّ	الإرجاع والجواب	returning, reply
ردس	0	I III	a-u:رَدْس	الدك والرمي بالحجر	crushing, pounding
ردع	2	I VIII	a-a:رَدْع	الزجر والكف	deterrence
ردغ	0	VIII	-	الوحل والطين	mud, slush
ردف	2	I III IV VI VIII X	i-a:رَدْف;a-u:رَدْف	التتابع والركوب خلفا	following behind
ردم	2	I II V	a-i:رَدْم;a-u:رَدْم	سد الثلمة بالتراب	filling up, blocking
ردن	1	I II IV	a-i:رَدْن	غزل الصوف وكم الثوب	spinning, sleeve
ردي	2	I II III IV V VIII	i-a:رَدَى;a-i:رَدْي,رَدَيَان	الهلاك والسقوط	perishing, ruin
رذذ	1	I II IV	a-u:رَذَاذ	المطر الخفيف والقطر المتفرق	drizzle, spray
رذل	1	I II IV X	u-u:رَذَالَة,رُذُولَة;i-a:رَذَالَة;a-u:رَذْل	الخسة والدناءة	baseness, vice
رذم	0	I	a-i:رَذْم,رَذَمَان	الامتلاء والسيلان	overflowing
رذي	0	I IV	i-a:رَذَاوَة	الضعف والهزال	emaciation
رزء	1	I VIII	a-a:رُزْء,مَرْزِئَة;i-a:رُزْء	المصيبة والنقص	calamity, loss
رزب	0	I	a-u:رَزْب	اللزوم وعصا الحديد	sledge hammer
رزح	1	I II V	a-a:رُزُوح,رَزَاح	السقوط إعياء تحت الثقل	collapsing under load
رزز	1	I II IV VIII	a-u:رَزّ	الإثبات والغرز	fixing in, rice
رزق	3	I VIII X	a-u:رِزْق,رَزْق	العطاء وما ينتفع به	livelihood, provision
رزم	2	I II III IV	a-u:رَزْم;a-i:رَزْم	الجمع والشد في حزمة	bundling, packing
رزن	2	I V	u-u:رَزَانَة;a-u:رَزْن	الثقل والوقار	gravity, composure
رسب	2	I II IV V	a-u:رُسُوب;u-u:رُسُوب	النزول إلى القاع والإخفاق	sinking, sedimentation
رسح	0	I	i-a:رَسَح	قلة لحم العجز	leanness of hips
رسخ	2	I II IV V	a-u:رُسُوخ	الثبات والتمكن	being firmly rooted
رسس	1	I II VIII	a-u:رَسّ	الحفر والدس وأول الشيء	onset, digging a well
رسع	0	I II	i-a:رَسَع	فساد العين وتغيرها	eye affliction
رسغ	1	II	-	مفصل الكف والقدم	wrist, ankle
رسف	1	I	a-u:رَسْف,رَسِيف,رَسَفَان;a-i:رَسْف	المشي في القيد	walking in shackles
رسل	3	I II III IV V VI X	i-a:رَسَل,رَسَالَة	البعث والتوجيه	sending, message
رسم	3	I II V VIII	a-u:رَسْم	الخط والتصوير والأثر	drawing, tracing
رسن	1	I IV	a-u:رَسْن;a-i:رَسْن	الحبل والزمام	halter
رسو	2	I IV	a-u:رُسُوّ,رَسْو	الثبات والاستقرار	anchoring, steadiness
رشء	1	I	a-a:رَشْء	ولد الظبية	fawn
رشح	2	I II V VIII	a-a:رَشْح,رَشَحَان	نضح الماء والتسرب	filtering, oozing
رشد	3	I II IV V X	a-u:رُشْد,رَشَاد;i-a:رَشَد,رَشَاد	الهداية والاستقامة	right guidance, maturity
رشش	2	I II IV V	a-u:رَشّ,رَشَاش	نفض الماء ونثره	sprinkling
رشف	2	I II V VIII	a-u:رَشْف;a-i:رَشْف;i-a:رَشَف	مص الماء بالشفتين	sipping
رشق	2	I III IV VI	a-u:رَشْق;u-u:رَشَاقَة	الرمي وخفة القوام	pelting, gracefulness
رشم	1	I	a-u:رَشْم	الختم والعلامة	marking, sealing
رشن	0	I	a-u:رَشْن,رُشُون	التطفل على الطعام	intruding on food
رشو	2	I III IV VIII X	a-u:رَشْو,رِشْوَة	العطاء لقضاء مصلحة بغير حق	bribery
رصد	3	I II IV V	a-u:رَصْد,رَصَد	المراقبة والترقب	observing, monitoring
رصص	2	I II VI VIII	a-u:رَصّ	ضم الشيء بعضه إلى بعض	packing close, lead
رصع	1	I II V	a-a:رَصْع	التحلية بالجواهر	inlaying, studding
رصف	2	I II VI VIII	a-u:رَصْف;u-u:رَصَافَة	ضم الحجارة بعضها إلى بعض	paving
رصن	2	I IV	u-u:رَصَانَة;a-u:رَصْن	الثبات والإحكام والرزانة	solidity, sobriety
رضب	1	I V	a-u:رَضْب	الريق ومصه	saliva
رضح	1	I VIII	a-a:رَضْح	كسر النوى والحصى	crushing kernels
رضخ	2	I III VI	a-a:رُضُوخ,رَضْخ	الكسر والإذعان	submission, smashing
رضض	2	I II V VIII	a-u:رَضّ	الدق والكدم	bruising, contusion
رضع	2	I II III IV VIII X	a-a:رَضَاعَة,رَضْع,رَضَاع;i-a:رَضَاع,رَضَاعَة,رَضَع	مص الثدي وشرب لبنه	suckling
رضف	1	I	a-i:رَضْف	الحجارة المحماة وعظم الركبة	heated stones, patella
رضم	0	I	a-i:رَضْم	تكديس الحجارة	piling stones
رضي	3	I II III IV V VI VIII X	i-a:رِضَا,رِضْوَان,مَرْضَاة	القبول والقناعة وطيب النفس	contentment, consent
رطب	3	I II IV V	u-u:رُطُوبَة,رَطَابَة;i-a:رَطَب;a-u:رَطْب	البلل والليونة والتمر الطري	moisture, freshness
رطل	1	I II	a-u:رَطْل	الوزن المعروف	pound weight
رطم	2	I VIII	a-u:رَطْم	الاصطدام والوقوع في الوحل	collision, striking
رطن	1	I III VI	a-u:رَطَانَة,رِطَانَة	الكلام بالأعجمية	gibberish, foreign speech
رعب	2	I II IV VIII	a-a:رُعْب,رَعْب	الخوف والفزع	terror
رعث	0	II V	-	القرط وما تدلى من الأذن	earring
رعج	0	I IV VIII	a-a:رَعْج	تتابع البرق والاضطراب	flickering of lightning
رعد	2	I IV VIII	a-u:رَعْد,رُعُود;a-a:رَعْد	صوت السحاب والارتجاف	thunder, trembling
رعش	2	I II IV VIII	i-a:رَعَش;a-a:رَعْش,رُعَاش	الارتجاف والاهتزاز	shivering, tremor
رعص	0	I IV VIII	a-a:رَعْص	الاهتزاز والالتواء	writhing
رعع	1	-	-	سفلة الناس وغوغاؤهم	rabble
رعف	1	I IV	a-a:رُعَاف,رَعْف;a-u:رُعَاف	خروج الدم من الأنف	nosebleed
رعل	1	I	a-a:رَعْل	القطعة من الخيل أو الناس	squad, herd
رعم	0	I	a-a:رُعَام	سيلان مخاط الشاة	nasal discharge
رعن	1	I IV	u-u:رُعُونَة;i-a:رَعَن	الحمق والطيش	frivolity, rashness
رعو	1	I VIII	a-u:رَعْو	الكف عن القبيح	desisting from evil
رعي	3	I III IV VI VIII X	a-a:رَعْي,رِعَايَة,مَرْعَى	الحفظ وسوم الماشية	herding, care
رغب	3	I II IV V	i-a:رَغْبَة,رَغَب	الإرادة والطمع في الشيء	desire
رغث	0	I	a-a:رَغْث	رضاع الصغير أمه	suckling of young
رغد	1	I IV X	i-a:رَغَد;u-u:رَغَادَة	سعة العيش وطيبه	comfort, affluence
رغس	0	I IV	a-a:رَغْس	النماء والبركة	growth, blessing
رغف	2	I	a-a:رَغْف	جمع العجين وتكويره خبزا	loaf of bread
رغل	0	I	a-a:رَغْل	نبات حامض ورضاع الصغير	orache plant
رغم	2	I II III IV VI	a-a:رَغْم,رُغْم;i-a:رَغَم	الإكراه والذل	compulsion, spite
رغن	0	I IV	a-a:رَغْن	الإصغاء والميل	inclining, listening
رغو	2	I II IV	a-u:رُغَاء,رَغْو	زبد السائل وصوت الإبل	foam, camel's cry
رفء	2	I II III	a-a:رَفْء	إصلاح الثوب والوصل والتهدئة	mending, darning
رفت	2	I VIII	a-u:رَفْت;a-i:رَفْت	الكسر والحطام والطرد	crumbling, dismissal
رفث	1	I IV	a-u:رَفَث,رُفُوث;i-a:رَفَث	الفحش في القول والجماع	obscenity
رفح	0	II	-	تهنئة المتزوج بالوفاق	congratulating
رفد	2	I II III IV VI VIII X	a-i:رَفْد	العطاء والإعانة	support, tributary
رفس	2	I VI	a-u:رَفْس;a-i:رَفْس	الضرب بالرجل	kicking
رفش	1	I	a-u:رَفْش	المجرفة والجرف	shovel
رفض	3	I II IV V VIII	a-u:رَفْض;a-i:رَفْض	الترك وعدم القبول	refusal, rejection
رفع	3	I II III V VI VIII X	a-a:رَفْع;u-u:رِفْعَة,رَفَاعَة	الإعلاء والنقل إلى فوق	raising
رفغ	0	I V	u-u:رَفَاغَة	أصل الفخذ وسعة العيش	groin, ease of life
رفف	2	I IV	a-i:رَفِيف,رَفّ	خفق الجناح واهتزاز النبات واللمعان	fluttering, shelf
رفق	3	I III IV V VI VIII	a-u:رِفْق;i-a:رَفَق;u-u:رَفَاقَة	اللطف والصحبة والانتفاع	gentleness, companionship
رفل	1	I II IV V	a-u:رَفْل,رُفُول,رَفَلَان	جر الذيل والتبختر	trailing robe, luxury
رفن	0	-	-	طول الذيل	long-tailed
رفه	3	I II IV V X	u-u:رَفَاهَة,رَفَاهِيَة;a-a:رَفْه,رُفُوه	لين العيش وسعته	comfort, welfare
رفو	1	I	a-u:رَفْو	إصلاح الثوب والتسكين	darning
رقء	1	I IV	a-a:رُقُوء,رَقْء	انقطاع الدم والدمع	ceasing of blood, tears
رقب	3	I III IV V VI VIII	a-u:رُقُوب,رَقَابَة,رَقْب	الحراسة والانتظار والعنق	watching, supervision
رقد	2	I II IV	a-u:رُقَاد,رُقُود,رَقْد	النوم والسكون	lying down, sleep
رقش	1	I II V VIII	a-u:رَقْش;i-a:رَقَش	النقش والتزيين والتنقيط	variegating, arabesque
رقص	2	I II III IV V VI	a-u:رَقْص	الحركة الموزونة والاهتزاز	dancing
رقط	1	I II V IX	i-a:رَقَط	اختلاط السواد والبياض	speckledness
رقع	2	I II V	a-a:رَقْع;u-u:رَقَاعَة	سد الخرق بقطعة	patching
رقق	2	I II IV V X	a-i:رِقَّة,رِقّ	اللطافة وقلة الثخن والعبودية	thinness, tenderness
رقم	3	I II	a-u:رَقْم	الكتابة والوسم والعدد	numbering, marking
رقن	1	I II V	a-u:رَقْن	الكتابة والتزيين	typing, embellishing
رقو	0	-	-	عظم أعلى الصدر	clavicle
رقي	3	I II V VIII	i-a:رُقِيّ,رَقْي;a-i:رُقْيَة,رَقْي	الصعود والعلو والتعويذ	ascent, progress, charm
ركب	3	I II III IV V VI VIII	i-a:رُكُوب,مَرْكَب	العلو على الشيء والتأليف	riding, assembling
ركح	0	I IV V	a-a:رُكُوح	الاستناد والركن والساحة	leaning, yard
ركد	2	I	a-u:رُكُود	السكون والثبات	stagnation, stillness
ركز	3	I II IV V VIII	a-u:رَكْز;a-i:رَكْز	الغرز والتثبيت في موضع	fixing, focusing
ركس	1	I IV VIII	a-u:رَكْس	القلب والرد والنكوص	relapse, inversion
ركض	2	I III VI VIII	a-u:رَكْض	العدو والضرب بالرجل	running
ركع	2	I II IV	a-a:رُكُوع	الانحناء والخضوع	bowing
ركك	1	I IV X	a-i:رَكَاكَة,رِكَّة	الضعف والقلة	feebleness
ركل	2	I II VI	a-u:رَكْل	الضرب برجل واحدة	kicking
ركم	2	I II VI VIII	a-u:رَكْم	الجمع والتكديس	heaping, accumulation
ركن	2	I II IV VIII	a-u:رُكُون;i-a:رُكُون,رَكَن;u-u:رَكَانَة	الميل والسكون والجانب القوي	leaning, pillar
ركو	1	I	a-u:رَكْو	الحفر والوعاء الصغير للماء	digging, vessel
رمث	0	I IV	a-u:رَمْث	نبات وخشب يضم فيركب عليه	raft, saltwort
رمح	2	I	a-a:رَمْح	القناة ذات السنان والرفس	spear, kicking
رمد	2	I II IV V IX	i-a:رَمَد;a-i:رَمْد	بقية النار ووجع العين	ashes, eye inflammation
رمز	3	I II VI	a-u:رَمْز;a-i:رَمْز	الإشارة والإيماء	symbol, sign
رمس	1	I IV VIII	a-u:رَمْس;a-i:رَمْس	الدفن والقبر	burial, grave
رمش	2	I	a-u:رَمْش;i-a:رَمَش	تحريك الجفون	blinking, eyelash
رمص	0	I	i-a:رَمَص	وسخ العين	eye discharge
رمض	1	I II IV V VIII	i-a:رَمَض;a-i:رَمْض	شدة الحر	scorching heat
رمط	0	-	-	موضع الشجر المجتمع	thicket of trees
رمع	0	I V	a-a:رَمَعَان,رَمْع	التحرك والاضطراب واللمعان	quivering
رمق	2	I II III V	a-u:رَمْق	النظر الطويل وبقية الحياة	gazing, last breath
رمك	0	I	a-u:رُمُوك	الإقامة ولون الرماد	staying, ash colour
رمل	2	I II IV V	a-u:رَمَل,رَمَلَان,رَمْل	الحصى الدقيق والهرولة	sand, trotting
رمم	2	I II IV V	a-u:رَمّ,مَرَمَّة;a-i:رَمّ,رِمَّة,رَمِيم	الإصلاح والبلى	repair, decay
رمن	1	-	-	ثمر الرمان	pomegranate
رمي	3	I IV VI VIII	a-i:رَمْي,رِمَايَة	القذف والإلقاء	throwing
رنء	0	I	a-a:رَنْء	الصوت والطرب	sound
رنح	1	II V	-	التمايل والاهتزاز	swaying, reeling
رنخ	0	I II	a-u:رُنُوخ	الضعف والاسترخاء	weakness
رند	0	-	-	شجر طيب الرائحة	laurel, scented tree
رنف	0	I IV	a-u:رَنْف	استرخاء الأذن وطرفها	drooping ears
رنق	1	I II IV V	a-u:رَنْق,رُنُوق;i-a:رَنَق	الكدر في الماء وغيره	turbidity
رنم	2	I II V	i-a:رَنَم,رَنِيم	التغني وتطريب الصوت	chanting, hymn
رنن	2	I II IV	a-i:رَنِين,رَنَّة	الصوت والصدى	ringing, resonance
رنو	1	I IV	a-u:رُنُوّ	إدامة النظر	gazing
رهء	0	I	a-a:رَهْء	الضعف والفساد في الأمر	weakness, disorder
رهب	2	I II IV V X	i-a:رَهْبَة,رَهَب,رُهْب	الخوف والفزع	fear, awe
رهج	1	IV	-	الغبار المثار	dust, commotion
رهد	0	I	a-a:رَهْد	السحق والنعومة	fine crushing
رهز	0	I	a-a:رَهْز	الحركة والاهتزاز	rocking motion
رهس	0	I VIII	a-a:رَهْس	الوطء الشديد والازدحام	trampling, crowding
رهش	0	VIII	-	الاضطراب وعصب الذراع	quivering, forearm nerve
رهص	1	I IV	a-a:رَهْص;i-a:رَهَص	العصر الشديد والتأسيس	crushing pressure, foreshadowing
رهط	1	VIII	-	الجماعة من الناس	group, clan
رهف	2	I IV	u-u:رَهَافَة;a-a:رَهْف	الرقة واللطف	sharpness, delicacy
رهق	2	I III IV	i-a:رَهَق	الغشيان والتعب والظلم	exhaustion, overtaking
رهك	0	I VIII	a-a:رَهْك	السحق بين حجرين	pounding
رهل	1	I II V	i-a:رَهَل	استرخاء اللحم وانتفاخه	flabbiness
رهم	1	IV	-	المطر الضعيف الدائم والمرهم	fine rain, ointment
رهن	3	I III IV VI VIII X	a-a:رَهْن	الحبس والضمان	pledge, mortgage
رهو	1	I	a-u:رَهْو	السكون والسير السهل	calm, easy pace
روء	1	II V	-	النظر والتفكر على مهل	deliberation
روب	1	I II IV	a-u:رَوْب,رُؤُوب	خثور اللبن	curdling
روث	1	I	a-u:رَوْث	فضلات الدابة	dung
روج	2	I II	a-u:رَوَاج	النفاق والانتشار	being in demand, circulation
روح	3	I II III IV V VI VIII X	a-u:رَوَاح,رَوْح;i-a:رَاحَة	الذهاب والنفس والراحة	going, spirit, rest
رود	3	I II III IV V VIII	a-u:رَوْد,رِيَاد,رِيَادَة	الطلب والسعي والإرادة	seeking, wanting, pioneering
روز	1	I	a-u:رَوْز	الاختبار والتقدير	testing, weighing
روض	3	I II III IV V VIII X	a-u:رِيَاضَة,رَوْض,رِيَاض	التذليل والتدريب والبستان	training, taming, meadow
روع	2	I II IV V VIII	a-u:رَوْع,رُوَاع	الفزع والإعجاب	fright, splendour
روغ	2	I III IV VIII	a-u:رَوْغ,رَوَغَان	الميل والحيدة خداعا	dodging, evasion
روق	2	I II IV V	a-u:رَوْق,رَوَقَان	الصفاء والإعجاب	clarity, pleasing
رول	1	I II	a-u:رَوْل	سيلان اللعاب	drooling
روم	2	I II V	a-u:رَوْم,مَرَام	الطلب والقصد	desire, aim
رون	0	I	a-u:رَوْن	الشدة والصعوبة	severity
روي	3	I II IV V VIII	a-i:رِوَايَة,رَيّ;i-a:رِيّ,رَيّ,رِوَى	السقي والحكاية والنقل	irrigation, narration
ريب	2	I IV V VIII X	a-i:رَيْب,رِيبَة	الشك والظنة	doubt, suspicion
ريث	2	I II IV V X	a-i:رَيْث	الإبطاء والتمهل	slowness, delaying
ريح	2	-	-	الهواء المتحرك	wind
ريد	0	-	-	الريح اللينة وحرف الجبل	soft wind, crag
رير	0	-	-	ذوبان المخ وسيلان اللعاب	thin marrow
ريس	0	I	a-i:رَيْس	التبختر في المشي	strutting
ريش	2	I II V VIII	a-i:رَيْش	كسوة الطائر	feather
ريط	1	-	-	الثوب اللين من قطعة واحدة	fine wrap
ريع	2	I II IV V	a-i:رَيْع	النماء والدخل والزيادة	yield, revenue
ريف	2	I IV V	a-i:رَيْف	أرض الزرع والخصب	countryside
ريق	2	I II IV V	a-i:رَيْق	ماء الفم والانصباب	saliva, pouring
ريل	1	II	-	سيلان اللعاب	drooling
ريم	1	I II	a-i:رَيْم	المفارقة والبراح والظبي	leaving, white antelope
رين	1	I	a-i:رَيْن,رُيُون	الغلبة والغطاء والصدأ	rust, prevailing
ريي	1	-	-	العلم المرفوع	flag, banner
صءب	1	I IV	i-a:صَأَب	بيض القمل وكثرته	nits
صءك	0	I	i-a:صَأَك	اللصوق وتغير الرائحة	sticking, stench
صءل	0	I	u-u:صَآلَة	هياج البعير	raging of camel
صءي	0	I IV VI	a-a:صَئِيّ	صوت الفرخ ونحوه	chirping, squeaking
صبء	1	I IV	a-a:صُبُوء,صَبْء	الخروج من دين إلى دين	changing religion
صبب	2	I V VI VII	a-u:صَبّ;i-a:صَبَابَة	إراقة الماء والعشق	pouring, ardent love
صبح	3	I II IV V VIII X	a-a:صَبْح;u-u:صَبَاحَة;i-a:صَبَح	أول النهار والإشراق	morning, beauty
صبر	3	I II III IV V VIII	a-i:صَبْر	التجلد وحبس النفس	patience
صبع	2	I	a-a:صَبْع	أطراف الكف والقدم	finger, toe
صبغ	2	I II IV V VIII	a-u:صَبْغ,صِبْغ,صِبَاغَة;a-a:صَبْغ;a-i:صَبْغ	التلوين	dyeing, colour
صبن	1	I II	a-i:صَبْن	التنظيف بالصابون	soap
صبو	2	I III IV V VI	a-u:صَبْوَة,صُبُوّ,صَبْو	الميل والشوق والحداثة	youthfulness, yearning
صبي	2	I VI	i-a:صِبَا,صَبَاء	حداثة السن	boyhood
صتت	0	I III	a-u:صَتّ	الدفع والجلبة	clamour, shoving
صتع	0	V	-	التردد والتحير	wandering, hesitation
صتم	0	I II	a-i:صَتْم	الغلظ والشدة والتمام	sturdiness
صحب	3	I II III IV VI VIII X	i-a:صُحْبَة,صَحَابَة	الملازمة والمعاشرة	companionship
صحح	3	I II IV V VI X	a-i:صِحَّة,صَحّ	السلامة من العيب والمرض	health, correctness
صحر	2	I III IV	i-a:صَحَر	الفضاء الواسع القاحل	desert
صحف	3	II IV V	-	الورق المكتوب والخطأ في القراءة	page, newspaper, misreading
صحل	0	I	i-a:صَحَل	بحة الصوت	hoarseness
صحم	0	IX	-	السواد إلى الصفرة	blackish yellow
صحن	2	I V	a-a:صَحْن	الإناء المنبسط وساحة الدار	dish, courtyard
صحو	2	I II IV	a-u:صَحْو,صُحُوّ;i-a:صَحْو	الإفاقة وصفاء السماء	awakening, clear sky
صخب	2	I VI VIII	i-a:صَخَب	شدة الصوت واختلاطه	clamour
صخخ	1	I	a-u:صَخّ	الصوت الشديد المصم	deafening noise
صخد	0	I IV	a-a:صَخْد,صَخَدَان;i-a:صَخَد	شدة الحر	scorching heat
صخر	2	I IV V	i-a:صَخَر	الحجر العظيم الصلب	rock
صخم	0	I	a-a:صَخْم	السواد والإحراق	scorching
صدء	2	I II IV	i-a:صَدَأ	الحمرة التي تعلو الحديد	rust
صدح	2	I	a-a:صَدْح,صُدَاح	رفع الصوت بالغناء	singing out
صدد	3	I II IV V	a-u:صَدّ,صُدُود;a-i:صَدِيد,صُدُود	المنع والإعراض	repelling, turning away
صدر	3	I II III IV V VI X	a-u:صُدُور,صَدَر,صَدْر;a-i:صُدُور	الرجوع والنشوء ومقدم الشيء	issuing, chest
صدع	2	I II V VII	a-a:صَدْع	الشق والجهر	splitting, headache, fault
صدغ	1	I III	a-a:صَدْغ	جانب الوجه	temple of head
صدف	2	I III IV VI	a-i:صَدْف,صُدُوف;a-u:صُدُوف	الإعراض واللقاء اتفاقا وغشاء الدر	turning away, chance, shell
صدق	3	I II III IV V VI	a-u:صِدْق,صَدْق	ضد الكذب والمودة	truth, friendship
صدم	3	I III VI VIII	a-i:صَدْم	الضرب بالجسد والدفع	collision, shock
صدن	0	-	-	البناء المحكم والثعلب	strong building
صدي	2	I II III IV V	i-a:صَدَى	رجع الصوت والعطش	echo, thirst
صرب	0	I II VIII	a-i:صَرْب;a-u:صَرْب	اللبن الحامض وحبسه	sour milk
صرح	3	I II III IV V VII	u-u:صَرَاحَة,صُرُوحَة;a-a:صَرْح	الخلوص والوضوح والقصر	clarity, frankness, edifice
صرخ	2	I VI VIII X	a-u:صُرَاخ,صَرِيخ	شدة الصوت والاستغاثة	screaming
صرد	1	I II IV	i-a:صَرَد	البرد والنفوذ	cold, penetrating
صرر	2	I II IV VIII	a-u:صَرّ;a-i:صَرِير,صَرّ	الشد في خرقة والصوت والعزم	binding, creaking, insisting
صرط	2	-	-	الطريق المستقيم	path
صرع	2	I II III V VI VII VIII	a-a:صَرْع,صِرَاع	الطرح على الأرض والمغالبة	felling, wrestling, epilepsy
صرف	3	I II III IV V VI VII VIII	a-i:صَرْف	التحويل والرد والإنفاق	diverting, spending
صرم	2	I II III IV V VI VII	a-i:صَرْم,صُرْم;u-u:صَرَامَة	القطع والشدة	severing, sternness
صري	1	I II	a-i:صَرْي;i-a:صَرَى	القطع وحبس اللبن والماء	cutting off, stagnant water
صطب	0	-	-	بناء مرتفع يجلس عليه	stone bench
صعب	3	I II IV V X	u-u:صُعُوبَة	العسر والشدة	difficulty
صعد	3	I II III IV V VI VIII	i-a:صُعُود,صَعَد	الارتقاء والعلو	ascending
صعر	1	I II III IV V	i-a:صَعَر	ميل الخد تكبرا	turning the cheek
صعف	0	I	a-a:صَعْف	الرعدة والشراب	tremor, mead
صعق	2	I IV VII	i-a:صَعَق,صَعْق;a-a:صَعْق	الغشي ونار السماء	thunderbolt, stunned
صعل	0	I IX	i-a:صَعَل	صغر الرأس ودقة العنق	small head
صعو	0	-	-	طائر صغير	small bird, wren
صغر	3	I II III IV VI X	u-u:صِغَر,صَغَارَة;i-a:صَغَار,صِغَر;a-u:صَغَار	قلة الحجم والذل	smallness, youth
صغو	2	I III IV	a-u:صَغْو,صُغُوّ;a-a:صَغْو;i-a:صَغَا	الميل والاستماع	inclining, listening
صغي	1	I IV	i-a:صَغَى	الميل والاستماع	inclining, listening
صفح	3	I II III IV V VI X	a-a:صَفْح	العفو والإعراض والوجه العريض	pardoning, flat surface, page
صفد	1	I II IV	a-i:صَفْد,صُفُود	القيد والإيثاق	shackling
صفر	3	I II IV IX XI	a-i:صَفِير;i-a:صَفَر,صُفُور	لون الذهب والخلو والتصويت	yellow, empty, whistling
صفع	2	I III VI	a-a:صَفْع	الضرب بالكف	slapping
صفف	3	I II III VI VIII	a-u:صَفّ	الترتيب في سطر مستو	row, aligning
صفق	3	I II III IV VI VIII	a-i:صَفْق,صَفْقَة;a-u:صَفْق;u-u:صَفَاقَة	الضرب المسموع والبيع	clapping, deal
صفن	1	I II III	a-i:صُفُون,صَفْن	القيام على ثلاث وكيس الخصية	three-legged standing, scrotum
صفو	3	I II III IV VI VIII X	a-u:صَفَاء,صَفْو,صُفُوّ	الخلوص والنقاء	purity, clarity
صقب	0	I III IV	i-a:صَقَب	القرب	nearness
صقر	2	I II V	a-u:صَقْر	الطائر الجارح وشدة الحر	falcon, fierce heat
صقع	2	I II IV	a-a:صَقْع,صُقَاع;i-a:صَقَع	الناحية والبرد والضرب	region, frost
صقل	2	I VII	a-u:صَقْل,صِقَال	جلاء الشيء وتمليسه	polishing
صكك	2	I VIII	a-u:صَكّ;i-a:صَكَك	الضرب الشديد والوثيقة	striking, deed
صكم	0	I	a-u:صَكْم	الصدم الشديد	violent blow
صلب	3	I II V	u-u:صَلَابَة;a-i:صَلْب;a-u:صَلْب	الشدة والقسوة والتعليق	hardness, crucifixion
صلت	1	I IV VII	u-u:صُلُوتَة;a-u:صَلْت	البروز والتجريد	drawn sword, smooth brow
صلج	0	I	a-u:صَلْج	إذابة الفضة	melting silver
صلح	3	I II III IV VI VIII X	a-u:صَلَاح,صُلُوح;u-u:صَلَاح,صَلَاحِيَة;a-a:صَلَاح,صُلُوح	ضد الفساد والسلم	goodness, repair, peace
صلخ	0	I	i-a:صَلَخ	ذهاب السمع كله	total deafness
صلد	1	I II IV	a-i:صُلُود,صَلْد;u-u:صَلَادَة	الصلابة والملاسة	hardness, solidity
صلع	2	I II V	i-a:صَلَع	ذهاب شعر الرأس	baldness
صلغ	0	I	a-a:صُلُوغ	كمال سن الشاة	maturing of sheep
صلف	2	I IV V	i-a:صَلَف	التكبر والادعاء	arrogance
صلق	0	I V VIII	a-i:صَلْق	الصوت الشديد والضرب	shrill cry
صلل	1	I II	a-i:صَلِيل	صوت الحديد ونتن اللحم	clanking, putrefying
صلم	1	I VIII	a-i:صَلْم;a-u:صَلْم	القطع من الأصل	cutting off, extirpation
صلو	3	II	-	الدعاء والعبادة	prayer
صلي	2	I II IV V VIII	i-a:صَلَى,صِلِيّ;a-i:صَلْي	مقاساة حر النار	roasting, burning
صمء	0	I VII	a-a:صَمْء	الطلوع والإقبال	coming upon
صمت	3	I II IV	a-u:صَمْت,صُمُوت	السكوت	silence
صمح	0	I	a-a:صَمْح	شدة حر الشمس	blazing sun
صمخ	1	I	a-a:صَمْخ	ثقب الأذن	ear canal
صمد	2	I II III IV V	a-u:صُمُود,صَمْد	القصد والثبات	steadfastness, resort
صمر	0	I II IV	a-u:صَمْر,صُمُور;i-a:صَمَر	البخل والنتن	stinginess, smell
صمع	1	I IV V	i-a:صَمَع	الحدة والضمور ومتعبد الراهب	slender ears, silo, hermitage
صمغ	2	I II IV X	a-u:صَمْغ	مادة لزجة تسيل من الشجر	gum, glue
صمك	0	-	-	القوة والغلظة	stoutness
صمل	1	I	a-u:صَمْل,صُمُول	الصلابة واليبس	hardness, firmness
صمم	2	I II IV VI VII	i-a:صَمَم;a-u:صَمّ	ذهاب السمع والعزم	deafness, resolve
صمي	0	I IV VII	a-i:صَمَيَان	إصابة المقتل والانصباب	fatal hitting
صنب	0	-	-	صباغ من خردل وزبيب	mustard relish
صنج	1	I II	a-u:صَنْج	آلة نحاسية يضرب بها	cymbal
صنخ	0	-	-	الدرن والوسخ	dirt
صند	0	-	-	السيد الشجاع	chieftain
صنر	1	-	-	حديدة معقوفة للصيد	fish hook
صنع	3	I II III IV V VI VIII X	a-a:صُنْع,صَنْع,صِنَاعَة	العمل والإنتاج	making, manufacture
صنف	3	I II V	a-i:صَنْف	النوع والضرب والتمييز	category, classification
صنق	0	IV	-	شدة رائحة الجسد	body odour
صنم	1	I II	i-a:صَنَم	تمثال يعبد	idol
صنن	1	I II IV	a-i:صَنّ	الرائحة الكريهة والتكبر	stench, haughtiness
صنو	1	IV	-	المثل والأخ الشقيق	twin, counterpart
صهب	1	I IX	i-a:صَهَب,صُهْبَة;u-u:صُهْبَة	حمرة الشعر	reddish hair
صهد	1	I	a-a:صَهْد	شدة الحر	burning heat
صهر	2	I II III IV VI VII VIII	a-a:صَهْر	الإذابة بالحرارة وقرابة الزواج	melting, in-law kinship
صهل	2	I VI	a-a:صَهِيل;a-i:صَهِيل	صوت الفرس	neighing
صهو	1	I III IV	a-u:صَهْو	ظهر الفرس وأعلى الشيء	horseback, top
صهي	0	I	i-a:صَهَى	سيلان الجرح	oozing of wound
صوب	3	I II IV V X	a-u:صَوْب,صَوَاب	السداد والنزول والجهة	correctness, hitting, direction
صوت	3	I II IV VII	a-u:صَوْت	الشيء المسموع	sound, voice
صوج	0	-	-	رقاق الحديد المعدني	sheet metal
صوح	1	I II V VII	a-u:صَوْح	اليبس والتشقق	drying, cracking
صوخ	1	IV	-	الاستماع والإنصات	listening
صور	3	I II IV V VII	a-u:صَوْر;i-a:صَوَر	الشكل والهيئة والإمالة	form, image
صوع	1	I II V VII	a-u:صَوْع	المكيال والتفريق والانقياد	measure, scattering, obedience
صوغ	2	I VII	a-u:صِيَاغَة,صَوْغ,صِيغَة	السبك والتشكيل	formulation, goldsmithing
صوف	2	I II V	i-a:صَوَف;a-u:صَوْف	شعر الضأن وطريقة الزهد	wool, mysticism
صوك	0	I V	a-u:صَوْك	اللصوق	sticking
صول	2	I II III IV VI	a-u:صَوْل,صِيَال,صَوْلَة	الوثوب والسطو	assaulting, sway
صوم	3	I II	a-u:صَوْم,صِيَام	الإمساك عن الطعام	fasting
صون	3	I V VIII	a-u:صَوْن,صِيَانَة	الحفظ والوقاية	preservation, maintenance
صوو	0	-	-	حجر يكون علامة في الطريق	waymark
صوي	0	I II IV	a-i:صُوِيّ	اليبس والجفاف	withering
صيب	0	I	a-i:صَيْب	الإصابة ونزول المطر	hitting, rainfall
صيت	1	-	-	انتشار الذكر الحسن	renown
صيح	2	I II III V VI VII	a-i:صِيَاح,صَيْح,صَيْحَة	رفع الصوت الشديد	shouting
صيد	3	I II V VIII	a-i:صَيْد;i-a:صَيَد	القنص والأخذ	hunting, fishing
صير	3	I II V	a-i:صَيْرُورَة,مَصِير,صَيْر	التحول والانتهاء إلى حال	becoming, destiny
صيص	1	-	-	الحصن وشوكة الديك	stronghold, spur
صيف	2	I II IV V VIII	a-i:صَيْف,مَصِيف	فصل الحر	summer
صيق	0	-	-	الغبار في الهواء	airborne dust
صين	1	-	-	الخزف الرقيق	porcelain, China
شءز	0	I IV	i-a:شَأَز	الغلظ والقلق	roughness, unease
شءف	0	I X	i-a:شَأَف	البغض وقرحة القدم	hatred, foot sore
شءم	2	I II V VI X	a-a:شُؤْم,شَأْم;u-u:شَآمَة	ضد اليمن والبركة	ill omen, pessimism
شءن	3	I VIII	a-a:شَأْن	الأمر والحال	affair, status
شءو	1	I III VI VIII	a-a:شَأْو	السبق والغاية	outrunning, goal
شبب	3	I II IV V	a-i:شَبَاب,شَبِيبَة;a-u:شَبّ,شُبُوب	الفتوة والنماء والاتقاد	youth, blazing
شبث	1	I V	i-a:شَبَث	التعلق والتمسك	clinging
شبح	2	I II	a-a:شَبْح	الشخص غير الواضح والمد	ghost, phantom
شبر	1	I II	a-u:شَبْر;a-i:شَبْر	المسافة بين طرفي الإبهام والخنصر	handspan
شبط	1	-	-	سمك من أسماك الأنهار	carp-like fish
شبع	2	I II IV V	i-a:شِبَع,شَبَع	الامتلاء من الطعام	satiety, saturation
شبق	1	I	i-a:شَبَق	شدة الشهوة	lust
شبك	3	I II III IV V VI VIII	a-i:شَبْك	تداخل الأشياء بعضها في بعض	network, entangling
شبل	1	I II IV	a-u:شُبُول	ولد الأسد	lion cub
شبم	0	I	i-a:شَبَم	برودة الماء	coldness
شبن	0	I	a-u:شُبُون	القرب ورفيق العريس	groomsman
شبه	3	I II III IV V VI VIII	a-a:شَبْه	المماثلة والالتباس	resemblance, doubt
شبو	1	I IV	a-u:شَبْو	حد الشيء وارتفاعه	sharp edge, height
شتت	2	I II IV V	a-i:شَتّ,شَتَات,شَتِيت	التفرق	dispersal
شتر	1	I II	i-a:شَتَر;a-u:شَتْر	انقلاب الجفن والقطع	eyelid inversion
شتل	2	I II	a-u:شَتْل	نقل النبت الصغير وغرسه	seedling, transplanting
شتم	2	I III VI	a-i:شَتْم;a-u:شَتْم	السب	insult
شتو	2	I II III IV V	a-u:شَتْو,شَتَاء	فصل البرد والإقامة فيه	winter
شثن	0	I	i-a:شَثَن;u-u:شُثُونَة	غلظ الكف	coarseness of palms
شجب	2	I II VI	a-u:شَجْب;i-a:شَجَب	الهلاك والإنكار	denunciation, perishing
شجج	1	I VI	a-u:شَجّ;a-i:شَجّ;i-a:شَجَج	جرح الرأس وشقه	head wound
شجر	3	I II III IV V VI VIII	a-u:شُجُور,شَجْر	النبات ذو الساق والتنازع	tree, dispute
شجع	3	I II V	u-u:شَجَاعَة;i-a:شَجَع	قوة القلب والإقدام	courage, encouragement
شجن	2	I II IV V	i-a:شَجَن;a-u:شَجْن,شُجُون	الحزن وتشعب الحديث	sorrow, ramification
شجو	2	I II IV VI	a-u:شَجْو	الحزن والطرب	grief, moving emotion
شجي	1	I	i-a:شَجَا	الغصة والحزن	choking, sorrow
شحب	2	I	a-a:شُحُوب;a-u:شُحُوب;u-u:شُحُوبَة	تغير اللون	paleness
شحج	0	I	a-i:شَحِيج,شُحَاج;a-a:شَحِيج	صوت البغل والغراب	braying, croaking
شحح	2	I III VI	a-u:شُحّ;i-a:شُحّ,شَحّ;a-i:شُحّ	البخل مع الحرص	stinginess, scarcity
شحذ	2	I II	a-a:شَحْذ	حد السكين وطلب الصدقة	sharpening, begging
شحر	1	II V	-	السواد والدخان	soot
شحط	1	I II V	a-a:شَحْط,شُحُوط	البعد والتخبط	remoteness, dragging
شحم	2	I II IV	u-u:شَحَامَة;i-a:شَحَم;a-a:شَحْم	دهن الحيوان	fat, grease
شحن	3	I II III IV VI	a-a:شَحْن;i-a:شَحَن	الملء والحمل والعداوة	loading, charging, enmity
شحو	0	I VI	a-u:شَحْو	فتح الفم	opening the mouth
شخب	1	I VII	a-a:شَخْب;a-u:شَخْب	خروج اللبن والدم بصوت	gushing of fluid
شخت	0	I	u-u:شُخُوتَة	الدقة والنحول	slenderness
شخر	2	I II	a-i:شَخِير,شَخْر	صوت النائم من أنفه	snoring
شخز	0	I	a-a:شَخْز	الطعن والاضطراب	piercing
شخس	0	VI	-	الاختلاف والاضطراب في الأسنان	unevenness of teeth
شخص	3	I II IV V	a-a:شُخُوص;u-u:شَخَاصَة	الذات والبروز ورفع البصر	person, gazing
شدح	0	VII	-	الاتساع والانبساط	spaciousness
شدخ	1	I II VII	a-a:شَدْخ	كسر الشيء الأجوف	smashing the head
شدد	3	I II III IV V VI VIII	a-u:شَدّ;a-i:شِدَّة	القوة والربط والإحكام	strength, tightening
شدف	0	I	i-a:شَدَف	الميل والقطعة من الشيء	slant, piece
شدق	1	I V	i-a:شَدَق	جانب الفم	jaw, corner of mouth
شدن	1	I IV	a-u:شُدُون	قوة ولد الظبية واستغناؤه	growing of fawn
شده	1	I IV VII	a-a:شَدْه	الدهشة والحيرة	bewilderment
شدو	2	I II	a-u:شَدْو	الغناء والترنم	singing
شذب	1	I II V	a-u:شَذْب;a-i:شَذْب	تقليم الشجر والتهذيب	pruning, trimming
شذذ	2	I II IV	a-i:شُذُوذ,شَذّ;a-u:شُذُوذ,شَذّ	الانفراد والمخالفة	anomaly, deviance
شذر	1	II V	-	التفرق وقطع الذهب	scattering, fragments
شذو	1	I IV	a-u:شَذْو	طيب الرائحة والأذى	fragrance
شرء	0	-	-	الطلوع المفاجئ	appearing
شرب	3	I II III IV V VI VIII	i-a:شُرْب,شَرْب,مَشْرَب	جرع الماء ونحوه	drinking
شرث	0	I	i-a:شَرَث	غلظ الكف وتشققها	chapping of hand
شرج	1	I II IV VII	a-u:شَرْج;i-a:شَرَج	العروة والمسيل وضم الشيء	anus, lacing
شرح	3	I II VII	a-a:شَرْح	البسط والإيضاح والكشف	explaining, opening
شرخ	1	I II VII	a-u:شَرْخ,شُرُوخ	أول الشباب والصدع	prime of youth, crack
شرد	2	I II IV V	a-u:شُرُود,شِرَاد	النفار والتفرق	straying, vagrancy
شرر	3	I II III IV	a-u:شَرّ,شَرَارَة;a-i:شَرّ,شَرَارَة;i-a:شَرَر	السوء وشظايا النار المتطايرة	evil, spark
شرز	0	I II III	a-i:شَرْز	القطع والغلظة	cutting, harshness
شرس	2	I III VI	i-a:شَرَاسَة,شَرَس;u-u:شَرَاسَة	سوء الخلق والعنف	ferocity
شرش	1	-	-	العرق الدقيق في الأرض	rootlet
شرط	3	I II III IV V VIII	a-u:شَرْط;a-i:شَرْط	الإلزام والشق والعلامة	condition, incision
شرع	3	I II III IV VIII	a-a:شَرْع,شُرُوع	البدء والسن والمورد	law, beginning
شرف	3	I II III IV V X	u-u:شَرَف,شَرَافَة;a-u:شَرَف	العلو والمجد	honour, height
شرق	3	I II IV X	a-u:شُرُوق,شَرْق;i-a:شَرَق	طلوع الشمس والغصة	sunrise, east, choking
شرك	3	I II III IV VI VIII	i-a:شَرِكَة,شِرْكَة,شِرْك;a-u:شَرْك	المخالطة والمقاسمة	partnership, sharing
شرم	1	I II V VII	a-i:شَرْم;i-a:شَرَم	الشق والخليج	cleft, inlet
شره	2	I	i-a:شَرَه,شَرَاهَة	غلبة الحرص على الطعام	gluttony
شري	3	I II III IV VI VIII X	a-i:شِرَاء,شِرَى;i-a:شَرَى	البيع والابتياع واللجاج	buying
شزب	0	I	a-u:شُزُوب;u-u:شُزُوبَة	الضمور	leanness
شزر	1	I V X	a-i:شَزْر;a-u:شَزْر	النظر بجانب العين	looking askance
شزن	0	V	-	الغلظ والشدة والاستعداد	rough ground, readiness
شسع	1	I II IV	a-a:شُسُوع,شَسْع	البعد وسير النعل	remoteness, sandal strap
شصب	0	I	i-a:شَصَب	شدة العيش	hardship
شصص	0	I IV	a-i:شُصُوص,شَصّ;a-u:شَصّ	ذهاب اللبن وحديدة الصيد	fish hook, drying up
شصو	0	I IV	a-u:شُصُوّ	شخوص البصر	fixed stare
شطء	2	I III IV	a-a:شَطْء,شُطُوء	جانب النهر وفرخ الزرع	shore, sprouting
شطب	2	I II VII	a-u:شَطْب	الشق والمحو	crossing out, slitting
شطح	1	I	a-a:شَطْح	الإبعاد في الكلام والخيال	ecstatic utterance
شطر	2	I II III VII	a-u:شَطْر;u-u:شَطَارَة	النصف والجهة والدهاء	half, cunning
شطط	2	I IV VIII	a-u:شَطَط,شُطُوط;a-i:شَطَط,شَطّ	البعد ومجاوزة الحد	excess, river bank
شطف	2	I	a-u:شَطْف	الغسل	rinsing
شطن	2	I	a-u:شُطُون,شَطْن	البعد والحبل	being remote, rope
شظظ	0	I IV	a-u:شَظّ	عود العروة والتفريق	peg
شظف	1	I	i-a:شَظَف;u-u:شَظَافَة	ضيق العيش وشدته	hardship of life
شظي	2	I II V	i-a:شَظَى	القطعة المتطايرة والتشقق	splinter, fragment
شعب	3	I II IV V VII	a-a:شَعْب	الجمع والتفريق والأمة	people, branching
شعث	1	I II V	i-a:شَعَث,شُعُوثَة	تفرق الشعر والأمر	dishevelment
شعر	3	I II III IV VI X	a-u:شُعُور,شِعْر;u-u:شِعْر;i-a:شَعَر	الإحساس والنظم ونبات الجلد	feeling, poetry, hair
شعع	3	I II IV V	a-i:شَعّ,شُعَاع	انتشار الضوء والتفرق	radiation, ray
شعف	1	I	a-a:شَعْف;i-a:شَعَف	شدة الحب وأعلى الشيء	passion, summit
شعل	2	I II IV VIII	a-a:شَعْل;i-a:شَعَل	اتقاد النار	kindling, flame
شعن	0	IX	-	تفرق الشعر	dishevelled hair
شعو	0	I IV	i-a:شَعَا	التفرق والانتشار	spreading, raid
شغب	2	I III VI	a-a:شَغْب;i-a:شَغَب	تهييج الشر والفتنة	riot, disturbance
شغر	2	I II IV	a-u:شُغُور;a-a:شُغُور,شَغْر	الخلو والرفع	vacancy
شغف	2	I IV VII	a-a:شَغْف,شَغَف;i-a:شَغَف	بلوغ الحب القلب	passion
شغل	3	I II III IV V VI VII VIII	a-a:شُغْل,شَغْل	العمل والإلهاء	occupation, work
شغو	0	I	i-a:شَغَا	اختلاف نبتة الأسنان	uneven teeth
شفر	2	I II	a-u:شَفْر	حد السكين وحرف الجفن	blade edge, code
شفط	1	I VIII	a-u:شَفْط	المص والسحب	suction
شفع	2	I II V X	a-a:شَفَاعَة,شَفْع	الزوج وطلب العفو للغير	intercession, pairing
شفف	2	I IV V VIII X	a-i:شُفُوف,شَفِيف;a-u:شَفّ	الرقة وظهور ما تحت الثوب	transparency
شفق	2	I II IV	i-a:شَفَق	العطف والخوف والحمرة بعد الغروب	pity, twilight
شفن	0	I III	a-i:شَفْن,شُفُون;i-a:شَفَن	النظر بمؤخر العين	side glance
شفه	2	I III	a-a:شَفْه	الطبقة على الفم والخطاب	lip, oral speech
شفو	2	I IV	a-u:شَفْو,شَفَا	حرف الشيء وطرفه	edge, brink
شفي	3	I II IV V VIII X	a-i:شِفَاء	البرء من المرض	healing
شقء	0	I	a-a:شَقْء,شُقُوء	طلوع الناب وفرق الشعر	cutting of tooth
شقح	0	I II IV	u-u:شَقَاحَة;a-a:شَقْح	القبح وتلون البسر	ugliness
شقر	2	I IX	i-a:شَقَر,شُقْرَة;u-u:شُقْرَة	الحمرة المشربة بياضا	blondness
شقص	0	II	-	النصيب من الشيء	portion, share
شقف	1	I II	a-u:شَقْف	كسر الخزف	potsherd
شقق	3	I II III V VII VIII	a-u:شَقّ,مَشَقَّة,شِقّ	الصدع والصعوبة	splitting, hardship
شقل	0	I	a-u:شَقْل	الوزن ورفع الشيء	weighing
شقن	0	I IV	u-u:شُقُونَة	قلة العطاء	meagreness
شقو	2	I III IV	i-a:شَقَاء,شَقَاوَة,شِقْوَة;a-u:شَقْو	التعس والشدة	misery
شقي	1	I IV	i-a:شَقَاء,شَقَاوَة	ضد السعادة	wretchedness
شكء	0	I	i-a:شَكَأ	تشقق الأظفار	splitting of nails
شكد	0	I IV	a-u:شَكْد;a-i:شَكْد	العطاء	giving
شكر	3	I V	a-u:شُكْر,شُكْرَان,شُكُور	الثناء على المعروف	thanking
شكز	0	I	a-u:شَكْز	النخس بالإصبع	poking
شكس	2	I III VI	i-a:شَكَس;u-u:شَكَاسَة	صعوبة الخلق	quarrelsomeness
شكع	0	I IV	i-a:شَكَع	كثرة الأنين والغضب	moaning, anger
شكك	3	I II V	a-u:شَكّ	التردد والارتياب والطعن	doubt, piercing
شكل	3	I II III IV V VI X	a-u:شَكْل,شُكُول;i-a:شَكَل	الهيئة والمماثلة والالتباس	form, shape, ambiguity
شكم	1	I	a-u:شَكْم	حديدة اللجام والمنع	bridle bit, curbing
شكه	0	III VI	-	المشابهة والمقاربة	resemblance
شكو	3	I II IV V VI VIII	a-u:شَكْوَى,شَكْو,شِكَايَة	التظلم والتوجع	complaint
شلح	1	I II	a-a:شَلْح	نزع الثياب	undressing
شلخ	0	-	-	الأصل والعرق	origin, stock
شلق	0	I	a-u:شَلْق	الضرب والشق	whipping
شلل	2	I II IV VII	i-a:شَلَل;a-u:شَلّ	بطلان حركة العضو والطرد	paralysis
شلو	1	I IV X	a-u:شَلْو	العضو والبقية من الجسد	limb, remains
شمء	0	-	-	الجهة اليسرى	left side
شمت	2	I II IV V	i-a:شَمَاتَة,شَمَات	الفرح ببلية العدو	gloating
شمج	0	I	a-u:شَمْج	الخلط والخياطة المتباعدة	mixing, basting
شمخ	2	I VI	a-a:شُمُوخ,شَمْخ	العلو والتكبر	loftiness, pride
شمذ	0	I	a-i:شَمْذ,شِمَاذ	رفع الذنب	raising the tail
شمر	2	I II V VII	a-u:شَمْر	الجد ورفع الثوب	rolling up, readiness
شمز	1	I	a-u:شَمْز	النفور والتقبض	disgust
شمس	2	I II IV V	a-u:شُمُوس,شِمَاس;i-a:شَمَس	الكوكب المضيء والنفور	sun, restiveness
شمص	0	I II VII	a-u:شَمْص	السوق العنيف والإعجال	driving hard
شمط	1	I IX	i-a:شَمَط;a-i:شَمْط	اختلاط بياض الشعر بسواده	greying of hair
شمع	2	I II V	a-a:شَمْع,شُمُوع	مادة العسل المضيئة واللهو	wax, candle
شمق	0	I	i-a:شَمَق	النشاط والمرح	liveliness
شمل	3	I II IV V VIII	i-a:شُمُول,شَمَل;a-u:شَمْل,شُمُول	العموم والإحاطة	inclusion, comprising
شمم	2	I II III IV V VIII X	a-u:شَمّ,شَمِيم;i-a:شَمّ,شَمَم	إدراك الرائحة والأنفة	smelling, pride
شنء	1	I VI	i-a:شَنَآن,شَنْء;a-a:شَنَآن,شَنْء	البغض	hatred
شنب	1	I	i-a:شَنَب	برد الأسنان وعذوبتها والشارب	fine teeth, moustache
شنج	2	I II V	i-a:شَنَج	تقبض الجلد والعضل	spasm, contraction
شنر	0	II	-	العيب والعار	disgrace
شنع	2	I II V X	u-u:شَنَاعَة;a-a:شَنْع	القبح	hideousness
شنف	1	I II V	i-a:شَنَف;a-u:شَنْف	القرط والبغض	earring, hatred
شنق	2	I II IV VII	a-u:شَنْق;a-i:شَنْق	التعليق من العنق	hanging
شنن	2	I IV V	a-u:شَنّ;a-i:شَنِين	الإغارة والصب والقربة البالية	raiding, worn skin
شهب	2	I II IX XI	i-a:شَهَب,شُهْبَة;u-u:شُهْبَة	البياض المختلط بالسواد وشعلة النار	grey, meteor
شهد	3	I II III IV V X	i-a:شَهَادَة,شُهُود;u-u:شَهَادَة	الحضور والإخبار والمعاينة	witnessing, testimony
شهر	3	I II III IV VIII	a-a:شَهْر,شُهْرَة	الظهور والوضوح ومدة القمر	fame, month
شهق	2	I	a-a:شَهِيق,شُهَاق;i-a:شَهِيق;a-i:شَهِيق	جذب النفس والعلو	inhaling, sobbing
شهل	1	I II IX	i-a:شَهَل,شُهْلَة	حمرة في سواد العين	bluish-black eyes
شهم	2	I	u-u:شَهَامَة,شُهُومَة;a-a:شَهْم	الجلد والنجدة وذكاء القلب	gallantry
شهن	0	-	-	طائر جارح	falcon
شهو	3	I II V VIII	i-a:شَهْوَة;a-u:شَهْوَة	الرغبة واللذة	desire, appetite
شهي	1	II	-	طيب الطعام والرغبة فيه	appetite, deliciousness
شوب	2	I II VII	a-u:شَوْب,شِيَاب	الخلط	mixing, impurity
شوح	1	-	-	شجر صنوبري دائم الخضرة	fir tree
شور	3	I II III IV VI VIII X	a-u:شَوْر,شِيَارَة	استخراج العسل وطلب الرأي	consultation, indicating
شوس	1	I III VI	i-a:شَوَس	الجرأة والنظر تكبرا	boldness, haughty gaze
شوش	2	II V	-	الاختلاط والاضطراب	confusion, interference
شوص	0	I II	a-u:شَوْص	الغسل والدلك	cleaning teeth
شوط	2	I II	a-u:شَوْط	الجري مرة إلى الغاية	lap, run
شوظ	1	-	-	اللهب بلا دخان	flame
شوع	0	I	i-a:شَوَع	انتشار الشعر وصلابته	bristly hair
شوف	2	I II V VIII	a-u:شَوْف	الجلاء والنظر	seeing, polishing
شوق	2	I II V VI VIII	a-u:شَوْق	نزوع النفس إلى الشيء	longing
شوك	2	I II IV V	a-u:شَوْك,شَوْكَة;i-a:شَوْك	الحاد الناتئ من النبات	thorn
شول	1	I II III IV V VI	a-u:شَوْل,شَوَلَان	الارتفاع والرفع	rising, lifting
شوم	0	-	-	العصا الغليظة	thick stick
شون	1	II	-	مخزن الغلال	granary
شوه	2	I II V	a-u:شَوْه;i-a:شَوَه	القبح والفساد في الخلقة	disfigurement
شوي	2	I II IV VII VIII	a-i:شَيّ,شَوْي	إنضاج اللحم بالنار	grilling
شيء	3	I II IV	i-a:مَشِيئَة,شَيْء	الإرادة والموجود	willing, thing
شيب	2	I II IV	a-i:شَيْب,مَشِيب,شَيْبَة	بياض الشعر	grey hair
شيح	2	I II III IV	a-i:شَيْح	الجد والحذر والإعراض ونبات طيب	turning away, wormwood
شيخ	3	I II V VI	a-i:شَيْخُوخَة,شَيْخ,شَيَخ	كبر السن والوقار	old age, elder
شيد	2	I II IV	a-i:شَيْد	رفع البناء	erecting, building
شير	0	-	-	حسن الهيئة	fine appearance
شيص	1	II	-	التمر الرديء	poor dates
شيط	2	I II IV V X	a-i:شَيْط,شِيَاطَة	الاحتراق والهلاك	burning, being scorched
شيع	3	I II III IV V VI	a-i:شُيُوع,شَيْع,شَيَعَان	الانتشار والاتباع	spreading, following
شيف	0	-	-	دواء العين والمقدمة الحادة	eye salve
شيل	2	I II VII	a-i:شَيْل	الرفع والحمل	lifting, carrying
شيم	2	I II VII	a-i:شَيْم	النظر إلى البرق والخلق	watching lightning, character trait
شين	2	I II	a-i:شَيْن	العيب وضد الزين	disgrace, marring
شيه	0	-	-	العلامة المخالفة للون	mottling
سءب	0	I	a-a:سَأْب	الخنق وزق الخمر	strangling, wineskin
سءد	0	I IV	a-a:سَأْد	سير الليل والعض	night travel
سءر	2	I IV	a-a:سَأْر;i-a:سَأَر	البقية الباقية	remainder, rest
سءل	3	I III IV V VI	a-a:سُؤَال,مَسْأَلَة,تَسْآل	الطلب والاستفهام	asking, question
سءم	2	I IV	i-a:سَأَم,سَآمَة,سَأْم	الملل والضجر	weariness, boredom
سءو	0	I	a-a:سَأْو	الهمة والإفساد	ambition, spoiling
سبء	1	I VIII	a-a:سَبْء,سِبَاء	شراء الخمر وجلدها	buying wine
سبب	3	I II III V VI VIII	a-u:سَبّ,مَسَبَّة	الشتم والعلة الموصلة	insult, cause
سبت	2	I IV VII	a-u:سَبْت,سُبَات;a-i:سَبْت	الراحة والنوم والقطع	rest, Sabbath, lethargy
سبح	3	I II	a-a:سِبَاحَة,سَبْح	العوم والتنزيه	swimming, glorifying
سبخ	1	I II IV V	i-a:سَبَخ	ملوحة الأرض	saltiness of soil
سبد	0	I II	a-u:سَبْد	الشعر القليل وحلقه	short hair, shaving
سبر	2	I VIII	a-u:سَبْر;a-i:سَبْر	الاختبار وقياس الغور	probing, sounding
سبط	2	I IV	i-a:سَبَط;u-u:سُبُوطَة,سَبَاطَة	الاسترسال وولد الولد	lankness, grandchild
سبع	3	I II IV V	a-a:سَبْع	العدد سبعة والوحش المفترس	seven, predator
سبغ	2	I II IV	a-u:سُبُوغ	التمام والسعة والطول	fullness, abundance
سبق	3	I II III IV VI VIII	a-i:سَبْق;a-u:سَبْق	التقدم	preceding, racing
سبك	2	I II VII	a-i:سَبْك;a-u:سَبْك	إذابة المعدن وصبه	casting, moulding
سبل	3	I II IV V	a-u:سَبْل	الطريق والإرسال والإرخاء	way, path, letting hang
سبه	0	I	i-a:سَبَه	ذهاب العقل من الهرم	dotage
سبي	2	I VI VIII X	a-i:سَبْي,سِبَاء	الأسر وأخذ العدو	capturing
ستت	2	-	-	العدد ستة	six
ستر	3	I II III V VI VII VIII X	a-u:سَتْر,سِتْر;a-i:سَتْر	التغطية والإخفاء	covering, hiding
ستن	0	-	-	أصول الشجر البالية	old tree stumps
سته	0	I	i-a:سَتَه	العجز	buttocks
سجح	1	I IV	i-a:سَجَح,سَجَاحَة	السهولة واللين والاعتدال	gentleness, evenness
سجد	3	I IV	a-u:سُجُود	الخضوع ووضع الجبهة على الأرض	prostration
سجر	1	I II III VII	a-u:سَجْر,سُجُور	إيقاد التنور والملء	kindling, filling
سجس	0	I II	i-a:سَجَس	كدر الماء	turbidity of water
سجع	2	I II	a-a:سَجْع	الكلام المقفى وهديل الحمام	rhymed prose, cooing
سجف	1	I II IV	a-u:سَجْف	إرسال الستر	curtain, veiling
سجل	3	I II III IV V VI VII	a-u:سَجْل	التدوين والصب والدلو	recording, register
سجم	1	I II IV VII	a-u:سُجُوم,سِجَام;a-i:سُجُوم,سَجْم	سيلان الدمع والماء والتوافق	flowing, harmony
سجن	3	I II	a-u:سَجْن	الحبس	imprisonment
سجو	2	I II V VIII	a-u:سُجُوّ,سَجْو	السكون والدوام	calm, stillness
سحب	3	I II V VII VIII	a-a:سَحْب	الجر والغيم	dragging, cloud
سحت	1	I II IV	a-a:سَحْت	الكسب الحرام والاستئصال	ill-gotten gain, uprooting
سحج	1	I II V VII	a-a:سَحْج	القشر والخدش	abrasion, scraping
سحح	1	I II	a-u:سَحّ,سُحُوح	الصب والسيلان	pouring, streaming
سحر	3	I II IV V	a-a:سِحْر,سَحْر;i-a:سَحَر	الأخذ بالعين والخداع وآخر الليل	magic, pre-dawn
سحط	0	I	a-a:سَحْط	الذبح السريع	quick slaughter
سحف	0	I II VIII	a-a:سَحْف	كشط الشعر والشحم	scraping off
سحق	2	I II IV V VII	a-a:سَحْق;u-u:سُحْق;i-a:سَحَق	الدق الناعم والبعد	crushing, remoteness
سحل	2	I II III VII	a-a:سَحْل,سُحَال;i-a:سَحَل	البرد والقشر والجر	filing, scraping, coast
سحم	1	I IV	i-a:سَحَم	السواد	blackness
سحن	1	I III V	a-a:سَحْن	الهيئة واللون والدق	complexion, grinding
سحو	1	I II	a-u:سَحْو	الجرف والقشر	shovelling, scraping
سحي	1	I II VIII	a-a:سَحْي;a-i:سَحْي	القشر والغشاء الرقيق	membrane, peeling
سخب	0	I VI	i-a:سَخَب	الصياح والجلبة	clamour
سخر	2	I II V X	i-a:سُخْرِيَة,سَخَر,سُخْر;a-a:سُخْرِيّ	الهزء والتذليل	mockery, subjugation
سخط	2	I II IV V	i-a:سَخَط,سُخْط	الغضب وعدم الرضا	discontent, wrath
سخف	2	I II III X	u-u:سُخْف,سَخَافَة	رقة العقل وضعفه	silliness
سخل	1	I II	a-u:سَخْل	ولد الشاة والضعيف	lamb
سخم	1	I II V	i-a:سَخَم	السواد والحقد	soot, grudge
سخن	2	I II IV V	u-u:سُخُونَة,سُخْن;a-u:سُخُونَة,سَخْن;i-a:سَخَن,سُخْنَة	الحرارة	heat, warmth
سخو	2	I II V VI	a-u:سَخَاء,سَخْو;u-u:سَخَاوَة,سَخَاء	الجود والكرم	generosity
سخي	1	I	i-a:سَخَا,سَخَاوَة	الجود	generosity
سدح	1	I VII	a-a:سَدْح	البسط والصرع على الأرض	spreading flat
سدد	3	I II IV V VII VIII X	a-u:سَدّ;a-i:سَدَاد,سُدُود;i-a:سَدَد	الإغلاق والاستقامة	blocking, soundness
سدر	1	I VII	i-a:سَدَر,سَدَارَة	التحير وشجر النبق	dizziness, lote tree
سدس	2	I II IV	a-u:سَدْس;a-i:سَدْس	الجزء من ستة	sixth
سدف	1	I IV	i-a:سَدَف	ظلمة الليل والستر	darkness of night
سدك	0	I	i-a:سَدَك	الملازمة والولع	clinging
سدل	2	I II IV V VII	a-u:سَدْل;a-i:سَدْل	إرخاء الستر والثوب	letting down, draping
سدم	1	I	i-a:سَدَم	الهم والضباب والولوع	mist, nebula, grief
سدن	1	I	a-u:سَدْن,سِدَانَة	خدمة الكعبة والحجابة	custodianship of shrine
سدو	0	I VIII	a-u:سَدْو	مد اليد نحو الشيء	stretching the hand
سدي	2	I II IV V	i-a:سَدَى;a-i:سَدْي	خيوط النسيج والإهمال والمنح	warp, neglect, bestowing
سذج	2	-	-	البساطة وخلو الذهن	simplicity, naivety
سرء	0	I II IV	a-a:سَرْء	بيض الجراد والسمك	spawning
سرب	3	I II IV V VII	a-u:سُرُوب;i-a:سَرَب	السيلان والذهاب والقطيع	leaking, flock, infiltration
سرج	2	I II IV	i-a:سَرَج;a-u:سَرْج	رحل الفرس والمصباح	saddle, lamp
سرح	3	I II IV V VII	a-a:سَرْح,سُرُوح;i-a:سَرَح	الإرسال والرعي والشرود	releasing, pasturing
سرخ	0	-	-	نبات ريشي الأوراق بلا زهر	fern
سرد	2	I II IV V VII	a-u:سَرْد;a-i:سَرْد	التتابع والحكاية	narrating, sequence
سرر	3	I II III IV V VI VIII X	a-u:سُرُور,مَسَرَّة,سَرّ	الكتمان والفرح	secret, joy
سرط	2	I V VII VIII	i-a:سَرَط,سَرَطَان;a-u:سَرْط	البلع	swallowing, crab, cancer
سرع	3	I II III IV V VI	u-u:سُرْعَة,سَرَع;i-a:سَرَع	العجلة وضد البطء	speed
سرف	2	I IV	i-a:سَرَف;a-u:سَرْف	مجاوزة الحد	excess, extravagance
سرق	3	I II III V VI VII VIII	a-i:سَرِقَة,سَرَق	أخذ المال خفية	theft
سرم	0	I II	a-u:سَرْم	طرف المعى المستقيم والقطع	rectum end
سرو	2	I II IV V VII	a-u:سَرْو;u-u:سَرَاوَة,سَرْو	الشرف والمروءة وشجر السرو	nobility, cypress
سري	3	I II IV V VII X	a-i:سَرَيَان,سُرَى,سِرَايَة	السير ليلا والنفاذ والشيوع	night travel, spreading, validity
سطح	3	I II IV V VII	a-a:سَطْح	البسط وأعلى الشيء	surface, flattening
سطر	3	I II IV VIII	a-u:سَطْر	الصف من الكتابة	line, writing
سطع	2	I II	a-a:سُطُوع,سَطْع	الارتفاع والانتشار واللمعان	shining, radiance
سطل	1	I VII	a-u:سَطْل	الدلو والسكر	bucket
سطم	0	I II	a-u:سَطْم	سد الباب والحد	stopping up, blade edge
سطو	2	I II III IV	a-u:سَطْو,سَطْوَة	القهر والبطش	assault, sway
سعد	3	I II III IV V VI X	i-a:سَعَادَة;a-a:سَعْد,سُعُود	اليمن والعون	happiness, help
سعر	3	I II III IV V VI VIII X	a-a:سَعْر	إيقاد النار والثمن	price, kindling
سعط	1	I IV VIII X	a-a:سَعْط,سُعُوط;a-u:سَعْط	إدخال الدواء في الأنف	snuff, nasal dosing
سعف	2	I II III IV V	a-a:سَعْف;i-a:سَعَف	الإعانة وأغصان النخل	aid, palm leaves
سعل	2	I IV	a-u:سُعَال,سَعْل	خروج هواء الرئة بصوت	cough
سعي	3	I III IV VI X	a-a:سَعْي,مَسْعَى,سِعَايَة	العمل والقصد والمشي	striving, effort
سغب	1	I IV	i-a:سَغَب;a-u:سَغْب,سُغُوب	الجوع مع التعب	starvation
سغل	0	I	i-a:سَغَل	صغر الجسم ودقة القوائم	puny body
سفت	0	I VIII	i-a:سَفَت	كثرة الشرب بلا ري	drinking unquenched
سفح	2	I III VI	a-a:سَفْح,سُفُوح	إراقة الدم والماء وأسفل الجبل	shedding, foot of mountain
سفد	1	I II III VI	i-a:سِفَاد;a-i:سِفَاد	نزو الذكر وحديدة الشواء	mating, skewer
سفر	3	I II III IV VII X	a-i:سُفُور,سَفْر,سَفَر;a-u:سُفُور,سَفْر	الكشف والارتحال والكتاب	unveiling, travel, book
سفط	1	I II	u-u:سَفَاطَة	وعاء كالقفة	basket
سفع	1	I II V	a-a:سَفْع	الجذب والضرب ولفح النار	scorching, seizing
سفف	1	I II IV VIII	i-a:سَفّ;a-u:سَفّ,سَفِيف	أخذ الدواء يابسا ونسج الخوص	swallowing dry, plaiting
سفق	1	I IV	a-i:سَفْق;u-u:سَفَاقَة	إغلاق الباب والوقاحة	slamming, impudence
سفك	2	I VII	a-i:سَفْك;a-u:سَفْك	الإراقة والصب	shedding of blood
سفل	2	I II V VI X	a-u:سُفُول,سَفَال;u-u:سَفَالَة,سُفُول;i-a:سَفَل	الانخفاض والدناءة	lowness, baseness
سفن	2	I II	a-i:سَفْن	المركب والقشر	ship, scraping
سفه	2	I II III V VI X	i-a:سَفَه,سَفَاهَة;u-u:سَفَاهَة;a-a:سَفْه	خفة العقل والجهل	foolishness, insolence
سفو	0	I	a-u:سُفُوّ	الإسراع في المشي والطيران	going swiftly
سفي	1	I IV	a-i:سَفْي	ذرو الريح للتراب	wind raising dust
سقب	0	I IV	i-a:سَقَب	القرب وولد الناقة	nearness, camel foal
سقر	1	I	a-u:سَقْر	شدة الحر	scorching heat
سقط	3	I II III IV V VI	a-u:سُقُوط,مَسْقَط	الوقوع من أعلى	falling
سقع	0	I VIII	a-a:سَقْع	الضرب والصياح والبرد	striking, chill
سقف	2	I II	a-u:سَقْف;i-a:سَقَف	غطاء البيت	roof, ceiling
سقم	2	I II IV	i-a:سَقَم,سُقْم;u-u:سَقَامَة,سَقَام,سُقْم	المرض والهزال	illness
سقي	3	I II III IV V VI VIII X	a-i:سَقْي,سِقَايَة	إعطاء الماء والري	watering, irrigation
سكب	2	I II VII	a-u:سَكْب,تَسْكَاب	الصب والإراقة	pouring
سكت	3	I II III IV VI	a-u:سُكُوت,سَكْت	الصمت	silence
سكر	3	I II IV VI	i-a:سُكْر,سَكَر;a-u:سَكْر	ذهاب العقل بالشراب والسد والحلو	intoxication, sugar, damming
سكع	1	I II V	a-a:سَكْع;i-a:سَكَع	المشي على غير هدى	loitering
سكف	1	I II IV V	a-u:سِكَافَة	صناعة الأحذية وعتبة الباب	shoemaking, threshold
سكك	2	I II VIII X	a-u:سَكّ;i-a:سَكَك	الضرب والسد والطريق المستوي	minting, rail, road
سكن	3	I II III IV V VI X	a-u:سُكُون,سَكَن,سُكْنَى	عدم الحركة والإقامة	stillness, dwelling
سلء	0	I VIII	a-a:سَلْء	تصفية السمن	clarifying butter
سلب	3	I II IV V VIII X	a-u:سَلْب,سَلَب	أخذ الشيء قهرا والنفي	plundering, negation
سلت	1	I VII	a-u:سَلْت;a-i:سَلْت	إخراج الشيء برفق ومسحه	slipping off, wiping
سلج	0	I	i-a:سَلَج,سَلَجَان	البلع	swallowing
سلح	3	I II V	a-a:سَلْح,سُلَاح	آلة الحرب والتغوط	weapon, dung
سلخ	2	I II V VII	a-a:سَلْخ;a-u:سَلْخ	نزع الجلد	skinning, stripping
سلد	0	-	-	الصلابة	hardness
سلس	2	I II IV	i-a:سَلَس,سَلَاسَة	السهولة والانقياد	smoothness, fluency
سلط	3	I II V	u-u:سَلَاطَة,سُلُوطَة;i-a:سَلَط	القهر والغلبة وحدة اللسان	power, dominance
سلع	2	I II VII	a-a:سَلْع;i-a:سَلَع	البضاعة والشق	commodity, fissure
سلف	3	I II III IV V VI VIII X	a-u:سَلَف,سُلُوف	التقدم والإقراض	precedence, loan
سلق	2	I II V VIII XV	a-u:سَلْق	الغلي بالماء والصعود	boiling, climbing
سلك	3	I II IV VII	a-u:سُلُوك,سَلْك	الدخول والسير في الطريق والخيط	behaviour, path, wire
سلل	2	I II IV V VII VIII	a-u:سَلّ	انتزاع الشيء برفق	drawing out, infiltration
سلم	3	I II III IV V VI VIII X	i-a:سَلَامَة,سَلَام	البراءة من العيب والأمن والانقياد	safety, peace, submission
سلو	2	I II IV V VII	a-u:سُلُوّ,سَلْو,سُلْوَان	النسيان وطيب النفس	consolation, forgetting
سلي	1	I II	i-a:سُلِيّ;a-i:سَلْي	الترويح وغشاء الجنين	amusement, fetal membrane
سمت	1	I II III V	a-u:سَمْت;a-i:سَمْت	الطريق والقصد والهيئة	direction, azimuth, bearing
سمج	1	I II X	u-u:سَمَاجَة	القبح والثقل	ugliness, tastelessness
سمح	3	I II III IV V VI X	a-a:سَمَاح,سَمَاحَة;u-u:سَمَاحَة,سُمُوحَة	الجود واللين والإذن	permission, tolerance
سمخ	0	I	a-a:سَمْخ	ثقب الأذن	ear canal
سمد	2	I II	a-u:سُمُود,سَمْد	إصلاح الأرض بالسماد واللهو	fertilizing, heedlessness
سمر	2	I II III IV V VI IX	a-u:سَمَر,سُمُور;u-u:سُمْرَة;i-a:سُمْرَة	حديث الليل واللون الأدم	night talk, brownness
سمط	1	I II	a-u:سَمْط;a-i:سَمْط	نزع الشعر بالماء الحار والخيط	scalding, string of beads
سمع	3	I II IV V VI VIII X	i-a:سَمْع,سَمَاع	إدراك الصوت	hearing
سمق	1	I	a-u:سُمُوق,سَمْق	العلو والطول	towering height
سمك	3	I II IV VIII	a-u:سَمْك,سُمُوك;u-u:سَمَاكَة	الرفع والثخن وحيوان الماء	thickness, fish
سمل	1	I II IV VIII	a-u:سَمْل,سُمُول	فقء العين وبلى الثوب	gouging eyes, worn out
سمم	2	I II V	a-u:سَمّ	المادة القاتلة والثقب	poison, pore
سمن	2	I II IV V X	i-a:سِمَن,سَمَانَة;a-u:سَمْن	كثرة اللحم والشحم والزبد المذاب	fatness, ghee
سمه	0	I	a-a:سُمُوه	الجري بلا تعب والدهشة	tireless running
سمو	3	I II III IV V VI	a-u:سُمُوّ	العلو ووضع الاسم	loftiness, naming
سنت	1	IV	-	الجدب والقحط	drought, barrenness
سنج	1	II	-	كفة الميزان ووزنه والدخان	balance weight, soot
سنح	2	I V X	a-a:سُنُوح,سَنْح	العروض والظهور	presenting itself, occurring
سنخ	1	I II	i-a:سَنَخ;a-u:سُنُوخ	الأصل وفساد الدهن	root, alveolus, rancidity
سند	3	I II III IV V VI VIII	a-u:سُنُود,سَنْد	الاعتماد والدعم	support, leaning
سنر	0	I	i-a:سَنَر	ضيق الخلق والهر	bad temper, cat
سنط	1	I	u-u:سُنُوطَة	قلة شعر اللحية وشجر السنط	beardlessness, acacia
سنع	0	I	u-u:سَنَاعَة	الجمال والرفعة	beauty
سنف	0	I IV	a-u:سَنْف;a-i:سَنْف	حبل الرحل	saddle strap
سنق	0	I IV	i-a:سَنَق	التخمة	surfeit
سنم	2	I II IV V	i-a:سَنَم	الارتفاع وأعلى الظهر	hump, ascending
سنن	3	I II IV V VIII	a-u:سَنّ	الطريقة والشحذ وعظم الفم	law, sharpening, tooth
سنه	1	I III V	i-a:سَنَه	مرور السنين والتغير	aging by years
سنو	3	I III IV	a-u:سَنَاء,سِنَايَة,سُنُوّ	العام والارتفاع والضياء	year, splendour, irrigation
سني	2	I II IV V VI	i-a:سَنَاء	الرفعة والتيسير	sublimity, easing
سهب	2	I IV	a-a:سَهْب	الإطالة في الكلام والفلاة	prolixity, steppe
سهج	0	I	a-a:سَهْج	هبوب الريح الدائم	steady wind
سهد	1	I II V	i-a:سَهَد,سُهَاد	الأرق وذهاب النوم	sleeplessness
سهر	3	I II III IV	i-a:سَهَر	ترك النوم ليلا	staying awake
سهف	0	I	i-a:سَهَف,سُهَاف	شدة العطش	violent thirst
سهك	0	I	i-a:سَهَك,سُهُوكَة;a-a:سَهْك	الرائحة الكريهة والسحق	foul smell, crushing
سهل	3	I II III IV V VI X	u-u:سُهُولَة,سَهَالَة;i-a:سَهَالَة	اليسر والأرض المنبسطة	ease, plain
سهم	3	I III IV VI VIII	a-u:سُهُوم;u-u:سُهُومَة,سُهُوم;a-a:سُهُوم	النصيب والنبل وتغير اللون	share, arrow
سهو	2	I III IV VI	a-u:سَهْو,سُهُوّ	الغفلة والنسيان	inattention
سوء	3	I II IV VIII	a-u:سَوْء,سُوء,مَسَاءَة	القبح والشر	evil, badness
سوج	0	I	a-u:سَوْج	الشجر العظيم الصلب والذهاب والمجيء	teak, going about
سوح	2	II	-	الفضاء بين الدور	open square, field
سوخ	1	I II V	a-u:سَوْخ,سُوُوخ,سَوَخَان	الغوص في الأرض	sinking in
سود	3	I II III IV V IX XI	a-u:سِيَادَة,سُودَد;i-a:سَوَد	لون الليل والشرف والرئاسة	blackness, mastery
سور	2	I II III V	a-u:سَوْر,سَوْرَة	الحائط والوثوب والحدة	wall, assault
سوس	3	I II IV V	a-u:سِيَاسَة,سَوْس;i-a:سَوَس	تدبير الأمور ودود الحب	governing, weevil
سوط	1	I II	a-u:سَوْط	الخلط والضرب بالجلد المضفور	whip, stirring
سوع	2	III IV	-	الوقت والجزء من الزمن	hour, time
سوغ	2	I II IV V X	a-u:سَوْغ,سَوَاغ	سهولة البلع والجواز	permissibility, easy swallowing
سوف	2	I II III IV VIII	a-u:سَوْف	الشم والتأخير والمدى	postponing, distance, sniffing
سوق	3	I II III V VI VII VIII	a-u:سَوْق,سِيَاق,سِيَاقَة	الحث على السير وموضع البيع	driving, market
سوك	1	I II V VI VIII	a-u:سَوْك	دلك الأسنان	tooth cleaning
سول	2	II V	-	الإغراء والتزيين	enticement
سوم	2	I II III IV V VI VIII	a-u:سَوْم,سُوَام	الرعي والتكليف وتقدير الثمن	grazing, imposing, bargaining
سون	0	-	-	الاسترخاء	laxity
سوي	3	I II III IV V VI VII VIII	i-a:سِوَى,سَوَاء	الاستقامة والتماثل	equality, straightness
سيء	0	-	-	اللبن الذي ينزل قبل الدرة	early flowing milk
سيب	2	I II IV V VII	a-i:سَيْب,سَيَبَان	الجريان والترك والعطاء	letting loose, flowing
سيج	2	II V	-	الحاجز المحيط	fence, hedge
سيح	2	I II IV VII	a-i:سِيَاحَة,سَيْح,سَيَحَان	الجريان والذهاب في الأرض	tourism, flowing
سيخ	1	I	a-i:سَيْخ	الرسوخ وحديدة الشواء	sinking in, skewer
سيد	0	-	-	الذئب	wolf
سير	3	I II III IV V VI	a-i:سَيْر,مَسِير,سِيرَة	المشي والطريقة	moving, conduct
سيس	1	II V	-	إضفاء الطابع السياسي	politicising
سيط	0	-	-	ارتفاع الصوت	uproar
سيع	0	I II IV VII	a-i:سَيْع,سُيُوع	جريان الماء والطين	flowing, mud plaster
سيغ	0	I	a-i:سَيْغ	سهولة الابتلاع	easy swallowing
سيف	2	I II III VI VIII	a-i:سَيْف	السلاح ذو الحد وساحل البحر	sword, shore
سيل	3	I II IV VI	a-i:سَيْل,سَيَلَان	الجريان	flowing, liquid
سيم	1	-	-	العلامة	sign, mark
تءر	0	IV	-	إتباع البصر	staring
تءق	0	I IV	i-a:تَأَق	الامتلاء	being full
تءم	2	III IV	-	المولود مع غيره	twin
تبب	2	I II X	a-u:تَبّ,تَبَاب;a-i:تَبّ,تَبَاب	الهلاك والخسران	perdition; stabilising
تبر	2	I II	a-i:تَبْر;i-a:تَبَر,تَبَار	الهلاك والذهب غير المضروب	destruction, raw gold
تبع	3	I II III IV V VI VIII X	i-a:تَبَع,تَبَاعَة	السير خلف الشيء	following
تبغ	2	-	-	نبات التدخين	tobacco
تبل	2	I II III IV	a-i:تَبْل	إسقام الحب والأبازير	lovesickness, spices
تبن	1	I II	a-i:تَبْن;i-a:تَبَانَة	سيقان الزرع المهشمة	straw
تجر	3	I III VIII	a-u:تِجَارَة,تَجْر	البيع والشراء للربح	trade
تحت	3	-	-	الجهة السفلى	below
تحف	2	II IV	-	الهدية والشيء النفيس	precious gift, masterpiece
تخت	1	-	-	السرير والمنصة	couch, platform
تخخ	0	I IV	a-u:تُخُوخ	حموضة العجين ولينه	over-fermented dough
تخذ	1	I VIII	i-a:تَخَذ	الأخذ والجعل	taking, adopting
تخم	2	I III IV VIII	i-a:تَخَم;a-i:تَخْم	الحد الفاصل وثقل الطعام	boundary, indigestion
ترب	3	I II III IV V	i-a:تَرَب,مَتْرَبَة	التراب والأرض	soil, dust
ترح	2	I II IV V	i-a:تَرَح	الحزن	sorrow
ترخ	0	-	-	الشرط اللين	light scarifying
ترر	0	I IV	a-u:تَرّ,تُرُور;a-i:تَرَارَة,تُرُور	السمن والانقطاع	plumpness, severing
ترز	0	I IV	a-i:تُرُوز;a-u:تُرُوز	الصلابة واليبس	hardness
ترس	2	II VIII	-	آلة الوقاية والدولاب المسنن	shield, gear
ترع	2	I II IV V VIII	i-a:تَرَع	الامتلاء والقناة	being full, canal
ترف	2	I II IV V X	i-a:تَرَف	التنعم	luxury
ترق	1	-	-	عظم أعلى الصدر	collarbone
ترك	3	I III VI VIII	a-u:تَرْك,تِرْكَان	التخلي والمفارقة	leaving
تره	1	I	i-a:تَرَه	الباطل والهذيان	trifles, nonsense
تسع	3	I II IV	a-a:تَسْع;a-i:تَسْع	العدد تسعة	nine
تعب	3	I II IV	i-a:تَعَب	الإعياء	fatigue
تعس	2	I IV	i-a:تَعَس,تَعَاسَة;a-a:تَعْس	الشقاء والعثرة	misery
تفث	0	I	i-a:تَفَث	الوسخ ومناسك الحلق	filth
تفح	1	-	-	ثمر التفاح	apple
تفف	1	I II	a-u:تَفّ	البصق والوسخ	spitting, dirt
تفل	2	I IV	a-u:تَفْل;a-i:تَفْل;i-a:تَفَل	البصاق	spittle
تفه	2	I	i-a:تَفَاهَة,تَفَه	الحقارة والقلة	triviality
تقن	3	IV	-	الإحكام والمهارة	mastery, technique
تكك	2	I II X	a-u:تَكّ	صوت الساعة ورباط السراويل	ticking, waistband
تلد	1	I IV	a-u:تُلُود;a-i:تُلُود;i-a:تَلَد	القدم والأصالة	inherited, old
تلع	1	I IV VI	a-a:تُلُوع,تَلْع;i-a:تَلَع	الارتفاع وطول العنق	rising, long neck
تلف	3	I II IV	i-a:تَلَف	الهلاك والفساد	damage, ruin
تلل	2	I	a-u:تَلّ	الأرض المرتفعة والصرع	hill, felling
تلم	1	I	a-i:تَلْم	شق الحرث	furrow
تله	0	I	i-a:تَلَه	الحيرة	bewilderment
تلو	3	I III IV VI X	a-u:تِلَاوَة,تُلُوّ	الاتباع والقراءة	following, reciting
تمر	2	I II IV	a-u:تَمْر	ثمر النخل اليابس	dried dates
تمم	3	I II IV X	a-i:تَمَام,تَمّ	الكمال	completeness
تمه	0	I	i-a:تَمَه,تَمَاهَة	تغير ريح اللبن	going rancid
تنء	0	I	a-a:تُنُوء	الإقامة بالمكان	settling
تنخ	0	I	a-u:تُنُوخ	الإقامة والرسوخ	settling
تنر	1	-	-	موضع الخبز	oven
تنن	1	III IV	-	المثل والحية العظيمة	equal, dragon
تهم	3	I IV VIII	i-a:تَهَم,تَهَامَة	الظن بالسوء	accusation
توب	3	I II X	a-u:تَوْبَة,تَوْب,مَتَاب	الرجوع عن الذنب	repentance
توت	1	-	-	شجر التوت	mulberry
توج	2	I II V	a-u:تَوْج	تاج الملك	crown
تور	1	I IV	a-u:تَوْر	الجريان والمرة	flow, instance
توس	0	-	-	الطبع والأصل	nature
توع	0	I	a-u:تَوْع	الكسر للزبدة بالخبز	scooping with bread
توق	2	I V	a-u:تَوْق,تَوَقَان	الشوق والميل	longing
تول	0	I	a-u:تَوْل	السحر والتحبيب	bewitching
توم	0	II	-	حبة الفضة كالدرة	pearl bead
توه	1	I II	a-u:تَوْه	الضياع والحيرة	getting lost
توي	1	I IV	i-a:تَوَى;a-i:تَيّ	الهلاك	perishing
تيح	3	I IV VII	a-i:تَيْح	التهيؤ والتقدير	being granted, availability
تير	2	I	a-i:تَيَرَان	الموج والتدفق	current, wave
تيس	1	I X	a-i:تَيْس	ذكر المعز	billy goat
تيع	0	I VI	a-i:تَيْع	السيلان والتهافت	flowing, rushing into
تيم	2	I II	a-i:تَيْم	استعباد الحب	enthralment by love
تين	1	-	-	شجر التين	fig
تيه	2	I II IV V	a-i:تِيه,تَيْه,تَيَهَان	الضلال والتكبر	straying, haughtiness
ثءب	2	I VI	i-a:ثَأَب	فتح الفم نعاسا	yawning
ثءج	0	I	a-a:ثُؤَاج	صياح الغنم	bleating
ثءد	0	I	i-a:ثَأَد	الندى والبلل	dampness
ثءر	2	I IV VIII X	a-a:ثَأْر	طلب الدم	revenge
ثءط	0	I	i-a:ثَأَط	الحمأة والطين	black mud
ثءل	1	-	-	زوائد الجلد	wart
ثءي	0	I IV	a-a:ثَأْي;i-a:ثَأَى	الفساد والخرم	spoiling, tear
ثبت	3	I II IV V VI X	a-u:ثَبَات,ثُبُوت;u-u:ثَبَاتَة	الاستقرار والدوام	firmness, stability
ثبج	0	II V	-	وسط الشيء ومعظمه	middle
ثبر	1	I III VI	a-u:ثُبُور,ثَبْر	الهلاك والحبس	perdition, perseverance
ثبط	2	I II V	a-u:ثَبْط;i-a:ثَبَط	التعويق	inhibition, hindering
ثبن	0	I V	a-i:ثَبْن,ثِبَان	حمل الشيء في الثوب	carrying in a fold
ثجج	1	I VII	a-u:ثَجّ,ثُجُوج;a-i:ثَجِيج	انصباب الماء	pouring rain
ثجر	0	I VII	a-u:ثَجْر	ثفل العصير والسعة	dregs, breadth
ثجل	0	I	i-a:ثَجَل	عظم البطن واسترخاؤه	paunchiness
ثخن	2	I IV X	u-u:ثَخَانَة,ثِخَن,ثُخُونَة	الغلظ والكثافة	thickness
ثدي	2	I	i-a:ثَدَى	ثدي المرأة	breast
ثرب	1	I II IV	a-i:ثَرْب	اللوم والشحم	blame, omentum
ثرد	1	I II	a-u:ثَرْد	فت الخبز في المرق	sopping bread
ثرر	1	I	a-u:ثَرّ,ثُرُور;a-i:ثَرّ	غزارة الماء	abundance
ثرم	1	I IV VII	i-a:ثَرَم;a-i:ثَرْم	انكسار السن	gap in teeth
ثرو	3	I IV	a-u:ثَرَاء,ثَرْوَة	كثرة المال	wealth
ثري	2	I II IV	i-a:ثَرَى,ثَرَاء	التراب الندي	moist earth
ثطط	0	I	i-a:ثَطَط;a-i:ثَطَاطَة	خفة اللحية	thin-beardedness
ثطع	0	-	-	الزكام	head cold
ثعب	1	I VII	a-a:ثَعْب	سيلان الماء والحية	flowing, serpent
ثعد	0	-	-	الرطب اللين	soft fresh dates
ثعع	0	I VII	a-u:ثَعّ	القيء	vomiting
ثعل	1	I	i-a:ثَعَل	زيادة الأسنان وتراكبها	overgrown teeth
ثعم	0	V	-	الجذب والإعجاب	pulling, pleasing
ثغب	0	I	a-a:ثَغْب	الغدير في الظل	pool
ثغر	2	I VIII	a-a:ثَغْر	الفم والفرجة والحد	gap, frontier, mouth
ثغم	0	IV	-	نبت أبيض	white plant
ثغو	1	I	a-u:ثُغَاء	صوت الغنم	bleating
ثفء	0	I	a-a:ثَفْء	الخردل والحرف	cress
ثفر	0	IV X	-	سير مؤخر السرج	crupper
ثفل	1	I II	a-u:ثَفْل	الراسب والعكر	sediment, dregs
ثفن	1	I III	a-i:ثَفْن;i-a:ثَفَن	غلظ الجلد	callosity
ثفي	0	II IV	-	حجر القدر	trivet stone
ثقب	3	I II V VII	a-u:ثَقْب;u-u:ثُقُوب,ثَقَابَة	الخرق النافذ	piercing, hole
ثقف	3	I II III V VI	i-a:ثَقَف,ثَقَافَة;u-u:ثَقَافَة	الحذق والتقويم	culture, refinement
ثقل	3	I II IV VI X	u-u:ثِقَل,ثَقَالَة;a-u:ثَقْل	ضد الخفة	weight, heaviness
ثكل	2	I IV	i-a:ثَكَل,ثُكْل	فقد الولد	bereavement
ثكم	0	I	a-u:ثَكْم	لزوم الطريق	keeping to the road
ثكن	2	-	-	مقر الجند	barracks
ثلب	1	I	a-i:ثَلْب	العيب والطعن	slandering, defect
ثلث	3	I II	a-u:ثَلْث;a-i:ثَلْث	العدد ثلاثة	three
ثلج	3	I II IV V	i-a:ثَلَج;a-u:ثُلُوج,ثَلْج	الماء المتجمد	snow, ice
ثلط	0	I	a-i:ثَلْط	السلح الرقيق	thin dung
ثلغ	0	I VII	a-a:ثَلْغ	شدخ الرأس	crushing
ثلل	2	I VII	a-u:ثَلّ	الهدم والجماعة	tearing down, group
ثلم	2	I II V VII	a-i:ثَلْم;i-a:ثَلَم	كسر الحرف والخلل	notching, blunting
ثمء	0	I	a-a:ثَمْء	شدخ الرأس	breaking
ثمد	0	I IV VIII X	a-u:ثَمْد;a-i:ثَمْد	الماء القليل	scant water
ثمر	3	I II IV X	a-u:ثُمُور	ما تحمله الشجرة	fruit, yield
ثمل	2	I II IV	i-a:ثَمَل;a-u:ثَمْل	السكر	drunkenness
ثمم	1	I	a-u:ثَمّ	الإصلاح ونبت الثمام	repairing, panic grass
ثمن	3	I II III IV	a-u:ثَمْن;a-i:ثَمْن;u-u:ثَمَانَة	القيمة والعدد ثمانية	price, eight
ثنن	1	IV	-	شعر مؤخر الرسغ	fetlock
ثني	3	I II IV V VII VIII X	a-i:ثَنْي	الطي والعدد اثنان	bending, two, praise
ثوب	3	I II IV V X	a-u:ثَوْب,ثُؤُوب	الرجوع والجزاء واللباس	return, reward, garment
ثور	3	I II III IV V X	a-u:ثَوْرَة,ثَوَرَان,ثَوْر	الهيجان	agitation, revolution
ثول	1	I V VII	i-a:ثَوَل;a-u:ثَوْل	جماعة النحل والجنون	swarm, frenzy
ثوم	1	-	-	نبات الثوم	garlic
ثوي	2	I II IV	a-i:ثَوَاء,ثُوِيّ	الإقامة	staying, abode
ثيب	1	V	-	المرأة غير البكر	non-virgin
ثيل	1	-	-	نبات النجيل	couch grass
طبب	3	I II V VI X	a-u:طِبّ,طَبّ;a-i:طِبّ	علاج الجسم والنفس	medicine, treatment
طبخ	3	I II VII VIII	a-u:طَبْخ;a-a:طَبْخ	إنضاج الطعام بالنار	cooking
طبر	0	I	a-u:طَبْر,طُبُور	القفز والاختباء والفأس	leaping, axe
طبس	0	II	-	الطين والسواد	mud
طبع	3	I II V VI VII VIII	a-a:طَبْع,طِبَاعَة;i-a:طَبَع	الختم والخلق والنقش	printing, nature, imprint
طبق	3	I II III IV V VI VII	i-a:طَبَق;a-u:طَبْق	الغطاء والمساواة والتعميم	layer, matching, applying
طبل	2	I II	a-u:طَبْل	آلة يضرب عليها	drum
طبن	0	I III VI	i-a:طَبَن,طَبَانَة;a-i:طَبْن	الفطنة ودفن النار	sagacity
طبو	0	I VIII	a-u:طَبْو	الدعاء والاستمالة	alluring
طبي	0	I VIII	a-i:طَبْي	الصرف والاستمالة وضرع الحيوان	teat, turning aside
طثر	0	I II	a-u:طَثْر	خثور اللبن وكثرة الماء	thickened milk
طجن	1	II	-	القلي في المقلاة	frying, casserole
طحح	0	I	a-u:طَحّ	البسط والوطء بالعقب	spreading out
طحر	0	I	a-a:طَحْر,طَحِير	الدفع والزفير	hurling, panting
طحل	1	I	i-a:طَحَل;a-a:طَحْل	العضو عن يسار البطن والكدرة	spleen, moss, turbid
طحن	2	I II VI VII	a-a:طَحْن	سحق الحب	grinding, flour
طحو	1	I VII	a-u:طَحْو	البسط والدفع	spreading flat
طحي	0	I	a-a:طَحْي	البسط والمد	spreading
طخخ	1	I	a-u:طَخّ	الرمي والإطلاق	shooting, throwing
طخف	0	-	-	السحاب الرقيق والهم	thin cloud, worry
طخم	0	I	i-a:طَخَم	السواد في مقدم الأنف	dark muzzle
طخو	0	I	a-u:طَخْو,طُخُوّ	الظلمة والسحاب	darkness, cloud
طرء	2	I IV	a-a:طُرُوء,طَرْء	الحدوث فجأة	occurring unexpectedly
طرب	2	I II IV V X	i-a:طَرَب	الخفة من فرح أو حزن	musical delight
طرث	0	-	-	نبات رملي طويل	desert parasite plant
طرح	3	I II III IV V VI VII VIII	a-a:طَرْح	الرمي والإلقاء والإسقاط	throwing, subtraction
طرد	3	I II III IV VI VIII X	a-u:طَرْد,طَرَد	الإبعاد والإخراج والتتابع	expulsion, chasing
طرر	2	I II IV VII X	a-u:طَرّ,طُرُور	القطع والنبات وحرف الشيء	cutting, sprouting, fringe
طرز	2	I II V	i-a:طَرَز	النمط ونقش الثوب	embroidery, style
طرس	1	I II V	a-u:طَرْس;a-i:طَرْس	الصحيفة والكتابة	sheet, writing over
طرش	2	I II IV VI	i-a:طَرَش;a-u:طَرْش	ثقل السمع والقيء	deafness, vomiting
طرط	0	I	i-a:طَرَط	خفة شعر الحاجبين	thin eyebrows
طرف	3	I II IV V X	a-i:طَرْف;u-u:طَرَافَة	حرف الشيء وتحريك الجفن والجدة	edge, blinking, novelty
طرق	3	I II III IV V VI X	a-u:طَرْق,طُرُوق	الضرب والسبيل والمجيء ليلا	knocking, road
طرم	0	I II IV	i-a:طَرَم	العسل وخثوره	honey
طرو	2	I II IV VI	u-u:طَرَاوَة,طَرَاءَة;a-u:طُرُوّ	الغضاضة واللين	freshness, tenderness
طري	1	II IV	-	المدح والليونة	praising, freshness
طزج	2	-	-	الجدة والطراوة	freshness
طزع	0	I	i-a:طَزَع	ذهاب الغيرة	lacking jealousy
طسء	0	I IV	i-a:طَسَأ;a-a:طَسْء	التخمة من الدسم	surfeit
طست	1	-	-	وعاء من نحاس للغسل	basin
طسس	0	I II	a-u:طَسّ	الإناء والغلبة في الجدال	basin
طسم	0	I VII	a-i:طُسُوم,طَسْم	الدروس والطمس	effacement
طشش	1	I IV	a-u:طَشّ;a-i:طَشّ	المطر الخفيف	light rain
طعس	0	-	-	كثيب الرمل المستدير	dune
طعم	3	I II III IV V X	i-a:طُعْم,طَعْم,طَعَام	الأكل والذوق	eating, taste, grafting
طعن	3	I III VI VII VIII	a-a:طَعْن;a-u:طَعْن	الوخز بالرمح والقدح	stabbing, impugning
طغم	1	-	-	أراذل الناس وجماعتهم	rabble, clique
طغو	1	I	a-u:طُغُوّ,طَغْو	مجاوزة الحد	exceeding bounds
طغي	2	I IV	a-a:طُغْيَان,طَغْي;i-a:طُغْيَان	مجاوزة الحد في الظلم	tyranny
طفء	2	I II IV VII	i-a:طُفُوء	ذهاب لهب النار	extinguishing
طفح	2	I II IV	a-a:طَفْح,طُفُوح	الامتلاء والفيض	overflowing, rash
طفر	2	I II IV	a-i:طَفْر,طُفُور	القفز والوثب	leap, mutation
طفس	0	I	i-a:طَفَس,طَفَاسَة;a-i:طُفُوس	القذارة والموت	filth
طفش	1	I II	a-u:طَفَشَان,طَفْش	الهرب والنفور	running away
طفف	2	I II IV VI X	a-i:طَفّ,طَفِيف	القلة ونقص الكيل	scantiness, short measure
طفق	2	I IV	i-a:طَفَق,طُفُوق;a-i:طُفُوق	الابتداء في الفعل	starting to do
طفل	3	I II IV V	u-u:طَفَالَة,طُفُولَة;a-u:طُفُول	الصغير والنعومة	child, infancy
طفو	2	I IV	a-u:طَفْو,طُفُوّ	العلو فوق الماء	floating
طقس	2	-	-	حالة الجو والشعيرة	weather, rite
طقق	1	I	a-u:طَقّ	الصوت عند الكسر	cracking, popping
طقم	1	II	-	المجموعة المتكاملة من الأدوات	set, outfit
طلب	3	I II III IV V VI VII VIII	a-u:طَلَب,طِلَاب	محاولة الحصول على الشيء	seeking, request
طلح	1	I II IV	i-a:طَلَح;a-a:طَلْح,طَلَاح	الفساد والإعياء وشجر الموز	wickedness, fatigue, acacia
طلخ	0	VIII	-	كدر الماء وطينه	muddy water
طلس	1	I II VII IX	i-a:طَلَس,طُلْسَة;a-i:طَلْس	المحو ولون الغبرة	effacing, dusky
طلع	3	I II III IV V VI VIII X	a-u:طُلُوع,مَطْلَع;a-a:طُلُوع;i-a:طُلُوع	الظهور والعلو	rising, appearing
طلف	0	IV	-	الهدر والهبة	wasted, gift
طلق	3	I II III IV V VII X	a-u:طَلَاق;u-u:طُلُوقَة,طَلَاقَة;i-a:طَلَق	الإرسال والتخلية والفراق	releasing, divorce
طلل	2	I II IV VI X	a-u:طَلّ,طُلُول	الندى والإشراف والأثر الباقي	dew, overlooking, ruins
طلم	0	I II	a-u:طَلْم	ضرب الخبز وتسويته	flattening bread
طلو	1	I	a-u:طُلُوّ	ولد الظبية والحسن	young gazelle, charm
طلي	2	I II IV V VII VIII	a-i:طَلْي,طِلَاء	الدهن والتغطية	coating, painting
طمث	1	I	a-u:طَمْث;a-i:طَمْث;i-a:طَمَث	الحيض والمس	menstruation
طمح	2	I II IV	a-a:طُمُوح,طِمَاح,طَمْح	ارتفاع النظر والتطلع	ambition
طمر	2	I II VII VIII	a-u:طَمْر;a-i:طَمْر,طُمُور	الدفن والوثب	burying, leaping
طمس	2	I II V VII	a-i:طَمْس;a-u:طَمْس,طُمُوس	المحو والدروس	effacing
طمش	0	-	-	الناس	people
طمع	2	I II IV	i-a:طَمَع,طَمَاعَة,طَمَاعِيَة	الرغبة الشديدة والحرص	greed
طمل	0	I VII	a-u:طَمْل	التلطيخ والسوق العنيف	smearing
طمم	2	I VII	a-u:طَمّ,طُمُوم;a-i:طَمّ	الكثرة والغلبة والدفن	flooding, overwhelming
طمن	3	II IV	-	السكون وزوال القلق	reassurance, calm
طمو	1	I	a-u:طُمُوّ,طَمْو	ارتفاع الماء	rising of water
طمي	1	I	a-i:طَمْي	ارتفاع الماء والغرين	silt, rising water
طنء	0	I	a-a:طُنُوء;i-a:طَنَأ	بقية الروح والاستحياء	last breath
طنب	2	I II III IV V	i-a:طَنَب	حبل الخيمة والمبالغة في الكلام	tent rope, verbosity
طنخ	0	I IV	i-a:طَنَخ	التخمة وغلبة الدسم	surfeit
طنز	0	I III	a-u:طَنْز	السخرية	mocking
طنف	1	I II IV	i-a:طَنَف	الحرف البارز من البناء	cornice, ledge
طنن	2	I II IV	a-i:طَنِين,طَنّ	صوت الذباب والجرس	buzzing, ringing
طني	0	I IV	i-a:طَنَى	مرض الطحال والتهمة	illness, suspicion
طهر	3	I II IV V VIII	u-u:طُهْر,طَهَارَة;a-u:طُهْر,طَهَارَة	النقاء من الدنس	purity
طهف	0	-	-	طعام من الذرة	millet food
طهق	0	I	a-a:طَهْق	سرعة المشي	fast walking
طهل	0	I	i-a:طَهَل	فساد الماء وتغيره	fouling of water
طهم	0	II V	-	تمام الخلق وحسنه	perfect build
طهو	2	I IV	a-u:طَهْو,طُهُوّ;a-a:طَهْو	إنضاج الطعام	cooking
طوء	0	I	a-u:طَوْء	الذهاب بعيدا في الأرض	roaming far
طوب	1	II	-	الآجر والسعادة	brick, blessedness
طوح	2	I II IV V VI	a-u:طَوْح	الهلاك والإلقاء بعيدا	perishing, hurling
طود	1	II VII	-	الجبل العظيم	great mountain
طور	3	I II V	a-u:طَوْر	الحال والحد والتغير	phase, development
طوس	1	I II V	a-u:طَوْس	الحسن والزينة	beauty, peacock
طوش	0	I II	a-u:طَوْش	خفة العقل والخصي	lightness, eunuch
طوط	0	-	-	القطن والباشق	cotton, sparrowhawk
طوع	3	I II III IV V VI VII X	a-u:طَوْع,طَاعَة	الانقياد والقدرة	obedience, ability
طوف	3	I II IV V VIII	a-u:طَوَاف,طَوْف,طَوَفَان	الدوران حول الشيء	circling, flood
طوق	3	I II IV V	a-u:طَوْق,طَاقَة	القدرة وحلي العنق	ability, collar
طول	3	I II III IV V VI X	a-u:طُول	الامتداد وضد القصر	length
طوي	3	I II V VII VIII	a-i:طَيّ;i-a:طَوَى	الثني والضم والجوع	folding
طيب	3	I II III IV V X	a-i:طِيب,طِيبَة,طَيْب	الحسن والحلال والرائحة الزكية	goodness, fragrance
طيح	1	I II	a-i:طَيْح	السقوط والهلاك	falling, perishing
طيخ	0	I II V	a-i:طَيْخ	التلطخ بالقبيح والكبر	defiling, vanity
طير	3	I II III IV V VI X	a-i:طَيَرَان,طَيْر,طَيْرُورَة	الحركة في الهواء بجناح	flying
طيس	0	I	a-i:طَيْس	الكثرة	multitude
طيش	2	I II IV	a-i:طَيْش,طَيَشَان	الخفة وعدم الإصابة	recklessness
طيع	1	I	a-i:طَيْع	الانقياد واللين	compliance
طيف	3	I II IV V	a-i:طَيْف,مَطَاف	الخيال والألوان المحللة	spectre, spectrum
طيل	0	-	-	الزمن الطويل	long time
طيم	0	I	a-i:طَيْم	الجبلة والخلق	natural disposition
طين	2	I II V	a-i:طَيْن	التراب المخلوط بالماء	clay, mud
وءب	0	I IV X	a-i:وَأْب,إِبَة	الحياء والخزي	shame
وءد	1	I V VIII	a-i:وَأْد	دفن البنت حية والتمهل	burying alive, slowness
وءر	0	I X	a-i:وَأْر	الفزع والنفور	frightening
وءل	1	I III	a-i:وَأْل,وُؤُول	اللجوء والنجاة	refuge
وءم	2	III VI	-	الموافقة والانسجام	harmony, agreement
وءي	0	I	a-i:وَأْي	الوعد والعزم	promise
وبء	2	I IV X	i-a:وَبَأ,وَبَاءَة	المرض العام	epidemic
وبخ	2	II	-	اللوم الشديد	rebuke
وبد	0	I	i-a:وَبَد	سوء الحال	wretchedness
وبر	1	I II IV	i-a:وَبَر	شعر الإبل ونحوها	camel hair, fur
وبش	1	II	-	أخلاط الناس	rabble
وبص	0	I II	a-i:وَبِيص,وَبْص	اللمعان	glitter
وبق	1	I IV X	a-i:وُبُوق;i-a:وَبَق	الهلاك	perdition
وبل	2	I III X	a-i:وَبْل,وُبُول;u-u:وَبَال	المطر الشديد وسوء العاقبة	downpour, harm
وبن	0	-	-	الأذى والأحد	harm
وبه	0	I	i-a:وَبَه;a-a:وَبْه	الفطنة والمبالاة	heed
وتد	1	I II IV	a-i:وَتْد,تِدَة	التثبيت وخشبة الخباء	peg, fixing
وتر	2	I II III IV V VI	a-i:وَتْر,تِرَة	الفرد والشد والتتابع	string, tension, odd number
وتن	1	I III	a-i:وَتْن	عرق القلب والثبات	aorta, constancy
وثء	0	I	i-a:وَثَأ;a-a:وَثْء	خلع العضو من غير كسر	sprain
وثب	2	I II III IV V VI	a-i:وَثْب,وُثُوب,وَثَبَان	القفز والطفر	leap, jump
وثج	0	I X	u-u:وَثَاجَة	كثافة النبات	density
وثر	1	I II X	u-u:وَثَارَة	اللين والوطاءة	softness, plushness
وثق	3	I II III IV V VI X	i-i:ثِقَة,وُثُوق;u-u:وَثَاقَة	الائتمان والإحكام	trust, documentation
وثل	0	-	-	الحبل من الليف	fiber rope
وثن	2	-	-	الصنم	idol, paganism
وجء	0	I V VI	a-a:وَجْء	الضرب والطعن	stabbing
وجب	3	I II IV V X	a-i:وُجُوب,وَجْب,وَجِيب	اللزوم والخفقان	necessity, duty
وجج	0	-	-	السرعة وموضع	speed
وجح	0	I IV	a-i:وُجُوح	الظهور والستر	appearing, veil
وجد	3	I IV V VI X	a-i:وُجُود,وِجْدَان,وَجْد	الحصول والكون والحب	finding, existence, emotion
وجذ	0	-	-	نقرة الماء في الجبل	rock pool
وجر	1	I IV V	a-i:وَجْر	صب الدواء في الفم والجحر	pouring in mouth, lair
وجز	2	I II IV V	u-u:وَجَازَة;a-i:وَجْز,وُجُوز	الاختصار	brevity
وجس	1	I IV V	a-i:وَجْس,وَجَسَان	الخوف الخفي	apprehension
وجع	2	I IV V	i-a:وَجَع	الألم والمرض	pain
وجف	1	I IV X	a-i:وَجِيف,وَجْف	الاضطراب وسرعة السير	throbbing, trembling
وجل	1	I IV	i-a:وَجَل	الخوف	fear
وجم	1	I	a-i:وُجُوم,وَجْم	السكوت حزنا	gloomy silence
وجن	1	I	a-i:وَجْن	ما ارتفع من الخد	cheek
وجه	3	I II III IV V VI VIII	u-u:وَجَاهَة;a-i:وَجْه	الجهة ومستقبل الشيء	face, direction
وجي	0	I	i-a:وَجَى	حفى القدم	sore foot
وحد	3	I II IV V VIII X	a-i:وَحْد,وَحْدَة;u-u:وَحَادَة	الانفراد والاجتماع في واحد	unity, oneness
وحر	0	I	i-a:وَحَر	الحقد والغيظ	rancor
وحش	2	I II IV V X	a-i:وَحْش	الحيوان البري والانقطاع	wild beast, loneliness
وحف	0	I	u-u:وُحُوفَة,وَحَافَة	كثافة الشعر والنبات	thickness
وحل	1	I II IV V X	i-a:وَحَل	الطين الرقيق	mud
وحم	1	I II V	i-a:وَحَم	شهوة الحبلى	pregnancy craving
وحي	2	I II IV X	a-i:وَحْي	الإعلام الخفي والسرعة	revelation, inspiration
وخد	0	I	a-i:وَخْد,وَخَدَان	سعة خطو البعير	wide pace
وخز	2	I	a-i:وَخْز	الطعن بالإبرة ونحوها	prick, sting
وخش	0	I	u-u:وَخَاشَة,وُخُوشَة	رذالة الشيء	meanness
وخط	1	I	a-i:وَخْط	فشو الشيب والطعن	graying
وخف	0	I II IV	a-i:وَخْف	ضرب الخطمي حتى يلزج	beating to slime
وخم	1	I II V VIII X	u-u:وَخَامَة;i-a:وَخَم	الثقل وسوء الهضم	unwholesomeness
وخي	1	I II III V	a-i:وَخْي	القصد والطلب	aiming
ودج	1	I II	a-i:وَدْج	عرق العنق	jugular vein
ودد	3	I III V VI	i-a:وُدّ,مَوَدَّة,وِدَاد	المحبة والتمني	love, affection, wish
ودر	0	I II	a-i:وَدْر	الإبعاد والتغييب	sending away
ودس	0	I II	a-i:وَدْس	الخفاء وتغطية النبات للأرض	hiding
ودع	3	I II III IV VIII X	a-a:وَدْع;u-u:وَدَاعَة	الترك والسكون والتشييع	leaving, farewell, deposit
ودف	0	I X	a-i:وَدْف	التقطر والسيلان	dripping
ودق	1	I	a-i:وَدْق	المطر والقرب	rain, nearness
ودك	0	I II	i-a:وَدَك	دسم اللحم	fat, grease
ودن	0	I II VIII	a-i:وَدْن	البل والنقع	soaking
ودي	2	I II IV VIII	a-i:دِيَة,وَدْي	دفع حق القتيل ومجرى السيل	blood money, valley
وذء	0	I	a-a:وَذْء	العيب والزجر	faulting
وذح	0	I	i-a:وَذَح	ما تعلق بصوف الغنم	clotted dung
وذر	1	I II	i-a:وَذْر	الترك	leaving, letting
وذل	0	-	-	القطعة من الفضة المجلوة	polished silver
وذم	0	I II IV	i-a:وَذَم	سيور الدلو	bucket straps
ورء	1	III VI	-	الخلف والحجب	behind
ورب	1	I II III VI	i-a:وَرَب	الميل والمخادعة	obliquity, equivocation
ورث	3	I II IV V VI	i-i:إِرْث,وِرَاثَة,وِرْث	انتقال المال عن الميت	inheritance, heredity
ورخ	0	I	i-a:وَرَخ	رخاوة العجين	slackness of dough
ورد	3	I II III IV V VI X	a-i:وُرُود,وِرْد;u-u:وُرُودَة	المجيء إلى الماء والحضور والزهر	arrival, supply, rose
ورس	1	I II IV	i-a:وَرَس	نبات أصفر يصبغ به	yellow dye plant
ورش	2	I II	a-i:وَرْش	التطفل والتناول والمصنع الصغير	intruding, workshop
ورط	2	II IV V X	-	الوقوع في مأزق	predicament
ورع	2	I II V	i-i:وَرَع;i-a:وَرَع	التقوى والكف	piety, restraint
ورف	1	I II IV	a-i:وَرْف,وَرِيف,وُرُوف	اتساع الظل والنضرة	shade, verdure
ورق	3	I II IV V VIII	a-i:وَرْق	صحائف الشجر والكتابة	leaf, paper
ورك	1	I II V VI	a-i:وَرْك,وُرُوك	ما فوق الفخذ والاتكاء	hip
ورل	0	-	-	دابة من الزواحف	monitor lizard
ورم	3	I II IV V	i-i:وَرَم	الانتفاخ	swelling, tumor
وره	0	I V	i-a:وَرَه	الحمق	foolishness
وري	2	I II III IV V VI X	a-i:وَرْي	خروج النار والإخفاء	kindling, concealment
وزء	0	I II	a-a:وَزْء	الامتلاء والشد	filling up
وزب	0	I	a-i:وُزُوب	سيلان الماء	flowing
وزر	2	I III IV VI VIII X	a-i:وِزْر,وَزْر;i-a:وِزْر	الحمل الثقيل والمعونة	burden, sin, ministry
وزز	1	-	-	الطائر المائي والحث	goose
وزع	3	I II IV V VIII	a-a:وَزْع	التفريق والكف	distribution, restraint
وزغ	1	I II	a-i:وَزْغ	دويبة من الزواحف	gecko
وزف	0	I III	a-i:وَزِيف	الإسراع	hurrying
وزم	0	I	a-i:وَزْم	الحزمة والأكلة الواحدة	bundle, one meal
وزن	3	I II III IV VI VIII	a-i:وَزْن,زِنَة	تقدير الثقل والعدل	weight, balance
وزي	1	III VI	-	المقابلة والمحاذاة	parallelism
وسج	0	I	a-i:وَسِيج,وَسْج	سير سريع للإبل	fast gait
وسخ	2	I II IV V VIII	i-a:وَسَخ	القذر	dirt
وسد	1	II IV V	-	المخدة والاتكاء	pillow
وسط	3	I II V	a-i:وَسْط,سِطَة;u-u:وَسَاطَة	ما بين الطرفين	middle, mediation
وسع	3	I II IV V VIII X	i-a:سَعَة,وُسْع;u-u:وَسَاعَة	الرحابة والامتداد	width, capacity
وسق	1	I IV VIII X	a-i:وَسْق	الجمع والحمل	loading, gathering
وسل	2	I II V	a-i:وَسْل	ما يتقرب به إلى الشيء	means, supplication
وسم	2	I II V VIII	a-i:وَسْم,سِمَة;u-u:وَسَامَة	العلامة والحسن	mark, trait, beauty
وسن	1	I IV X	i-a:وَسَن,سِنَة	أول النوم	slumber
وسي	1	III IV VI	-	التعزية وآلة الحلق	consolation, razor
وشب	0	-	-	الأخلاط من الناس	mixed crowd
وشج	1	I II V VI	a-i:وَشْج,وَشِيج	التشابك والاتصال	intertwining, bond
وشح	2	II V VIII	-	ما يلبس على العاتق والتزيين	sash, adorning
وشر	1	I	a-i:وَشْر	قطع الخشب بالمنشار	sawing
وشظ	0	I	a-i:وَشْظ	شد الفأس والدخيل	wedge, intruder
وشع	1	I II V	a-a:وَشْع	لف القطن والغزل	winding, coil
وشق	1	I VIII	a-i:وَشْق	تقديد اللحم وحيوان مفترس	drying meat, lynx
وشك	2	I II IV	u-u:وَشْك,وَشَاكَة	القرب والسرعة	imminence
وشل	0	I	a-i:وَشْل,وَشَلَان	الماء القليل المتحلب	trickle
وشم	2	I II IV VIII X	a-i:وَشْم	النقش في الجلد	tattoo
وشي	2	I II V	a-i:وِشَايَة,وَشْي	النميمة والنقش	slander, embroidery
وصب	1	I IV V	a-i:وُصُوب;i-a:وَصَب	الدوام والمرض	permanence, illness
وصد	1	I II IV	a-i:وَصْد	الإغلاق والفناء	shutting, threshold
وصف	3	I III VI VIII X	a-i:وَصْف,صِفَة;u-u:وَصَافَة	ذكر الحال والنعت	description, quality
وصل	3	I II III IV V VI VIII X	a-i:وُصُول,وَصْل,صِلَة	الربط والبلوغ	connection, arrival
وصم	1	I II V	a-i:وَصْم	العيب والعار	stigma, blemish
وصي	3	I II IV VI X	a-i:وَصْي	العهد بالشيء	bequest, recommendation
وضء	1	I III V	u-u:وَضَاءَة	الحسن والنظافة	cleanliness, ablution
وضح	3	I II IV V VIII X	a-i:وُضُوح,ضِحَة	الظهور والبيان	clarity
وضر	0	I	i-a:وَضَر	الوسخ والدسم	grease, filth
وضع	3	I III IV VI VIII	a-a:وَضْع;u-u:ضَعَة,وَضَاعَة	الحط والإثبات والخلق	putting, position, lowliness
وضم	0	I IV	a-i:وَضْم	خشبة الجزار	butcher's block
وضن	0	I VIII	a-i:وَضْن	نسج السيور بعضها على بعض	plaiting
وطء	2	I II III IV V VI	i-a:وَطْء,وَطْأَة;u-u:وَطَاءَة	الدوس واللين	treading, agreement
وطب	0	-	-	سقاء اللبن	milk skin
وطح	0	-	-	ما تعلق بالأظلاف من طين	mud on hooves
وطد	2	I II V	a-i:وَطْد,طِدَة	التثبيت	consolidation
وطر	1	-	-	الحاجة المهمة	purpose, wish
وطس	1	I	a-i:وَطْس	شدة الحرب والتنور	fierce fight, furnace
وطش	0	I II	a-i:وَطْش	الدفع والبيان القليل	repelling
وطف	0	I	i-a:وَطَف	كثرة شعر الحاجب	bushy brows
وطم	0	I	a-i:وَطْم	إرخاء الستر	letting down
وطن	3	I II IV V X	a-i:وَطْن	مكان الإقامة	homeland, settling
وظب	2	I II III	a-i:وُظُوب	المداومة	persistence
وظف	3	I II V X	a-i:وَظْف	العمل المقدر والتعيين	job, function
وعب	2	I IV X	a-i:وَعْب	الشمول والاستيفاء	comprehension, containing
وعث	1	I IV	i-a:وَعَث;u-u:وُعُوثَة	المشقة والمكان السهل الدهس	hardship, soft sand
وعد	3	I III IV V VI VIII	a-i:وَعْد,عِدَة,وَعِيد	العهد بالخير أو الشر	promise, threat
وعر	2	I II V X	u-u:وُعُورَة,وَعَارَة;a-i:وَعْر	الصعوبة والغلظ	ruggedness
وعز	2	I II IV	a-i:وَعْز	التقدم بالأمر والإشارة	instruction, hint
وعس	0	I III IV	a-i:وَعْس	الرمل اللين	soft sand
وعظ	2	I VIII	a-i:وَعْظ,عِظَة	النصح والتذكير	preaching
وعق	0	I	i-a:وَعَق	سوء الخلق	ill temper
وعك	1	I II V	a-i:وَعْك	المرض الخفيف والحمى	indisposition
وعل	1	V X	-	تيس الجبل	ibex
وعي	3	I II IV V X	a-i:وَعْي	الحفظ والإدراك	awareness, consciousness
وغب	0	I	u-u:وُغُوبَة	الضعف والحمق	feebleness
وغد	1	I	u-u:وَغَادَة	الدناءة واللؤم	scoundrelry
وغر	1	I II IV V	i-a:وَغَر;a-i:وَغْر	شدة الحقد والحر	rancor, heat
وغل	2	I II IV V	a-i:وُغُول	الدخول والتعمق	penetration, intrusion
وغم	0	I	i-a:وَغَم	الثأر والحقد	vengeance
وغي	1	-	-	صوت الحرب	clamor of war
وفد	3	I II III IV VI X	a-i:وِفَادَة,وُفُود,وَفْد	القدوم رسولا	arrival, delegation
وفر	3	I II IV V VI	a-i:وَفْر,وُفُور;u-u:وَفَارَة,وَفْرَة	الكثرة والادخار	abundance, saving
وفز	1	III IV V X	-	العجلة وعدم الاطمئنان	restlessness, stimulus
وفض	1	I IV X	a-i:وَفْض	الإسراع	rushing
وفع	0	-	-	غلاف القارورة	stopper
وفق	3	I II III IV V VI VIII X	i-i:وَفْق	الملاءمة والاتحاد	agreement, success
وفل	0	-	-	القشر	peeling
وفه	0	-	-	القيام على بيت العبادة	temple keeping
وفي	3	I II III IV V VI X	a-i:وَفَاء	التمام وحفظ العهد	fulfillment, loyalty, death
وقب	0	I IV	a-i:وَقْب,وُقُوب	الدخول في الظلام والنقرة	eclipse, socket
وقت	3	I II	a-i:وَقْت	المقدار من الزمن	time
وقح	2	I II V VI X	u-u:وَقَاحَة,قِحَة	قلة الحياء	impudence
وقد	3	I II IV V VIII X	a-i:وُقُود,وَقْد,وَقَدَان	الاشتعال	burning, fuel
وقذ	0	I IV	a-i:وَقْذ	شدة الضرب	beating down
وقر	2	I II IV V VIII	u-u:وَقَار;a-i:وَقْر	الرزانة والثقل	dignity, heaviness
وقس	0	I	a-i:وَقْس	أول الجرب	onset of scab
وقش	0	I V	a-i:وَقْش	الحركة والصوت	stir
وقص	0	I IV VI	a-i:وَقْص;i-a:وَقَص	كسر العنق وقصرها	breaking the neck
وقط	0	I	a-i:وَقْط	الصرع ومستنقع الماء	felling, pool
وقع	3	I II III IV V VI X	a-a:وُقُوع,وَقْع	السقوط والحدوث	falling, occurrence
وقف	3	I II III IV V VI X	a-i:وُقُوف,وَقْف	القيام والحبس	standing, stopping, endowment
وقل	0	I V	a-i:وَقْل	الصعود في الجبل	climbing
وقم	0	I	a-i:وَقْم	القهر والإذلال	subduing
وقن	0	IV V	-	محضن الطائر	bird's nest
وقه	0	I X	i-a:وَقَه	الطاعة	obedience
وقي	3	I II V VIII	a-i:وِقَايَة,وَقْي	الحفظ والصون	protection, prevention
وكء	2	II IV V VIII	-	الاعتماد والتحمل على الشيء	leaning, support
وكب	1	I III IV VI	a-i:وُكُوب,وَكْب	السير في جماعة	procession, escort
وكت	0	I II	a-i:وَكْت	النقطة والأثر اليسير	speck
وكح	0	IV V X	-	الصلابة والمنع	hardness
وكد	3	I II IV V	a-i:وَكْد,وُكُود	التوثيق والتقرير	affirmation, certainty
وكر	1	I II V VIII	a-i:وَكْر,وُكُور	عش الطائر	nest
وكز	1	I III V	a-i:وَكْز	الضرب بجمع الكف	punching
وكس	1	I II IV VIII	a-i:وَكْس	النقص والخسارة	loss, decline
وكظ	0	I III	a-i:وَكْظ	الدفع والمداومة	pushing, persistence
وكع	0	I X	u-u:وَكَاعَة	الشدة واللؤم	toughness
وكف	1	I IV V X	a-i:وَكْف,وَكِيف,وَكَفَان	تقاطر الماء	dripping
وكل	3	I II III IV V VI VIII	a-i:وَكْل,وُكُول	التفويض والاعتماد	entrusting, agency
وكم	0	I	a-i:وَكْم	القمع والحزن	subduing, grief
وكن	1	I V	a-i:وَكْن,وُكُون	عش الطائر	nest, brooding
وكي	0	I IV X	a-i:وَكْي	رباط القربة	tying a waterskin
ولب	0	I III	a-i:وُلُوب	الدخول والإسراع	entering
ولت	0	I	a-i:وَلْت	نقص الحق	withholding due
ولث	0	I	a-i:وَلْث	العهد غير المؤكد	weak pact
ولج	2	I II IV V VIII	a-i:وُلُوج,لِجَة	الدخول	entering
ولح	0	-	-	الغرارة	sack
ولد	3	I II IV V VI X	a-i:وِلَادَة,مَوْلِد	وضع الأم مولودها والنشوء	birth, generation
ولس	0	I III IV	a-i:وَلْس	الخيانة والخديعة	treachery
ولع	2	I II IV V	i-a:وَلَع,وُلُوع;a-a:وَلْع,وَلَعَان	شدة التعلق والإيقاد	passion, kindling
ولغ	1	I IV	a-a:وُلُوغ,وَلْغ;i-a:وَلْغ	شرب السباع بأطراف ألسنتها	lapping
ولف	1	I III VIII	a-i:وَلْف,وِلَاف	الاجتماع والألفة	companionship
ولق	0	I	a-i:وَلْق	الإسراع والكذب	haste, lying
ولم	1	IV	-	طعام العرس	banquet
وله	2	I II IV V VIII	i-a:وَلَه;a-i:وَلَه	ذهاب العقل من الوجد	distraction, infatuation
ولي	3	I II III IV V VI X	i-i:وِلَايَة,وَلَاء,وَلْي;a-i:وَلْي	القرب والنصرة والتدبير	nearness, guardianship, rule
ومء	2	I II IV	a-a:وَمْء	الإشارة	gesture, sign
ومد	0	I	i-a:وَمَد	شدة الحر مع سكون الريح	sultriness
ومس	1	I IV	a-i:وَمْس	الفجور والاحتكاك	prostitution, rubbing
ومض	2	I II IV	a-i:وَمْض,وَمِيض,وَمَضَان	اللمعان الخفيف	flash
ومق	0	I III V	i-i:مِقَة,وَمْق	المحبة	tender love
ومه	0	I	i-a:وَمَه	شدة الحر	intense heat
ونج	0	-	-	ضرب من المعازف	a lute
ونم	0	I	a-i:وَنِيم	سلح الذباب	fly specks
ونن	0	-	-	آلة الطرب ذات الأوتار	harp
وني	2	I II IV VI	a-i:وَنْي,وُنِيّ;i-a:وَنَى	الفتور والضعف	languor, slackness
وهب	3	I II III IV VI VIII X	a-a:وَهْب,هِبَة	العطاء بلا عوض	gift, donation
وهت	0	I IV	a-i:وَهْت	الضغط والدوس	pressing
وهج	2	I II IV V	a-i:وَهْج,وَهَجَان;i-a:وَهَج	شدة الحر والضوء	glow, blaze
وهد	1	II V	-	الأرض المنخفضة	lowland, chasm
وهر	0	I II V X	a-i:وَهْر	الإيقاع في الحيرة وتوهج الشمس	confounding, glare
وهز	0	I	a-i:وَهْز	الدفع والضرب	shoving
وهس	0	I III V VI	a-i:وَهْس	الدق وشدة السير	pounding
وهص	0	I	a-i:وَهْص	الكسر والرمي الشديد	crushing, throwing down
وهط	0	I II IV	a-i:وَهْط	الكسر والوطء	breaking
وهف	0	I IV	a-i:وَهْف,وَهِيف	اهتزاز النبات وخضرته	swaying of plants
وهق	0	I III IV VI	a-i:وَهْق	الحبل ذو الأنشوطة	lasso
وهل	1	I II V X	i-a:وَهَل;a-i:وَهْل	الفزع والوهم	fright, first moment
وهم	3	I II IV V VIII	a-i:وَهْم;i-a:وَهَم	الظن الخاطئ والتخيل	illusion, delusion
وهن	2	I II IV V	a-i:وَهْن;i-a:وَهَن;u-u:وَهَن	الضعف	weakness
وهي	1	I IV	a-i:وَهْي,وُهِيّ;i-a:وَهْي	الضعف والتشقق	frailty
ويب	0	-	-	كلمة مثل الويل	woe
ويح	1	-	-	كلمة ترحم	woe, pity
ويك	0	-	-	كلمة تعجب	exclamation of wonder
ويل	2	II III V VI	-	الهلاك والعذاب	woe
وين	0	-	-	العنب الأسود	black grapes
ويه	0	-	-	كلمة إغراء	incitement
يءس	3	I IV VIII X	i-a:يَأْس,يَآسَة	انقطاع الأمل	despair
يبب	1	II	-	الخراب والخلاء	desolation
يبس	2	I II IV V VIII	i-a:يُبْس,يَبَس,يُبُوسَة;i-i:يُبْس	الجفاف بعد الرطوبة	dryness
يتم	2	I II IV V	i-a:يُتْم,يَتَم;a-i:يُتْم;u-u:يُتْم	فقد الأب والانفراد	orphanhood
يدع	0	II	-	صبغ أحمر	red dye
يدي	3	I II III IV	a-i:يَدْي	الجارحة والنعمة والقوة	hand, favor
يرر	0	I	i-a:يَرَر	الصلابة والشدة	hardness
يرع	1	I	i-a:يَرَع	القصب والحشرة المضيئة والجبن	reed, firefly
يرق	1	I	i-a:يَرَق	اصفرار الجلد وآفة الزرع	jaundice, blight
يزن	0	-	-	موضع ينسب إليه الرمح	place of spears
يسر	3	I II III IV V VI X	u-u:يُسْر,يَسَارَة;i-a:يَسَر;a-i:يَسْر,مَيْسِر	السهولة والغنى واللعب بالقداح	ease, wealth, gambling
يسم	1	-	-	زهر أبيض عطر	jasmine
يشب	1	-	-	حجر كريم	jasper
يشم	0	-	-	حجر كريم أخضر	jade
يعب	0	-	-	الفرس السريع الطويل	swift horse
يعر	0	I	a-a:يُعَار	صوت المعز	bleating
يعل	0	-	-	الغدير والنفاخات على الماء	pool, bubbles
يفخ	1	I	a-a:يَفْخ	ملتقى عظام الرأس	crown of the head
يفع	1	I IV V	a-a:يَفْع,يُفُوع	الارتفاع ومقاربة البلوغ	adolescence, hill
يفن	0	-	-	الشيخ الكبير	old man
يقت	1	-	-	حجر كريم أحمر	ruby
يقظ	2	I II IV V X	i-a:يَقَظَة,يَقَظ;u-u:يَقَاظَة	الانتباه من النوم	wakefulness
يقق	0	I	a-i:يُقُوقَة	شدة البياض	snow white
يقن	3	I II IV V X	i-a:يَقِين,يَقَن	العلم بلا شك	certainty
يلب	0	-	-	الدروع من الجلود	leather armor
يلق	0	-	-	الأبيض والقباء	white, gown
يلل	0	I	i-a:يَلَل	قصر الأسنان	short teeth
يمم	2	I II V	a-u:يَمّ	القصد والبحر	heading for, sea
يمن	2	I II III V VI X	a-i:يُمْن;u-u:يُمْن,مَيْمَنَة	البركة والجهة المقابلة لليسار	good luck, right side
ينع	1	I IV	a-a:يَنْع,يُنُوع;a-i:يَنْع,يُنُوع	نضج الثمر	ripeness
ينم	0	-	-	نبات	a plant
يهم	0	-	-	الأرض التي لا طريق فيها	trackless desert
يوح	0	-	-	الشمس	sun
يود	1	II	-	عنصر كيميائي	iodine
يوم	3	III	-	الزمن من الفجر إلى الليل	day
يون	2	II V	-	الذرة المشحونة	ion
زءب	0	I VIII	a-a:زَأْب	حمل الشيء الثقيل	carrying a heavy load
زءد	0	I	a-a:زُؤْد,زَأْد	الفزع والخوف	fright
زءر	2	I V	a-a:زَئِير,زَأْر;i-a:زَأَر	صوت الأسد	roaring
زءط	0	I	a-a:زِئَاط	الجلبة والصوت	clamour
زءم	1	I IV	a-a:زَأْم,زُؤَام	الموت السريع والذعر	sudden death, dread
زبب	1	I II V	i-a:زَبَب	كثرة الشعر وتجفيف العنب	hairiness, raisin
زبد	2	I II IV V	a-i:زَبْد;a-u:زَبْد	رغوة الماء وخلاصة اللبن	foam, butter
زبر	1	I II	a-u:زَبْر;a-i:زَبْر	الكتابة والزجر	writing, scripture
زبع	0	V	-	الريح الدائرة وسوء الخلق	whirlwind
زبق	0	I II VII	a-u:زَبْق;a-i:زَبْق	النتف والدخول	plucking, slipping in
زبل	2	I II	a-i:زَبْل	السماد والقمامة	manure, rubbish
زبن	2	I III V VI VIII	a-i:زَبْن	الدفع والمعاملة في البيع	pushing, clientele
زبي	1	I II V	a-i:زَبْي	الحفرة والرابية	pit, height
زتت	0	I II	a-u:زَتّ	التزيين والرمي	adorning
زجج	2	I II V	a-u:زَجّ;i-a:زَجَج	الدفع والرمي ومادة الزجاج	thrusting, glass
زجر	2	I III IV VII VIII	a-u:زَجْر	المنع والنهر	scolding, restraint
زجل	1	I II	i-a:زَجَل;a-u:زَجْل	رفع الصوت والشعر العامي	loud singing, popular verse
زجو	1	I II IV V	a-u:زَجْو,زَجَاء	السوق والدفع برفق	driving gently
زحح	0	I	a-u:زَحّ	التنحية عن المكان	displacing
زحر	1	I II V	a-i:زَحِير,زُحَار;a-a:زَحِير	إخراج النفس بأنين والتعني	groaning, dysentery
زحف	2	I II IV V VI VIII	a-a:زَحْف,زُحُوف	المشي على البطن والتقدم	crawling, marching
زحل	1	I II V	a-a:زُحُول,زَحْل	التنحي والتباعد	moving away, Saturn
زحم	2	I III VI VIII	a-a:زَحْم,زِحَام	التضايق والتدافع	crowding
زحن	0	I II V	a-a:زَحْن	الإبطاء والإزالة	slowness
زخخ	1	I	a-u:زَخّ	الدفع وشدة المطر	pouring down, shoving
زخر	2	I V	a-a:زَخْر,زُخُور	الامتلاء والارتفاع	overflowing, abounding
زخف	0	I	a-a:زَخِيف	الفخر والتكبر	boasting
زخم	1	I II	a-a:زَخْم;i-a:زَخَم	الدفع الشديد والقوة	momentum, impetus
زرب	1	I VII	a-u:زَرْب;i-a:زَرَب	الحظيرة والمسيل	pen, fold
زرد	1	I II VIII	i-a:زَرَد,زَرْد;a-u:زَرْد	البلع وحلق الدرع	gulping, chain mail
زرر	2	I II IV V	a-u:زَرّ	شد العروة بالزر	buttoning
زرع	3	I II III IV VII VIII X	a-a:زَرْع,زِرَاعَة	إنبات الحب وتنميته	sowing, agriculture
زرف	1	I II IV	a-i:زَرِيف,زَرْف	السيلان والإسراع	advancing, giraffe
زرق	2	I II IV IX	i-a:زَرَق,زُرْقَة;a-u:زَرْق	لون السماء والطعن والقذف	blue, injecting
زرم	0	I II IV	i-a:زَرَم	الانقطاع في البول والدمع	interruption of flow
زري	2	I II IV V VI VIII X	a-i:زِرَايَة,زَرْي	العيب والاحتقار	contempt, disdain
زعب	1	I II VIII	a-a:زَعْب	الملء والدفع	filling, driving out
زعج	3	I IV VII	a-a:زَعْج	الإقلاق والضيق	disturbance, annoyance
زعر	1	I IX	i-a:زَعَر	قلة الشعر وسوء الخلق	sparse hair, viciousness
زعط	0	I	a-a:زَعْط	الخنق والطرد	strangling, chasing off
زعف	1	I IV VIII	a-a:زَعْف	القتل السريع والسم	instant killing
زعق	2	I II IV VII	a-a:زَعْق,زَعِيق;i-a:زَعَق	الصياح الشديد	screaming
زعل	2	I II V	i-a:زَعَل	الضيق والغضب	annoyance, being upset
زعم	3	I II IV V VI	a-u:زَعْم,زُعْم;u-u:زَعَامَة	القول المشكوك فيه والرئاسة	claiming, leadership
زعن	0	I	a-a:زَعْن	الميل	inclining
زغب	1	I II IV IX	i-a:زَغَب	الريش الدقيق والشعر الناعم	down, fuzz
زغد	0	I	a-a:زَغْد	هدير البعير وعصر السقاء	camel's braying
زغر	0	I	a-a:زَغْر	الاغتصاب والنظر الحاد	seizing, staring
زغف	0	I VIII	a-a:زَغْف	الدرع اللينة والزيادة في الحديث	fine mail, embellishing
زغل	1	I II IV	a-a:زَغْل	الغش والصب المتقطع	adulterating, spurting
زغم	0	V	-	ترديد الصوت في غضب	muttering in anger
زفت	2	I II	a-i:زَفْت	القار وطلاؤه	pitch, asphalt
زفر	2	I II VIII	a-i:زَفِير,زَفْر	إخراج النفس ممدودا	exhaling, sighing
زفف	2	I IV VIII	a-u:زِفَاف,زَفّ;a-i:زَفِيف,زَفّ	إهداء العروس والإسراع	wedding procession, hurrying
زفن	1	I	a-i:زَفْن	الرقص والدفع	dancing, kicking
زفي	0	I IV	a-i:زَفْي,زَفَيَان	السوق والطرد بالريح	driving by wind
زقب	0	I VII	a-u:زَقْب	الإدخال في المضيق	squeezing in
زقف	0	I V VIII	a-u:زَقْف	الالتقاط والاختطاف	snatching
زقق	1	I II	a-u:زَقّ	إطعام الطائر فرخه والوعاء الجلدي	beak feeding, wineskin
زقم	1	I II IV V VIII	a-u:زَقْم	اللقم والابتلاع	gulping, bitter tree
زقو	1	I	a-u:زَقْو,زُقَاء	صياح الطائر	crowing, chirping
زكء	0	I	a-a:زَكْء	الأداء العاجل والضرب	prompt payment
زكب	0	I VII	a-u:زَكْب	الوعاء الكبير والملء	sack, filling
زكت	0	I II IV	a-u:زَكْت	ملء القربة	filling a skin
زكر	1	I II V	a-u:زَكْر	الامتلاء والوعاء الصغير	filling, small skin
زكم	2	I IV	a-u:زَكْم,زُكَام	انسداد الأنف برشح	common cold
زكن	1	I II III IV	i-a:زَكَن,زَكَانَة	الفطنة والظن الصائب	insight, surmise
زكو	2	I II IV V	a-u:زَكَاء,زُكُوّ,زَكَاة	النماء والطهارة	purity, growth, alms
زكي	1	I	i-a:زَكَى	النماء والطيب	growing, being pure
زلج	2	I II IV V VII	a-i:زَلْج,زَلِيج;i-a:زَلَج	الانزلاق والسرعة	gliding, skating
زلخ	0	I	a-a:زَلْخ;i-a:زَلَخ	الزلق	slipperiness
زلع	1	I V VIII	a-a:زَلْع;i-a:زَلَع	الشق والبلع	cracking, jar
زلف	2	I II III IV V VIII	a-u:زَلْف,زَلَف	القرب والتقدم	nearness, flattery
زلق	2	I II IV V VII	i-a:زَلَق;a-u:زَلْق,زَلَق	الزلل وملاسة المكان	slipping
زلل	2	I IV X	a-i:زَلَل,زَلّ,زَلِيل;i-a:زَلَل	السقوط والخطأ	slip, lapse
زلم	1	I II	a-u:زَلْم	القدح والقطع	arrow shaft, trimming
زمت	1	I V	u-u:زَمَاتَة	الوقار والتشدد	sternness, rigidity
زمج	0	I	i-a:زَمَج	الغضب والدخول بلا إذن	anger, intrusion
زمخ	0	I	a-a:زَمْخ	التكبر	haughtiness
زمر	2	I II	a-u:زَمْر,زَمِير;a-i:زَمْر,زَمِير	النفخ في القصب والجماعة	piping, group
زمع	1	I II IV	i-a:زَمَع;a-a:زَمَعَان	العزم والسرعة والدهشة	resolve, haste
زمك	0	I	a-u:زَمْك	الغضب وأصل الذنب	anger, rump
زمل	2	I II III V VI VIII	a-u:زَمْل,زِمَال;a-i:زَمْل	الرفقة واللف في الثوب	companionship, wrapping
زمم	1	I II VII	a-u:زَمّ	الشد والربط بالزمام	tightening, bridling
زمن	3	I III IV VI	i-a:زَمَانَة,زُمْنَة,زَمَن	الوقت والمرض الدائم	time, chronic illness
زمه	0	I	i-a:زَمَه	اشتداد الحر	heat intensity
زنء	0	I II	a-a:زَنْء,زُنُوء	الضيق والصعود والالتجاء	tightness, ascending
زنج	1	-	-	جيل من السود	black Africans
زنخ	1	I	i-a:زَنَخ	تغير رائحة الدهن	rancidity
زند	2	I II	a-u:زَنْد	قدح النار وعظم الذراع	kindling fire, forearm
زنر	1	I II V	a-u:زَنْر	شد الوسط بالزنار	girdle
زنق	1	I II	a-i:زَنْق;a-u:زَنْق	التضييق والشد	tightening, narrow lane
زنك	0	II	-	معدن أبيض ضارب إلى الزرقة	zinc
زنم	1	I II	a-u:زَنْم	الزائدة المتدلية من الأذن واللصيق	ear appendage, bastard
زنن	1	I IV	a-u:زَنّ	الظن والاتهام والطنين	suspicion, buzzing
زني	2	I II III	a-i:زِنَا,زِنَى	الوطء من غير عقد	adultery
زهد	2	I II V VI	i-a:زُهْد,زَهَادَة;a-a:زُهْد,زَهَادَة;u-u:زَهَادَة	الترك والإعراض عن الدنيا	renunciation, asceticism
زهر	3	I II IV VIII IX	a-a:زُهُور,زَهْر;i-a:زَهَر,زُهْرَة	النور والإشراق وتفتح النبات	blossoming, shining
زهف	0	I IV VIII	i-a:زَهَف	الخفة والهلاك	levity, perishing
زهق	2	I IV VII	a-a:زُهُوق,زَهْق;i-a:زَهَق	الهلاك والبطلان والضجر	perishing, vanishing
زهل	0	I	i-a:زَهَل	الملاسة والبياض	smoothness
زهم	1	I	i-a:زَهَم,زُهُومَة	الدسم وكراهة الرائحة	greasiness, fetidness
زهو	2	I II IV VIII	a-u:زَهْو,زُهُوّ	الإشراق والكبر والتفاخر	radiance, vanity
زوج	3	I II III IV V VI VIII	a-u:زَوْج	الاقتران والاثنان المتلازمان	pairing, marriage
زوح	0	I IV VII	a-u:زَوْح	الزوال والتنحي	removal
زود	3	I II IV V VIII	a-u:زَوْد	اتخاذ الزاد والإمداد	provision, supply
زور	3	I II III IV V VI VIII IX X	a-u:زِيَارَة,زَوْر,مَزَار;i-a:زَوَر	القصد واللقاء والميل والكذب	visiting, falsifying
زوغ	1	I IV	a-u:زَوْغ,زَوَغَان	الميل والحيدة	deviating, swerving
زوف	0	I	a-u:زَوْف	استرخاء الجناحين في المشي	trailing wings
زوق	1	II V	-	التزيين والنقش	decoration
زول	3	I II III IV VI	a-u:زَوَال,زَوْل,زُوُول	الذهاب والاضمحلال	cessation, disappearance
زون	0	-	-	الصنم وموضعه	idol
زوي	2	I II IV V VII	a-i:زَوْي,زَيّ	الجمع والتنحية والركن	corner, contraction
زيب	0	-	-	ريح الجنوب والنشاط	south wind
زيت	2	I II VIII X	a-i:زَيْت	دهن الزيتون	oil
زيح	2	I II IV VII	a-i:زَيْح,زَيَحَان	البعد والتنحي	displacement, removal
زيد	3	I II III V VI VIII X	a-i:زِيَادَة,زَيْد,مَزِيد	النمو والكثرة	increase
زير	1	II	-	الدن والوتر الدقيق	jar, thin string
زيغ	2	I II IV	a-i:زَيْغ,زَيَغَان	الميل عن الحق	deviation
زيف	2	I II V	a-i:زَيْف,زُيُوف	الرداءة والتزوير	counterfeit, falsity
زيق	0	II V	-	طوق القميص المحيط بالعنق	collar edge
زيل	2	I II III IV V VI	i-a:زَيْل	التفرق والمباينة	separation, ceasing
زيم	0	V	-	التفرق واكتناز اللحم	scattering, plumpness
زين	3	I II IV V VIII	a-i:زَيْن,زِينَة	التجميل والحسن	adornment
زيي	2	II V	-	اللباس والهيئة	costume, style
ظءب	0	I III VI	a-a:ظَأْب	الجلبة والسلف	clamour
ظءر	1	I III IV VI VIII	a-a:ظَأْر,ظِئَار	العطف على ولد الغير وإرضاعه	wet-nursing
ظءف	0	I	a-a:ظَأْف	الطرد	driving away
ظءم	0	III VI	-	السلف والموافقة	marrying a sister-in-law
ظبب	0	-	-	بثر في الجفن	eyelid pustule
ظبو	0	-	-	حد السيف	sword edge
ظبي	1	-	-	الغزال	gazelle
ظجج	0	I	a-i:ظَجّ	الصياح في الحرب	war cry
ظرب	0	I	i-a:ظَرَب	الحجر الناتئ والتل الصغير	jutting rock
ظرر	0	I	a-u:ظَرّ	الحجر المحدد	flint, sharp stone
ظرف	3	I II V VI X	u-u:ظَرْف,ظَرَافَة	الكياسة والوعاء	wit, container, circumstance
ظري	0	I	i-a:ظَرَى	الكياسة	cleverness
ظعن	2	I IV VIII	a-a:ظَعْن,ظُعُون,ظَعَن	السير والارتحال	departing, journeying
ظفر	2	I II IV V VI VIII	i-a:ظَفَر;a-i:ظَفْر	الفوز وعظم طرف الإصبع	victory, nail
ظفف	0	I	a-u:ظَفّ	جمع القوائم بالشد	tying legs
ظلع	1	I	a-a:ظَلْع;i-a:ظَلَع	العرج والغمز في المشي	limping
ظلف	1	I II IV V	a-i:ظَلْف;i-a:ظَلَف	حافر البقر ومنع النفس	cloven hoof, restraint
ظلل	3	I II IV V X	i-a:ظَلّ,ظُلُول	الفيء والستر والدوام	shade, remaining
ظلم	3	I II IV V VI VII VIII	a-i:ظُلْم,ظَلْم,مَظْلِمَة;i-a:ظَلَم	الجور ونقص الحق وذهاب النور	injustice, darkness
ظمء	2	I II IV V	i-a:ظَمَأ,ظَمْء,ظَمَاءَة	العطش	thirst
ظمخ	0	-	-	شجر كالسماق	sumac-like tree
ظمي	0	I	i-a:ظَمَى	قلة الدم والذبول	paleness of lips
ظنب	0	-	-	حرف عظم الساق	shin edge
ظنن	3	I IV V VIII	a-u:ظَنّ	الاعتقاد الراجح والتهمة	assuming, suspicion
ظهر	3	I II III IV V VI VIII X	a-a:ظُهُور;i-a:ظَهَر;u-u:ظَهَارَة	البروز والوضوح وخلاف البطن	appearing, back, noon
ظوف	0	-	-	جلد الرقبة	nape skin
ظين	0	-	-	نبات الياسمين البري	wild jasmine`;
