// Generated from data/quadriliterals by scripts/pack.ts; do not edit.
export const rows = `ءبجد	2	-	ترتيب الحروف	alphabet
ءبلس	1	-	رأس الشياطين	devil
ءتمت	2	QI QII	التشغيل الآلي	automation
ءخطب	1	-	الحيوان البحري ذو الأذرع	octopus
ءدلج	2	QI QII	الصبغ بعقيدة فكرية	ideologizing
ءرجح	2	QII	التذبذب والتردد	swinging, oscillation
ءرجن	1	-	نبات عطري ولون بنفسجي	purple, oregano
ءردب	0	-	مكيال قديم	a dry measure
ءرشف	2	QI	حفظ الوثائق	archiving
ءرغن	0	-	آلة موسيقية هوائية	pipe organ
ءرنب	1	-	حيوان قارض وثاب	hare, rabbit
ءزمل	0	-	آلة الحفر في الخشب	chisel
ءستذ	3	QI QII	المعلم الماهر	professor, professorship
ءستل	1	QI	إضافة مجموعة الخل	acetylation
ءسرل	0	QI	الصبغ بصبغة إسرائيلية	Israelization
ءسطر	1	QI	الحكاية الخرافية	legend
ءسطل	1	-	الجماعة من السفن	fleet
ءسطن	1	-	العمود والشكل المستدير الطويل	column, cylinder
ءسفن	1	-	دق الوتد في الشق	wedging
ءسقف	1	-	رتبة كنسية	bishop
ءسلم	1	QI	الصبغ بصبغة الإسلام	Islamization
ءشنن	0	-	نبات الغسل	saltwort
ءصطب	0	-	مربط الدواب	stable
ءقلم	2	QI QII	التكيف مع البيئة	acclimatization
ءقنم	1	-	الأصل والشخص	hypostasis
ءكدم	1	QI	الصبغ بصبغة البحث العلمي	academization
ءكسج	2	QI QII	إضافة غاز التنفس	oxygen, oxygenation
ءكسد	2	QI QII	الاتحاد بعنصر الأكسجين	oxidation
ءلكل	1	QI	إضافة سلسلة كربونية	alkylation
ءلمن	1	QI	الصبغ بصبغة ألمانية	Germanization
ءمثل	1	QI	بلوغ الحل الأفضل	optimization
ءمرك	1	QI QII	الصبغ بصبغة أمريكية	Americanization
ءنسن	1	QI	إضفاء صفة الإنسان	humanization
ءنكل	1	QI	الصبغ بصبغة إنكليزية	Anglicization
ءورب	1	QI QII	الصبغ بصبغة أوربية	Europeanization
بءبء	1	QI	الصغير في العين وصوت الصبي	pupil of the eye, babbling
بحبح	1	QI QII	السعة والتمكن	comfort, spaciousness
بحتر	0	QII	القصر والاجتماع	stockiness
بحثر	0	QI QII	تفريق الشيء وكشفه	scattering
بحرن	1	QI	الصبغ بصبغة بحرينية	Bahrainization
بحلق	1	QI	التحديق بالعين	staring
بخبخ	1	QI	الرش والهدير	spraying
بختر	2	QI QII	المشي بتمايل وعجب	strutting
بخنق	0	QII	غطاء الرأس للنساء	head kerchief
بذعر	0	QIV	التفرق والفرار	scattering in fear
بربخ	1	-	أنبوب ملتف على الخصية	epididymis
بربر	1	QI	الصياح والكلام المختلط	jabbering, Berber
برثن	1	-	مخلب السبع	claw
برجد	0	-	الكساء المخطط	striped garment
برجس	0	-	الناقة الغزيرة والكوكب	Jupiter, milch camel
برجل	1	QI	الاضطراب وآلة رسم الدوائر	confusion, compass
برجم	1	-	مفصل الإصبع	knuckle
بردع	1	-	ما يوضع على ظهر الحمار	packsaddle
برذن	1	QI	دابة ثقيلة كالبغل	workhorse
برزخ	1	-	الحاجز بين شيئين	isthmus, barrier
برسم	1	-	نبات علفي والتهاب الصدر	clover, pleurisy
برشق	0	QI QIII	الفرح وتفتح الزهر	joy, blooming
برطش	0	QI	السعي بين البائع والمشتري	brokering
برطل	1	QI QII	إعطاء الرشوة	bribery
برطم	1	QI	عبوس الوجه ومد الشفة	pouting
برعم	2	QI QII	خروج زهر النبات قبل تفتحه	budding
برغث	1	QI	حشرة قافزة ماصة للدم	flea
برغش	1	-	بعوض صغير	gnat
برغل	1	-	القمح المجروش	bulgur, cracked wheat
برقش	1	QI QII	التلوين بألوان مختلفة	variegation
برقع	1	QI QII	غطاء الوجه	face veil
برمج	3	QI QII	وضع الخطط والتعليمات	programming
برمل	1	-	الوعاء الأسطواني الكبير	barrel
برنس	1	QII	ثوب له غطاء للرأس	hooded cloak
برنط	0	QII	غطاء الرأس ذو الحافة	brimmed hat
برهم	0	QI	إدامة النظر وبرعم الشجر	steady gaze, bud
برهن	2	QI	إقامة الحجة القاطعة	proof, demonstration
بروز	1	QI	الإطار حول الصورة	framing
بزبز	0	QI	الشدة في السوق	driving hard
بزمط	0	-	كعك يابس	rusk
بسبس	0	QI	صوت الدعاء والقفر	coaxing, wasteland
بستر	2	QI QII	تعقيم السوائل بالتسخين	pasteurization
بستن	2	QI	زراعة الحدائق	gardening
بسمل	2	QI	قول باسم الله	saying in the name of God
بشبش	0	QI	البشاشة والترحيب	welcoming
بصبص	1	QI	تحريك الذنب واللمعان	tail wagging, glancing
بطبط	1	QI	صوت البط	quacking
بطرق	1	-	القائد أو رجل الدين الكبير	patriarch, penguin
بطرك	1	-	رئيس كنسي	patriarch
بعبع	1	QI	ما يخوف به وصوت الماء	bugbear, gurgle
بعثر	2	QI QII	التفريق وقلب الشيء	scattering
بعزق	1	QI QII	التبديد والإسراف	squandering
بغبغ	0	QI	صوت الهدير والغرغرة	gurgling
بغدد	1	QI QII	التشبه بأهل بغداد	putting on airs
بقبق	1	QI	صوت الماء في الكوز	bubbling
بكبك	0	QI	الازدحام	crowding
بلبل	2	QI QII	الاضطراب وطائر مغرد	confusion, nightingale
بلتع	0	QII	التظرف والحذق في الكلام	affected eloquence
بلدح	0	QI QII	الضرب بالنفس على الأرض	flopping down
بلسم	1	QI	مادة عطرية تشفي الجروح	balsam
بلشف	0	QI QII	اعتناق الشيوعية الروسية	Bolshevization
بلشن	1	-	طائر مائي طويل الساق	heron
بلطج	1	QI	فرض القوة على الناس	thuggery
بلطح	0	QI	البسط والتعريض	flattening
بلعم	1	QI	مجرى الطعام والابتلاع	pharynx, swallowing
بلغم	1	-	المخاط اللزج	phlegm
بلقع	1	QI	القفر الخالي	wasteland
بلقن	1	QI QII	التجزئة إلى دويلات	Balkanization
بلمر	2	QI QII	تكوين الجزيئات المتسلسلة	polymerization
بلهن	0	-	سعة العيش	ease of life
بلور	2	QI QII	تكون الأشكال المنتظمة	crystallization
بلوط	1	-	شجر ثمره يدبغ به	oak
بندر	1	-	المدينة الساحلية	seaport town
بندق	1	QI QII	ثمر وقذيفة	hazelnut, rifle
بنصر	1	-	الإصبع بين الوسطى والصغرى	ring finger
بنكر	0	QI	أعمال المصارف	banking
بهدل	1	QI QII	الإهانة وسوء المظهر	humiliation, shabbiness
بهرج	2	QI QII	الزيف والتزين	tawdriness, adornment
بهكن	0	-	المرأة الغضة	tender young woman
بهلل	1	-	المضحك وحسن الوجه	buffoon, jester
بوتق	1	QI	وعاء الصهر	crucible
بودر	1	QI	المسحوق الناعم	powdering
بورق	1	-	ملح معدني أبيض	borax
بوصل	1	-	آلة تعيين الجهات	compass
بيدر	1	QI	موضع درس الحنطة	threshing floor
بيدق	1	-	الجندي في الشطرنج	pawn
بيرق	1	-	الراية	banner
بيزر	1	QI	تربية الصقور	falconry
بيطر	2	QI	علاج الدواب	veterinary practice
بيقر	0	QI	الهجرة والهلاك	migrating
تءتء	1	QI	التردد في حرف التاء	stammering
تبتب	0	QI	الربت بالكف	patting
ترتر	0	QI	كثرة الحركة والكلام	shaking, chatter
ترجم	3	QI	نقل الكلام بين اللغات	translation
ترقو	1	-	عظم أعلى الصدر	clavicle
ترمس	1	-	حب بقلي وقارورة حافظة	lupine, thermos
تعتع	1	QI QII	التردد في الكلام والتحريك	stammering, shaking
تفتف	0	QI	تكرار البصق	spitting
تكتك	1	QI	صوت الساعة والتدبير	ticking, tactics
تلءب	0	QIV	الاستقامة والانتصاب	being straight
تلتل	0	QI	التحريك والشدة	shaking
تلفز	2	QI	نقل الصور عن بعد	televising
تلفن	1	QI	المكالمة عن بعد	telephoning
تلمذ	2	QI QII	طلب العلم على أستاذ	apprenticeship, studying
تمتم	2	QI	الكلام الخفي غير المبين	muttering
تمسح	1	-	حيوان زاحف مائي	crocodile
تنبل	1	QII	الكسل والبلادة	laziness
تهته	0	QI	اللكنة في اللسان	stuttering
تونس	1	QI	الصبغ بصبغة تونسية	Tunisification
ثءثء	0	QI	الإرواء والحبس	quenching
ثرثر	2	QI	كثرة الكلام	chatter
ثعجر	0	QI QIII	انصباب الماء والدم	spilling
ثعلب	1	QI	حيوان ماكر	fox
ثغثغ	0	QI	الكلام المختلط	garbled speech
ثلثل	0	QI	هدم الشيء	demolishing
ثندو	0	-	لحم الثدي	male breast
جءجء	0	QI	صدر السفينة والطائر	breastbone, prow
جبجب	0	QI	الكرش والزبيل	paunch
جثجث	0	-	نبت طيب الرائحة	a fragrant plant
جحجح	0	QI	السيادة والكرم	noble chief
جحدر	0	QI QII	دحرجة الشيء	rolling down
جحدل	0	QI QII	الصرع والجمع	felling
جحظم	0	QI	الشد والربط	binding
جحفل	1	QI QII	الجيش الكثير	large army
جحمر	0	-	العجوز الكبيرة	old woman
جخدب	0	-	الجراد الأخضر	grasshopper
جدجد	0	-	حشرة تصر بالليل	cricket
جدول	3	QI QII	النهر الصغير والترتيب في خانات	table, scheduling
جذمر	1	-	ساق نباتية تحت الأرض	rhizome
جربز	0	QI	الخبث والدهاء	cunning
جرثم	2	QII	أصل الشيء والكائن الدقيق	germ, microbe
جرجر	1	QI QII	السحب وتردد الصوت	dragging, gargling
جرجس	0	-	بعوض صغار	small mosquito
جرجم	0	QI QII	الصرع والهدم	overthrowing
جردب	0	QI	الأكل بنهم	gluttonous eating
جردق	0	-	الرغيف	loaf
جردم	0	QI	الأكل والإكثار من الكلام	devouring
جرذن	0	-	القارض الكبير	rat
جرشع	0	-	الضخم الصدر من الخيل	broad-chested horse
جرضم	0	-	الأكول الواسع البطن	glutton
جرمز	0	QI QII QIV	الانقباض والاجتماع	contracting
جرمق	0	-	الحذاء فوق الخف	overshoe
جرهد	0	QIV	الإسراع والامتداد	pressing on
جرهم	0	-	الجريء والقبيلة القديمة	bold one
جزءر	1	QI	الصبغ بصبغة جزائرية	Algerianization
جزجز	0	QI	قطع الصوف	shearing
جعثن	0	QII	أصل النبات	plant base
جعجع	1	QI	الصوت بلا نتيجة	clamor, bluster
جعفد	0	QI	قول جعلت فداءك	wishing to be ransom
جعفر	1	-	النهر الصغير	stream
جعمر	0	QI	جمع نفس الحمار	bunching up
جفجف	0	QI	صوت الثوب الجديد	rustling
جلبب	1	QI QII	الثوب الواسع	garment, robe
جلتن	0	QI QII	تحول المادة إلى هلام	gelatinization
جلجل	2	QI QII	شدة الصوت والحركة	resounding, bell
جلحب	0	QIV	الطول والامتداد	stretching out
جلعد	0	QI QIV	الصلابة والشدة	toughness
جلفط	0	QI	سد شقوق السفينة	caulking
جلفن	2	QI QII	طلاء المعدن بالزنك	galvanization
جلمد	1	-	الصخر	boulder
جلوز	0	-	الشرطي وثمر كالبندق	policeman, pine nut
جمجم	2	QI QII	عدم إبانة الكلام وعظم الرأس	mumbling, skull
جمرك	2	QI	فرض الرسوم على البضائع	customs
جمهر	2	QI QII	اجتماع الناس	crowd, public
جمهن	0	-	حب كاللؤلؤ	pearl beads
جنجن	0	-	عظم الصدر	breastbone
جندب	1	-	جراد صغير	grasshopper
جندر	1	QI	إعادة النقش والنوع الاجتماعي	restoring writing, gender
جندل	1	QI	الصخر والطرح على الأرض	rock, felling
جنزر	1	QI	صدأ النحاس والسلسلة	verdigris, chain
جهبذ	1	-	الخبير الناقد	expert, critic
جهجه	0	QI	الصياح بالسبع	shouting at beasts
جهضم	0	QII	ضخامة الهامة	large-headedness
جهنم	2	-	دار العذاب	hell
جهور	1	QI	رفع الصوت	loud voice
جورب	1	QI QII	لباس القدم	sock
جوسق	0	-	القصر الصغير	small palace
جوقل	0	QI	النقل جوا للقوات	airlift
جوهر	3	QI QII	حقيقة الشيء والحجر النفيس	essence, jewel
حبتر	0	-	القصير	short person
حبحب	0	QI	الهزال والبطيخ	watermelon, meagerness
حبرك	0	-	القراد	tick
حبقر	0	-	البرد	hail
حتحت	0	QI QII	التساقط والتفتت	shedding
حترش	0	QII	الصغير الجسم والحركة	smallness, stirring
حثحث	0	QI	الحض والتحريك	urging
حثرب	0	QI	تكدر الماء	turbidity
حجبل	0	-	طائر كالحجل	a partridge
حجنب	0	-	القوس الشديدة	strong bow
حدرج	0	QI	فتل الحبل وإحكامه	tight twisting
حدلق	0	QI	شدة النظر	gazing
حذفر	1	QI	جوانب الشيء كله	entirety
حذلق	1	QI QII	ادعاء الحذق والتكلف	pedantry
حرجف	0	-	الريح الباردة الشديدة	cold wind
حرجل	0	QI	الطول والجماعة من الجراد	swarm
حرجم	0	QI QIII	الاجتماع والازدحام	crowding together
حرذن	1	-	زاحف كالضب	agama lizard
حرشف	1	QII	قشر السمك ونحوه	scales, artichoke
حرقد	0	-	عقدة الحنجرة	Adam's apple
حرقص	0	QI	دويبة صغيرة	a small insect
حرقف	0	-	عظم رأس الورك	hip bone
حركث	0	QI	الزعزعة	jolting
حركل	0	QI	مشية الراجل	foot soldier
حرمل	1	-	نبات طبي	harmal, wild rue
حزبل	0	-	القصير الموثق الخلق	stocky person
حزحز	0	QI QII	التحريك من الموضع	dislodging
حزرق	0	QI	الحبس والتضييق	confining
حسحس	0	QI	التوجع وإزالة الرماد	ash removal, groaning
حشحش	0	QI	الحركة ودخول القوم	stirring
حشرج	1	QI	تردد النفس عند الموت	death rattle
حصحص	1	QI QII	الظهور بعد الخفاء	coming to light
حصرم	1	QI	العنب قبل نضجه	unripe grapes
حضحض	0	QI	التحضيض والإغراء	urging
حضرم	0	QI	اللحن في الكلام	solecism
حفحف	0	QI	ضيق المعيشة وصوت الجناح	rustling of wings
حقحق	0	QI	شدة السير	rapid travel
حلبب	0	-	نبات ذو لبن	spurge
حلتت	0	-	صمغ نبات طبي	asafoetida
حلحل	1	QI QII	التحريك من الموضع	budging, shifting
حلزن	1	-	حيوان رخو ذو صدفة ملتفة	snail, spiral
حلقم	1	QI	مجرى النفس والطعام	throat
حلقن	0	QI	بدء إرطاب البسر	ripening of dates
حلمء	2	QI QII	التحلل بالماء	hydrolysis
حمحم	1	QI QII	صوت الفرس	whinnying
حمدل	2	QI	قول الحمد لله	saying praise be to God
حملج	0	QI	شدة فتل الحبل	tight twisting
حملق	2	QI	التحديق بالعين	staring
حنبل	1	-	القصير الضخم والمذهب الفقهي	short stout, Hanbali
حنتم	0	-	الجرة الخضراء	green jar
حنجر	2	QI	مجرى الصوت في الحلق	larynx
حنحن	0	QI	الإشفاق والحنين	compassion
حندس	0	QII	شدة الظلام	pitch darkness
حندق	0	-	بقلة عشبية	sweet clover
حنطر	0	-	عربة تجرها الخيل	horse carriage
حنظل	1	QI	نبات شديد المرارة	colocynth
حوجل	0	-	القارورة الواسعة	flask
حوسب	3	QI QII	استخدام الحاسوب في المعالجة	computing
حوصل	2	QI QII	كيس الطعام في الطائر	crop, vesicle
حوقل	2	QI	قول لا حول ولا قوة	saying there is no power but God
حوكم	2	QI	نظم الإدارة والرقابة	governance
حيعل	1	QI	قول حي على الصلاة	calling to prayer
خبخب	0	QI QII	الاسترخاء والهزال	slackness
خدرن	0	-	ذكر العنكبوت	male spider
خدلج	0	-	ضخامة الساق والذراع	plump limbs
خذرف	0	QI QII	السرعة ولعبة تدور	spinning top
خذعب	0	QI	القطع	cutting
خربش	2	QI QII	الإفساد بالخطوط العشوائية	scribbling, scratching
خربط	1	QI QII	الإفساد والخلط	muddling
خربق	0	QI QIII	شق الثوب ونبات سام	ripping, hellebore
خرخر	1	QI QII	صوت الماء والنائم	purring, snoring
خردق	0	-	قطع الرصاص الصغيرة	pellets
خردل	1	QI	حب نبات حريف	mustard
خرشف	0	-	نبات شائك يؤكل	artichoke
خرطش	1	-	غلاف البارود	cartridge
خرطم	1	QIII	أنف الفيل والأنبوب	trunk, hose
خرطن	0	-	دودة الأرض	earthworm
خرعب	0	-	الغصن الناعم	tender branch
خرفش	0	QI	الخلط والإفساد	mixing up
خرنب	1	-	شجر ثمره قرون حلوة	carob
خرنق	0	-	ولد الأرنب	leveret
خروع	1	-	نبات زيته مسهل	castor plant
خزعل	1	QI	الضحك والأباطيل	limping, fables
خشخش	2	QI QII	صوت اليابس إذا احتك	rustling, poppy
خشرم	0	QI	جماعة النحل والصوت	swarm of bees
خشكر	0	-	الدقيق غير المنخول	coarse flour
خصخص	2	QI QII	التحويل إلى الملك الخاص	privatization
خضخض	1	QI QII	تحريك السائل	shaking, stirring
خضرف	0	-	الهرم من النساء	decrepitude
خضرم	1	QI	إدراك عهدين	straddling two eras
خطرف	1	QI QII	سرعة المشي والهذيان	raving
خفخف	0	QI	صوت الثوب والنعل	rustling
خلبص	0	QI	الفرار والمزاح	fleeing, clowning
خلخل	2	QI QII	إحداث الفراغ وحلية الساق	rarefying, destabilizing, anklet
خمخم	0	QI	الكلام من الأنف	nasal talk
خنثر	0	-	الشيء الخسيس	trash
خنجر	1	-	السكين القصير المعقوف	dagger
خنخن	0	QI	الكلام من الأنف	nasal speech
خندق	2	QI QII	الحفير حول المكان	trench
خنزر	1	QI	الحيوان المعروف والغلظ	pig, coarseness
خنشر	0	-	نبات السرخس	fern
خنصر	1	-	الإصبع الصغرى	little finger
خنفر	1	QI	صوت من الأنف	snorting
خنفس	1	QI QIII	حشرة سوداء	beetle
خوزق	1	QI	الإعدام بالوتد	impaling
خيزر	1	-	نبات لين القضبان	bamboo, cane
خيشم	1	-	أقصى الأنف وعضو تنفس السمك	gill, nasal cavity
خيعل	0	-	القميص بلا كم	sleeveless shirt
دءدء	0	QI QII	شدة العدو والتدحرج	rolling, fast pace
دبدب	1	QI	صوت الأقدام على الأرض	stamping
دبلج	2	QI	تبديل لغة الصوت في الأفلام	dubbing
دجدج	0	QI QII	شدة الظلمة وصوت الدجاج	darkness, clucking
دحدح	0	-	القصير السمين	dumpy
دحدر	1	QI QII	الدحرجة من أعلى	rolling down
دحرج	3	QI QII	تقليب الشيء في انحدار	rolling
دحمس	0	QI	شدة الظلام	darkness
دخدخ	0	QI	الإذلال وتقارب الخطو	subduing
دخرص	0	-	رقعة القميص	gusset
درءب	0	QII	دق الشيء	pounding
دربج	0	QI	اللين بعد الصعوبة	softening
دربس	0	QII	التقدم والمزلاج	bolt, advancing
دربك	1	QI	الاختلاط والطبل	drumming, commotion
دردب	0	QI	عدو الخائف والضرب على الطبل	drumming
دردر	1	QI	مغرز الأسنان ودوران الماء	gums, whirlpool
دردش	2	QI	الكلام غير المقصود	chatting
درعم	0	QI	الانتساب إلى دار العلوم	Dar al-Ulum affiliation
درفس	0	-	الراية الكبيرة	large banner
درقع	0	QI QIV	الفرار السريع	fleeing
درمك	0	QI	الدقيق الأبيض	fine flour
درهم	2	QI QIV	قطعة الفضة المضروبة	dirham, drachm
دروش	1	QI QII	الزهد والتصوف	being a dervish
دستر	2	QI	مجموعة القواعد الأساسية	constitution
دسكر	0	-	القرية والبناء	hamlet
دعبل	1	QI	تكوير الشيء	rolling into balls
دعثر	0	QI QII	الهدم وكسر الحوض	demolishing
دعدع	0	QI	ملء الإناء وزجر الغنم	filling up
دعفق	0	-	المرأة الحمقاء	foolish woman
دعمص	0	-	دودة الماء الصغيرة	larva, tadpole
دغدغ	2	QI QII	الإضحاك باللمس	tickling
دغفل	0	-	ولد الفيل والعيش الواسع	elephant calf, ample life
دغمر	0	QI	الخلط وعدم البيان	mixing
دغمس	0	QI	إخفاء الأمر	concealing
دفتر	2	-	مجموعة الأوراق المضمومة	notebook
دقدق	0	QI	صوت حوافر الدواب	clatter of hooves
دكتر	2	QI QII	الدرجة العلمية العليا	doctorate
دكدك	1	QI QII	دق الأرض وتسويتها	leveling
دلدل	1	QI QII	تحريك المعلق والقنفذ	dangling, porcupine
دلهم	1	QIV	شدة الظلام	pitch black
دمدم	1	QI	الغضب وإهلاك الشيء	growling, destroying
دمشق	1	QI QII	المدينة المعروفة	Damascus
دمعز	0	QI	قول أدام الله عزك	wishing lasting honor
دمقس	1	-	الحرير الأبيض	silk
دملج	1	QI	سوار العضد وتسوية الشيء	bracelet, smoothing
دملك	0	QI QII	التدوير والملاسة	rounding
دندش	0	QI QII	التزيين بالأهداب	frilling
دندن	1	QI	الغناء بصوت خفي	humming
دهدم	0	QI QII	الهدم	demolishing
دهده	0	QI QII	دحرجة الحجارة	rolling stones
دهقن	0	QI QII	رئيس الإقليم والتاجر	chieftainship
دهلز	1	-	الممر بين الباب والدار	corridor
دهمق	0	QI	لين الطعام وجودته	softness of food
دهور	1	QI QII	السقوط والانحطاط	decline, deterioration
دوزن	1	QI	ضبط أوتار الآلة	tuning
دولب	1	-	الآلة الدائرة والخزانة	wheel, cupboard
دولر	1	QI QII	التعامل بالعملة الأمريكية	dollarization
ديبج	1	QI	التزيين وثوب الحرير	embellishment, brocade
ديجر	1	-	الظلام	darkness
ديمس	0	-	السجن والسرب المظلم	vault, catacomb
ذءذء	0	QI QII	الزجر والاضطراب	scolding
ذبذب	2	QI QII	التردد بين طرفين	oscillation, vibration
ذحلم	0	QI	الذبح والدهورة	slaying
ذرذر	0	QI	التفريق والرش	strewing
ذعذع	0	QI QII	التفريق والإذاعة	dispersal
ذفذف	0	QI	التبختر والإجهاز	finishing off
ذلذل	0	-	أسافل القميص	shirt tails
ذمذم	0	QI	تقليل العطية	giving little
رءبل	0	QII	الأسد والخبث	lion, malice
رءرء	1	QI	تحريك حدقة العين	nystagmus, eye rolling
ربرب	0	-	قطيع بقر الوحش	herd of wild cattle
رثعن	0	QIV	الاسترخاء وكثرة المطر	slackness
رجحن	0	QIV	الميل من الثقل والاهتزاز	swaying heavily
رجرج	1	QI QII	الاهتزاز والاضطراب	quivering
رحرح	0	QI	الانبساط والسعة	breadth, shallowness
رخرخ	0	QI	استرخاء الشيء	flabbiness
رزرز	0	QI	الصوت والتحريك	rumbling
رسمل	2	QI QII	تحويل إلى أموال الاستثمار	capitalization
رشرش	1	QI QII	تفريق الماء	sprinkling
رصرص	0	QI	الإحكام في البناء	compacting
رضرض	1	QI QII	كسر الشيء وصغار الحصى	crushing, gravel
رعبل	0	QI QII	تمزيق الثوب واللحم	tattering
رعرع	2	QI QII	النشوء والنمو	growing up
رغرغ	0	QI	رفاهة العيش	ease
رفءن	0	QIV	السكون بعد النفار	calming down
رفرف	2	QI QII	تحريك الجناح والعلم	fluttering
رقرق	2	QI QII	لمعان الماء وجريانه	glistening, trickling
رقمن	3	QI QII	التحويل إلى أرقام	digitization
ركرك	0	QI	الجبن والضعف	weakness
رمرم	0	QII	تحريك الفم بالكلام	moving lips
رهدن	0	QI	الإبطاء وطائر	dawdling, a bird
رهره	0	QI QII	الصفاء واللمعان	sheen
رهوك	0	QI QII	استرخاء المشي	slack gait
روحن	1	QI	إضفاء صفة الروح	spiritualizing
رودن	0	QI	الإعياء	exhaustion
زءبر	0	QI	ما يعلو الثوب من خمل	nap, pile
زءبق	1	QI QII	المعدن السائل	mercury, quicksilver
زءزء	0	QI QII	الخوف والتحريك	fear, shaking
زبرج	0	QI	الزينة والذهب	ornament, gilding
زبرد	0	-	حجر كريم أخضر	peridot
زبرق	0	QI	صبغ الثوب بالصفرة	dyeing yellow
زبزب	0	QI	الغضب وسفينة صغيرة	anger, small boat
زحزح	2	QI QII	الإبعاد عن الموضع	shifting, displacement
زحلف	1	QI QII	حيوان زاحف والتزحلق	reptile, slide
زحلق	2	QI QII	الانزلاق	skating, sliding
زخرف	2	QI QII	التزيين والتحسين	ornamentation
زخزخ	0	QI	الدفع في وهدة	pushing
زربن	0	-	نوع من الأحذية	shoe
زرجن	0	-	شجر العنب والخمر	vine, wine
زردق	0	-	الصف من الناس	row
زردم	0	QI	الابتلاع وعصر الحلق	gulping, throttling
زرزر	1	QI	طائر وصوته	starling
زرفن	0	QI	حلقة الباب	door ring
زركش	2	QI QII	التطريز والتزيين	embroidery, brocade
زرنخ	1	-	عنصر كيميائي سام	arsenic
زرنق	0	QI QII	الاستقاء بالأجرة	hoisting water
زعتر	1	-	نبات عطري	thyme
زعزع	2	QI QII	التحريك بشدة	shaking, destabilization
زعفر	1	QI QII	صبغ أصفر ونبات	saffron
زعنف	1	-	جناح السمكة والرذل	fin, riffraff
زغرد	1	QI	صوت النساء في الفرح	ululation
زغزغ	1	QI	الدغدغة والسخرية	tickling
زغلل	1	QI	فرخ الحمام وإبهار العين	squab, dazzling
زفزف	0	QI	صوت الريح والحنين	whistling of wind
زفلت	1	QI	رصف الطريق بالزفت	asphalting
زقزق	2	QI	صوت الطير	chirping
زلحف	0	QIV	التنحي والتباعد	moving aside
زلزل	3	QI QII	اهتزاز الأرض	earthquake
زمجر	2	QI QII	الصياح بغضب	roaring, growling
زمرد	1	-	حجر كريم أخضر	emerald
زمزم	1	QI QII	الصوت البعيد المتتابع	rumbling, murmuring
زمهر	1	QIV	شدة البرد	bitter cold
زنبر	1	-	حشرة لاسعة	hornet
زنبق	1	-	زهر عطر	lily
زنبل	1	-	القفة	basket
زنجر	0	QI	القرع بالظفر وصدأ النحاس	verdigris, fillip
زنجل	0	-	الضعيف	weakling
زندق	1	QI QII	الكفر وإبطان الإلحاد	heresy
زنزن	1	-	الحجرة الضيقة في السجن	prison cell
زنطر	0	QII	التبختر	swaggering
زنفل	0	QI	سرعة المشي	fast walk
زهزق	0	QI	شدة الضحك	loud laughter
زهلق	0	QI QII	الملاسة والسمن	sleekness
زوبع	1	QI	الريح الدائرة	whirlwind
زورق	2	-	السفينة الصغيرة	boat
زيزف	0	-	شجر زينة	linden
سءسء	0	QI	زجر الحمار	calling to a donkey
سبحل	1	QI	قول سبحان الله	saying glory be to God
سبرت	0	-	القفر والفقير	barren land, pauper
سبسب	1	QII	المفازة وتدلي الشعر	wasteland, lank hair
سبطر	0	QIV	الطول والامتداد	being elongated
سبكر	0	QIV	الاعتدال والاسترسال	being straight and full
سبنخ	1	-	بقل ورقي يؤكل	spinach
سبهل	0	-	المجيء والذهاب بلا عمل	idleness
سجسج	0	-	الهواء المعتدل	temperate air
سحسح	0	QI	سيلان المطر	streaming
سختن	0	-	جلد مدبوغ	morocco leather
سخسخ	0	QI	الضعف والاسترخاء	faintness
سربل	1	QI QII	اللباس والقميص	garment, clothing
سرخس	1	-	نبات لا زهري	fern
سردب	1	-	البناء تحت الأرض	basement, vault
سردق	1	QI	الخيمة الكبيرة	pavilion
سرسر	0	QI	الإحكام والفطنة	skill
سرسم	0	-	التهاب أغشية الدماغ	meningitis, delirium
سرطن	2	QI QII	الورم الخبيث وحيوان مائي	cancer, carcinogenesis
سرعف	0	QI	حسن الغذاء والنعومة	good nourishment
سرمد	1	-	الدوام بلا انقطاع	eternity
سرهب	0	-	الطويل	tall
سرهد	0	QI	حسن الغذاء	good feeding
سرول	1	QI QII	لباس الساقين	trousers
سعتر	0	-	نبات عطري	thyme
سعدن	0	-	القرد	monkey
سعود	1	QI	الصبغ بصبغة سعودية	Saudization
سغبل	0	QI	تروية الطعام بالدسم	greasing food
سفتج	0	-	الحوالة المالية	bill of exchange
سفسط	1	QI	المغالطة في الجدل	sophistry
سفسف	1	QI	الرديء من كل شيء	triviality
سفلت	1	QI	رصف الطريق بالزفت	asphalting
سقسق	1	QI	صوت العصفور	chirping
سقلب	0	QI	الصرع على الرأس	throwing down
سكرج	0	-	إناء صغير	small bowl
سلحب	0	QIV	امتداد الطريق واستقامته	stretching straight
سلحف	1	-	حيوان بري ومائي له درع	turtle, tortoise
سلسل	3	QI QII	التتابع والاتصال	chain, sequence
سلطح	0	QIII	الانبساط والسعة	flatness
سلطن	2	QI QII	الحكم والملك	sultanate
سلعف	0	QI	الابتلاع	swallowing
سلغف	0	QI	الابتلاع	gulping
سلفن	1	QI	إضافة مجموعة كبريتية وغشاء شفاف	sulfonation, cellophane
سلهب	0	QIV	الطويل من الخيل	long-bodied
سلور	0	-	سمك نهري	catfish
سمءل	0	QIV	تقلص الظل والضمور	shrinking of shade
سمدر	0	QIV	ضعف البصر	dim sight
سمدع	0	-	السيد الكريم	generous chief
سمسر	1	QI	التوسط بين البائع والمشتري	brokerage
سمسم	1	QI	نبات حبه دهني	sesame
سمهج	0	QI	اللبن الدسم واليمين الشديدة	rich milk, strong oath
سمهر	0	QIV	الصلابة والاستقامة	hardness, spear
سنبك	1	-	طرف الحافر	hoof tip
سنبل	1	QI	رأس الزرع ذو الحب	ear of grain
سنجب	1	-	حيوان قارض كث الذيل	squirrel
سندس	1	-	الديباج الرقيق	fine silk
سندن	1	-	ما يطرق عليه الحداد	anvil
سنسن	0	QI	حرف فقار الظهر	vertebral spine
سودن	0	QI	الصبغ بصبغة سودانية	Sudanization
سوسن	1	-	زهر عطر	iris, lily
سوفت	0	QI	الصبغ بصبغة سوفيتية	Sovietization
سيسب	0	-	شجر	a tree
سيطر	3	QI	التسلط والتحكم	control, domination
شءشء	0	QI	زجر الحمار	calling to a donkey
شبرق	0	QI	تمزيق الثوب	shredding cloth
شبشب	1	-	الحذاء الخفيف	slipper
شحرر	1	-	طائر أسود مغرد	blackbird
شحشح	0	QI	الشح وصوت الطير	stinginess
شخشخ	1	QI	صوت السلاح والورق	rattling
شخصن	2	QI QII	إضفاء الطابع الفردي	personalization
شرءب	1	QIV	مد العنق للنظر	craning the neck
شربك	1	QI QII	الخلط والتعقيد	entangling
شرجع	0	-	النعش والسرير الطويل	bier
شرحب	0	-	الطويل	tall
شرذم	2	QI QII	الجماعة القليلة والتفرق	splinter group, fragmentation
شرسف	1	-	طرف الضلع المشرف على البطن	epigastrium
شرشح	1	QI	الإهانة	humiliating
شرشر	1	QI	القطع وصوت الماء	trickling, serrating
شرشف	1	-	الملاءة	bed sheet
شرعب	0	QI	القطع طولا	cutting lengthwise
شرعن	2	QI QII	إضفاء الصفة القانونية	legitimization
شرنف	0	QI	قطع ورق الزرع	pruning crops
شرنق	2	QI QII	غلاف الدودة الحريري	cocoon
شرهف	0	QI	حسن غذاء الصبي	nourishing
شطرج	0	-	نبات طبي	leadwort
شعبذ	0	QI	خفة اليد في الأخذ	conjuring
شعشع	1	QI QII	الانتشار والمزج بالماء	radiating, diluting
شعلل	1	QI QIV	التفرق والاتقاد	blazing
شعوذ	2	QI	خفة اليد والسحر	sorcery, charlatanry
شغزب	0	QI	الصرع بلي الرجل	wrestling trip
شفتر	0	QIV	التفرق	scattering
شفشف	0	QI	تجفيف البرد والحر	drying out
شقشق	1	QI	صوت الطير وهدير البعير	chirping, dawning
شقلب	1	QI QII	القلب رأسا على عقب	somersault
شلشل	0	QI QII	قطران الماء	dripping
شلفط	0	QI	التشويه والإفساد	botching
شمءز	2	QIV	النفور والانقباض	disgust
شمخر	1	QIV	الطول والارتفاع	towering
شمرخ	1	QI	رأس الجبل وعثكول النخل	peak, stalk
شمرد	0	-	سرعة الإبل	speed of camels
شمشم	0	QI QII	تكرار الشم	sniffing
شمطط	0	-	التفرق قطعا	scattered bands
شمعد	1	-	حامل الشموع	candlestick
شمعل	0	QI QIV	الإسراع والتفرق	hurrying, dispersing
شنتر	0	QI	ما بين الإصبعين	finger gap
شندخ	0	QI	طعام البناء	housewarming meal
شنشن	1	QI	العادة والطبيعة	habit, nature
شنغب	0	-	الطويل الدقيق	long and thin
شنقب	0	-	طائر مائي صغير	snipe
شنكل	1	QI	الخطاف والعرقلة بالرجل	hook, tripping
شهدر	0	-	الفاحش	foul person
شهرب	0	-	العجوز الكبيرة	old woman
شوبك	1	-	ما يبسط به العجين	rolling pin
شوذب	0	-	الطويل الحسن الخلق	tall and handsome
شوشر	1	QI	اختلاط الأصوات	racket, din
شيطن	2	QI QII	الروح الشرير والتمرد	devil, demonization
صءصء	0	QI	خوف الرجل وفتح الجرو عينيه	opening eyes, fear
صبصب	0	QI QII	التفريق والذهاب	dispersal
صحصح	1	QI	المكان المستوي والتيقظ	flat plain, waking up
صرصر	1	QI	شدة البرد والصوت وحشرة	shrill wind, cockroach
صعتر	1	-	نبات عطري	thyme
صعرر	0	QI	التدوير	rounding
صعصع	0	QI QII	التفريق والتحريك	scattering
صعفق	0	-	من يدخل السوق بلا مال	penniless trader
صعلك	1	QI QII	الفقر والتشرد	vagabondage
صعنب	0	QI	تحديد رأس الثريد	heaping to a point
صفصف	1	-	المستوي من الأرض وشجر	level plain, willow
صلصل	1	QI QII	الصوت المتردد والطين اليابس	clanking, dry clay
صلعم	0	QI	كتابة رمز الصلاة على النبي	abbreviating a blessing
صلقع	0	QI	الإفلاس	destitution
صلهب	0	QIV	الطويل الشديد	tall and strong
صمصم	1	QI	السيف القاطع والتصميم	cutting sword
صمعد	0	QIV	الانطلاق السريع	speeding off
صملخ	1	-	وسخ الأذن	earwax
صنبر	1	-	مفتاح خروج الماء	tap, faucet
صندق	2	QI	الوعاء المغلق	box, fund
صندل	1	QI QII	خشب عطر ونعل	sandalwood, sandal
صنفر	1	QI	الصقل بالورق الخشن	sanding
صهرج	1	QI	حوض الماء الكبير	cistern, tank
صهين	1	QI QII	اعتناق الحركة الصهيونية	Zionization
صوبن	1	QI QII	التحويل إلى مادة الغسل	saponification
صوصء	0	QI	صوت الفرخ	peeping
صولج	1	-	عصا الملك واللعب	scepter
صومع	1	QI	بيت العبادة ومخزن الحبوب	hermitage, silo
صومل	1	QI QII	الصبغ بصبغة صومالية	Somalization
صيدل	2	QI	صناعة الأدوية وبيعها	pharmacy
صيرف	1	QI	تبديل النقود	money changing
ضءضء	1	QI	اختلاط الأصوات والأصل	din, origin
ضبضب	0	QI	السمن والشدة	stoutness
ضحضح	1	QI QII	الماء القليل ولمعان السراب	shallow water
ضرسم	0	-	العض	biting
ضرغم	1	QI QII	الأسد	lion
ضعضع	1	QI QII	الهدم والإضعاف	undermining, weakening
ضغبس	0	-	صغار القثاء	small cucumber
ضفدع	2	QI	حيوان برمائي	frog
ضكضك	0	QI	سرعة المشي	quick walk
ضمحل	2	QIV	الزوال شيئا فشيئا	dwindling, vanishing
ضمضم	0	QI	الغضبان والجرأة	boldness
ضمعج	0	-	الضخمة التامة	stout
ضوضء	1	QI	الجلبة والصياح	noise
ضيون	0	-	القط الذكر	tomcat
طءطء	2	QI QII	خفض الرأس	lowering the head
طبشر	1	QI	مادة الكتابة البيضاء	chalk
طبطب	1	QI	الربت بالكف	patting
طحطح	0	QI QII	الكسر والتفريق	smashing
طحلب	2	QI	نبات مائي أخضر	algae, moss
طخرب	0	-	القطعة من الخرقة	scrap
طخطخ	0	QI QII	تسوية الشيء وتراكم السحاب	gathering darkness
طربش	1	QII	غطاء أحمر للرأس	fez
طرثث	0	-	نبات طفيلي	a parasitic plant
طرخم	0	QIV	التكبر والاضطجاع	haughtiness
طرخن	0	-	بقل ورئيس القوم	tarragon, chieftain
طردس	0	QI	الإيثاق	binding fast
طرسم	0	QI	السكوت والإطراق	silence
طرطر	1	QI	القلنسوة الطويلة والفخر	pointed cap, bragging
طرطش	1	QI	رش الماء والطين	splashing
طرطق	1	QI	صوت القرع	clattering
طرفس	0	QI	إحداد النظر والظلمة	staring, darkness
طرمح	0	QI	الارتفاع والطول	raising high
طرمذ	0	QI	المفاخرة بالباطل	boasting
طرمس	0	QI	الظلمة والانقباض	darkness
طعطع	0	QI	صوت اللاعق	smacking lips
طغمش	0	QI	ضعف البصر	weak sight
طفطف	0	-	الخاصرة وأطراف الشجر	flank
طقطق	1	QI	صوت التكسر	crackling, cracking
طلبق	0	QI	قول أطال الله بقاءك	wishing long life
طلخم	0	QIV	شدة الظلام والتكبر	darkness, haughtiness
طلسم	1	QI	الخطوط السحرية والإبهام	talisman, mystery
طلمس	0	QI	الظلمة والتجهم	darkness
طمءن	3	QI QIV	السكون والثقة	reassurance, tranquility
طمطم	1	QI	العجمة في الكلام وثمر أحمر	barbarous speech, tomato
طنبر	1	QI	آلة طرب ذات أوتار	long-necked lute
طنجر	1	-	قدر الطبخ	cooking pot
طنطن	1	QI	صوت الطنين	buzzing, droning
طنفس	1	QI	البساط	carpet
طهطه	0	-	سرعة الفرس	fast horse
طهمل	0	-	الجسيم القبيح	bulky person
طيلس	1	QI QII	كساء العلماء	academic shawl
طيهج	0	-	طائر كالحجل	a partridge
ظبظب	0	QI	الحمى وكلام الموعد	fever
عبدر	0	QII	النسبة إلى عبد الدار	Abd al-Dar affiliation
عبشم	0	QII	النسبة إلى عبد شمس	Abd Shams affiliation
عبعب	0	QI	نعمة الشباب والكساء	bloom of youth
عبقر	2	-	موضع الجن والنبوغ	genius
عبقس	0	QII	النسبة إلى عبد القيس	Abd al-Qays affiliation
عبهر	0	QI	النرجس والممتلئ الجسم	narcissus
عبهل	0	QI	الترك والإهمال	leaving untended
عترس	0	QI	الأخذ بالشدة والغضب	violent seizure
عتعت	0	QI	الجنون والجدي	kid, madness
عثعث	0	QI	الفساد والكثيب	spoiling
عثكل	1	QI QII	عذق النخل	date cluster, inflorescence
عثلب	0	QI	إفساد الشيء	spoiling
عجرف	1	QI QII	الكبر والجفاء	arrogance
عجرم	0	QI	الشدة والغلظ	toughness
عجعج	0	QI	الصياح	bellowing
عجلط	0	-	اللبن الخاثر	curdled milk
عجهن	0	QII	الطباخ وخادم العرس	cook
عدمل	0	-	القديم الضخم	ancient
عذفر	0	-	الأسد والجمل الصلب	strong camel
عربد	1	QI	سوء الخلق من السكر	rowdiness
عربن	1	QI	ما يعجل من الثمن	deposit, down payment
عرجل	0	-	جماعة المشاة	troop on foot
عرجن	1	QI	عود العذق	date stalk
عردس	0	QI	الصرع	felling
عرزل	0	-	عرين الأسد وبيت الحارس	watchman's hut
عرصف	0	QI	خشبة الرحل	saddle peg
عرعر	1	QI	شجر ورأس الجبل	juniper, summit
عرفج	0	-	نبات سهلي	a desert shrub
عرفط	0	-	شجر من العضاه	an acacia
عرقب	1	QI	العصب فوق العقب	hamstring
عرقص	0	QI	الرقص ومشية الحية	wriggling
عرقل	2	QI QII	التصعيب والإعاقة	hindrance
عركس	0	QI QIII	تراكم الشيء	piling up
عرمض	0	QI	الطحلب على الماء	duckweed
عسجد	1	-	الذهب	gold
عسعس	1	QI QII	إقبال الليل والطواف	nightfall
عسقل	1	QI	لمعان السراب والكمأة	mirage shimmer
عسكر	3	QI QII	الجيش والجمع	army, encampment
عسلج	1	QI	الغصن اللين	tender shoot
عشرق	0	-	نبات طبي	senna
عشنق	0	-	الطويل	lanky person
عصرن	2	QI QII	جعل الشيء ملائما للزمن الحاضر	modernization
عصعص	1	-	عظم أسفل الظهر	coccyx
عصفر	2	QI QII	الطائر الصغير وصبغ أصفر	sparrow, safflower
عصلب	0	-	الشديد القوي	robust
عضرس	0	-	البرد والورق	hailstone
عضرط	0	-	الخادم واللئيم	menial
عطبل	0	-	المرأة الحسنة الطويلة العنق	long-necked beauty
عطرد	1	-	الكوكب الأقرب إلى الشمس	Mercury
عظلم	0	QII	نبت يصبغ به والليل المظلم	indigo, darkness
عفرت	1	QI QII	المارد الخبيث	demon
عفضج	0	-	ضخامة البطن	pot belly
عفلق	0	-	الضخم المسترخي	flabby
عفنج	0	-	الضخم الأحمق	oaf
عقبل	0	-	بقايا المرض	aftereffects of illness
عقرب	2	QI	حيوان لاسع	scorpion
عقعق	1	QI	طائر كالغراب	magpie
عقلن	2	QI QII	جعل الأمر موافقا للفكر	rationalization
عكبر	0	-	مادة شمعية يجمعها النحل	propolis
عكرش	0	QI	نبات والأرنب الضخمة	a grass, hare
عكرم	0	-	الحمامة	dove
عكنن	1	QI	تكدير المزاج	upsetting
علجم	0	-	ذكر الضفادع	male frog, toad
علعل	0	-	عظم الصدر	breastbone tip
علقم	1	QI	شدة المرارة	colocynth, bitterness
علكم	0	-	الشديد الصلب	sturdy
علمن	2	QI QII	فصل الدين عن الدولة	secularization
علهز	0	-	طعام المجاعة	famine food
عمرد	0	-	الطويل من كل شيء	long
عملس	0	-	الذئب الخبيث والقوي	strong wolf
عملق	2	QI QII	الضخامة والطول	giant
عنبر	1	QI	طيب بحري ومخزن	ambergris, ward
عنتر	1	QI QII	الشجاعة والذباب	bravado
عنجه	0	QII	الكبر والجفاء	arrogance
عندل	0	QI	صوت البلبل	nightingale song
عندم	0	-	صبغ أحمر	red dye
عنصر	3	-	الأصل والمادة البسيطة	element, race
عنصل	0	-	البصل البري	squill
عنعن	1	QI	الرواية بلفظ عن	chain transmission
عنفص	0	-	البذيئة القليلة الحياء	shameless woman
عنقد	2	QI QII	الحبات المجتمعة في عرجون	bunch, cluster
عنقر	0	-	أصل القصب	reed base
عنكب	0	-	نسج البيت للحشرة ذات الأرجل	spider
عنون	2	QI QII	اسم الكتاب ومكان السكن	title, address
عوسج	1	-	شجر شائك	boxthorn
عولم	3	QI QII	جعل الأمر شاملا الدنيا كلها	globalization
عوهج	0	-	الظبية الطويلة العنق	long-necked gazelle
عيطل	0	-	الطويلة العنق	long-necked
عيهل	0	QI	الناقة السريعة	swift she-camel
عيهم	0	QI	الشدة والسرعة	swift she-camel
غثغث	0	QI	غسل الثوب في الماء	rinsing
غدفل	0	-	سعة العيش	ample life
غذرم	0	QI QII	البيع جزافا	selling in bulk
غربل	2	QI QII	النخل والتصفية	sieving, screening
غردق	0	QI	إرسال الستر وإلباس الليل	covering
غرضف	1	-	العظم اللين	cartilage
غرغر	1	QI QII	ترديد الماء في الحلق	gargling
غرقء	0	QI	قشرة البيض الداخلية	egg membrane
غرقد	0	-	شجر شائك	boxthorn shrub
غرقل	0	QI	صب الماء على الرأس	dousing
غرمل	0	-	الذكر الرخو	limpness
غرنق	1	QI	طائر مائي والشاب الناعم	crane, handsome youth
غشرم	0	QII	ركوب الأمر بلا تثبت	rashness
غشمر	0	QI QII	الظلم وركوب الباطل	tyranny
غضرف	2	QI QII	العظم اللين	cartilage
غضغض	0	QI QII	نقص الماء	diminishing
غضفر	1	QII	الأسد الغليظ	lion
غطرس	2	QI QII	الكبر والإعجاب بالنفس	arrogance
غطرف	1	QI QII	السيد والكبر	lordliness
غطغط	0	QI	صوت القدر والموج	boiling noise
غلصم	1	QI	لحمة في أول الحلق	epiglottis
غلغل	2	QI QII	الدخول في العمق	penetration
غمجر	0	QI	الغراء والطلاء	glue
غمغم	1	QI QII	الكلام غير المبين	mumbling
غندر	1	QII	التبختر والدلال	dandyism
غنغر	0	QII	فساد أنسجة العضو	gangrene
غوغء	1	-	كثرة الضجيج وسفلة الناس	mob, clamor
غوغل	0	QI	البحث في الشبكة	googling
غيدق	0	QI	الكثرة والسعة	abundance
غيطل	0	-	الشجر الملتف والظلمة	thicket, darkness
غيهب	1	-	شدة الظلام	deep darkness
فءفء	1	QI	ترديد حرف الفاء	stammering
فبرك	2	QI	الصنع والاختلاق	fabrication
فتفت	1	QI QII	التقطيع قطعا صغيرة	crumbling
فجفج	0	QI	كثرة الكلام	prattle
فحفح	0	QI	بحة الصوت ونفخ الأفعى	hoarseness, hissing
فخفخ	1	QI	التفاخر بالباطل	pomposity
فدرل	2	QI QII	إقامة الاتحاد بين الولايات	federalization
فدغم	0	-	الممتلئ الحسن	handsome and full
فدفد	0	QI	الفلاة الواسعة	wide desert
فذلك	1	QI	إجمال الحساب والخلاصة	summing up
فربر	0	-	ولد الشاة	lamb
فرتك	1	QI	التقطيع والإفساد	shredding
فرتن	0	QI	شدة اضطراب البحر	storm
فرجر	1	-	آلة رسم الدوائر	compasses
فرجن	0	QI	حك الدابة بالمحسة	currying
فردس	1	QI	البستان والجنة	paradise
فرزل	0	-	القيد	shackle
فرزن	1	QII	الملكة في الشطرنج	chess queen
فرسخ	1	-	مقياس للطول	parasang, league
فرسن	0	-	خف البعير	camel foot
فرشح	0	QI	المباعدة بين الرجلين	straddling
فرشخ	0	QI	المباعدة بين الرجلين	spreading legs
فرشط	0	QI	مد الرجلين في الجلوس	sprawling
فرصد	1	-	التوت	mulberry
فرطح	1	QI QII	البسط والتعريض	flattening
فرطس	0	QI	مد الخطم	snout
فرعن	1	QI QII	الطغيان والتجبر	tyranny, pharaoh
فرفح	0	-	البقلة الحمقاء	purslane
فرفر	1	QI	تحريك الجناح والنفض	fluttering
فرفش	1	QI	المرح والانبساط	making merry
فرقد	1	-	نجم القطب وولد البقرة	polar star, calf
فرقع	2	QI QII QIII	صوت الانفجار وغمز الأصابع	cracking, exploding
فركش	1	QI QII	الإفساد والإنهاء	breaking up
فركل	0	QI	إيقاف الحركة	braking
فرمت	1	QI QII	تهيئة وسيط التخزين	formatting
فرمل	2	QI	إيقاف الحركة	braking
فرنج	1	QII	التشبه بالأوربيين	Europeanizing
فرند	1	-	جوهر السيف ووشيه	sword damask
فرنس	1	QI QII	الصبغ بصبغة فرنسية	Frenchification
فرهد	0	QII	الغلام الممتلئ	plump lad
فزفز	0	QI	الإفزاع والطرد	startling
فستق	1	-	ثمر لبه أخضر	pistachio
فسطط	1	-	الخيمة الكبيرة والمدينة	pavilion
فسفر	2	QI QII	إضاءة المادة وعنصر كيميائي	phosphorus, phosphorescence
فسفس	1	QI	حشرة ماصة والحمق	bug, blister
فسكل	0	QI	التأخر في السباق	coming last
فشفش	0	QI	الإفراط في الكذب	lying
فصفص	1	QI QII	نبات علفي ونزع اللب	alfalfa, picking apart
فضفض	1	QI QII	الاتساع والبوح	looseness, unburdening
فطحل	1	-	العالم الضخم	eminent scholar
فطفط	0	QI	الكلام غير المفهوم	babbling
فعفع	0	QI	زجر الغنم والسرعة	calling to sheep
فقفق	0	QI	نباح الكلب خوفا	frightened barking
فلتر	2	QI	الترشيح والتصفية	filtering
فلجن	0	-	الكوب الصغير	small cup
فلحس	0	-	الحريص	greedy
فلذج	0	-	حلواء من العسل والدقيق	a sweetmeat
فلسف	3	QI QII	البحث في حقائق الأشياء	philosophy
فلطح	2	QI QII	البسط والتعريض	flattening
فلفل	2	QI QII	حب حريف وتجعد الشعر	pepper, frizziness
فلقس	0	-	البخيل	miser
فلور	1	QI	إضافة عنصر لا فلزي	fluorination
فنجل	0	QI	فتح العين واسعة	opening eyes wide
فنجن	1	-	كوب القهوة	coffee cup
فندق	2	QI	نزل المسافرين	hotel
فنطز	0	-	التأنق والتظاهر	showiness
فنطس	1	-	خزان السوائل	tank
فهرس	2	QI	قائمة محتويات الكتاب	indexing, catalogue
فهفه	0	QI	العي في الكلام	inarticulateness
فوتر	2	QI	إصدار قائمة الحساب	invoicing
فولذ	1	QI	الحديد الصلب	steel
فيصل	1	-	الحاكم القاطع	decisive judge
فيلق	1	-	الكتيبة العظيمة	army corps
قءقء	0	QI	صوت الغراب	cawing
قبقب	1	QI	نعل خشبي وصوت البطن	clog, rumbling
قحزن	0	QI	الصرع بالعصا	clubbing down
قحفل	0	-	يبس الجلد	dry skin
قحقح	0	QI	عظم الحوض	pelvic bone
قدحر	0	QIV	التهيؤ للشر	bristling for a fight
قدمس	0	-	القديم والسيد	ancient, chief
قذعر	0	QIV	التعرض للقوم للشر	picking quarrels
قذعل	0	QIV	العسر والتعرض للشر	meanness
قربس	0	-	حنو السرج	saddlebow
قرثع	0	-	المرأة الحمقاء	foolish woman
قردح	0	QI	الإقرار والذل	submitting
قردد	0	-	الأرض المرتفعة	rugged upland
قردس	0	QI	الوثاقة والصلابة	firmness
قردم	0	-	الدروع والسلاح	armor
قرشب	0	-	المسن السيئ الحال	decrepit
قرصع	0	QI	الانقباض والاستخفاء	shrinking
قرصف	0	QII	الإسراع	hurry
قرصن	2	QI	السطو في البحر والحقوق	piracy, hacking
قرضب	0	QI	القطع وأكل الشيء اليابس	cutting
قرضم	0	QI	القطع	cutting up
قرطب	0	QI QII	الصرع وشدة الغضب	throwing down
قرطس	2	QI	الورق والغرض	paper, target hitting
قرطف	0	-	القطيفة	velvet cloth
قرطل	0	-	السلة	basket
قرطم	1	QI	حب العصفر والقطع	safflower seed, nibbling
قرعب	0	QIV	الانقباض	shrinking
قرعم	0	-	التمر	dates
قرفص	1	QI	الجلوس على الأليتين	squatting
قرقر	1	QI QII	صوت البطن والحمام	rumbling, cooing
قرقس	0	-	البعوض الصغير	gnat
قرقش	1	QI	أكل اليابس بصوت	crunching
قرقض	1	QI	الأكل بالأسنان	gnawing
قرقع	1	QI QII	صوت الشيء اليابس	clatter
قرقف	0	QI	الارتعاد من البرد والخمر	shivering, wine
قرقم	0	QI	سوء الغذاء	stunting
قرمد	1	QI	الآجر وطلاء الجص	roof tile, plastering
قرمز	1	QI	صبغ أحمر قان	crimson
قرمش	1	QI	أكل اليابس بصوت	crunchiness
قرمط	1	QI	دقة الخط وتقارب الخطو	fine writing, small steps
قرمل	0	-	شجر ضعيف	a weak shrub
قرنب	1	-	بقل ذو رؤوس بيضاء	cauliflower
قرنس	0	QI	فرار الديك وسقوط ريش البازي	moulting
قرنص	0	QI	فرار الديك وزخرفة السقف	moulting, muqarnas
قرهب	0	-	الثور المسن	old bull
قزبر	0	-	بقل تابل	coriander
قزدر	0	QI	معدن أبيض	tin
قزقز	1	QI	أكل اللب وكسره	cracking seeds
قسبر	0	-	الذكر الشديد	hard
قسطر	1	QI	إدخال الأنبوب في الجسم	catheterization
قسطس	1	-	الميزان	balance, scales
قسطل	1	QI	الغبار وثمر شجري	dust, chestnut
قسقس	0	QI	السير السريع وطلب الأكل	rapid march
قسور	1	-	الأسد والصياد	lion, hunter
قشبر	0	-	الخشن من العصي	coarse stick
قشعر	2	QIV	ارتعاد الجلد	shivering, goose bumps
قشعم	0	QI	النسر المسن	old vulture
قشقش	1	QI QII	البرء والجمع	gathering, recovering
قصدر	1	QI	معدن أبيض وطلاؤه	tin, tinning
قصقص	1	QI QII	القطع بالمقص	snipping
قصمل	0	QI	القطع والكسر	breaking
قضعم	0	-	الهرم الذاهب الأسنان	toothless elder
قضقض	0	QI QII	كسر العظام	crunching bones
قطرب	1	QI QII	الغول والنشاط	werewolf, restlessness
قطرن	1	QI	سائل أسود يطلى به	tar
قطقط	0	QI QII	صغار المطر والقط	drizzle, kitten
قطمر	1	-	قشرة النواة	date stone membrane
قعسر	0	QI	الصلابة والشدة	toughness
قعضب	0	QI	الاستئصال	uprooting
قعطر	0	QI QIV	الصرع	felling
قعقع	1	QI QII	صوت السلاح	clanking
قعمز	0	-	القعود على الركب	kneeling
قعنب	0	QI	الصلب الشديد	hard
قفخر	0	-	الضخم الفائق	large, superior
قفدر	0	-	القبيح المنظر	ugly
قفدن	0	-	وعاء العطر	perfume case
قفطن	1	QI	ثوب واسع	caftan
قفعل	0	QIV	تشنج الأصابع من البرد	stiffening with cold
قفقف	1	QI QII	الرعدة من البرد	shivering
قلحم	0	QIV	الكبر والهرم	decrepitude
قلعط	0	QIV	شدة جعودة الشعر	tight curls
قلعم	0	QIV	المسن	old age
قلفط	1	QI	سد شقوق السفينة	caulking
قلقس	1	-	نبات درني يؤكل	taro
قلقل	2	QI QII	التحريك والاضطراب	agitation, unrest
قلمس	0	-	البحر والسيد	sea, chief
قلنس	1	QI QII	لباس الرأس	cap, hood
قمجر	0	QI	صنعة القواس	bow making
قمحد	0	-	مؤخر الرأس	occiput
قمطر	1	QI QIV	وعاء الكتب والشدة	book case, severity
قمعل	0	-	القدح الضخم	large cup
قمقم	1	QI QII	إناء العطر وجمع الشيء	flask
قمهد	0	QIV	رفع الرأس	raising the head
قنبر	1	-	طائر مغرد	lark
قنبع	0	QI	غلاف الزهرة والتواري	calyx
قنبل	2	QI	القذيفة المتفجرة	bomb, shelling
قندد	0	-	عسل قصب السكر	cane sugar
قندس	1	-	حيوان قارض مائي	beaver
قندل	1	-	المصباح المعلق	lamp
قنزع	1	QI	الشعر على الرأس	crest, tuft
قنسر	0	QII	الكبر والهرم	aging
قنصل	2	-	ممثل الدولة في الخارج	consul
قنطر	2	QI QII	الجسر والمال الكثير	bridge, arch, quintal
قنفذ	1	QII	حيوان ذو شوك	hedgehog
قنفش	0	QII	التقبض وانتفاش الشعر	bristling
قنقل	0	-	مكيال عظيم	large measure
قنقن	0	-	البصير بالماء تحت الأرض	water diviner
قهبل	0	-	الوجه	face
قهرم	1	QI	القيام بأمور البيت	stewardship
قهقر	2	QI QII	الرجوع إلى الوراء	retreat, regression
قهقه	2	QI	الضحك بصوت عال	guffaw
قهمز	0	-	الإحضار والعدو	gallop
قوقء	1	QI	صوت الدجاجة	clucking
قوقع	2	QI QII	صدفة الحيوان الرخو والانطواء	shell, encystment
قولب	2	QI	وضع الشيء في الشكل الجاهز	molding, stereotyping
قومن	1	QI	الصبغ بصبغة الأمة	nationalization
قونن	1	QI QII	إخضاع الشيء للتشريع	legal codification
قيرط	1	-	وزن صغير	carat
قيصر	1	-	ملك الروم	Caesar
قيصم	0	-	نبات عطري	southernwood
قيقب	1	-	شجر خشبه صلب	maple
كءكء	0	QI QII	الجبن والاجتماع	crowding, shrinking
كبرت	1	QI	عنصر أصفر قابل للاشتعال	sulfur, vulcanizing
كبسل	1	QI	الغلاف الصغير للدواء	capsule
كبكب	1	QI QII	القلب والإلقاء	toppling
كتكت	1	QI	الضحك الخفي وفرخ الدجاج	giggling, chick
كثكث	0	-	دقاق التراب	fine dust
كحكح	1	QI	تكرار السعال	coughing
كدكد	0	QI	صوت الضرب وشدة الضحك	banging
كربس	1	QI	الثوب من القطن	cotton cloth
كربل	0	QI	الخلط وغربلة الحنطة	mixing, sifting
كربن	2	QI QII	عنصر الفحم	carbon, carbonization
كرتع	0	QI	الوقوع فيما لا يعني	meddling
كردح	0	QI	الإسراع في العدو	running
كردس	1	QI QII	الجمع والقطعة من الخيل	heaping up, squadron
كردم	0	QI QII	عدو القصير	stubby run
كرزم	0	-	الفأس	axe
كرسع	0	QI	طرف الزند	wrist bone
كرسف	0	QI QII	القطن	cotton
كرسن	0	-	حب علفي	bitter vetch
كرشم	0	-	الوجه القبيح	ugly face
كرفس	1	QI QII	بقل ورقي والانقباض	celery, shrinking
كركب	1	QI	الاختلاط وعدم الترتيب	clutter
كركد	0	-	الحيوان وحيد القرن	rhinoceros
كركر	2	QI QII	ترديد الضحك والإعادة	giggling, repeating
كركس	0	QI	التردد والتقييد	shackled walk
كركم	1	-	صبغ أصفر تابل	turmeric
كرمش	1	QI QII	التجعد	crinkling
كرمل	1	QI	السكر المحروق	caramel
كرنب	1	-	بقل ملفوف	cabbage
كرنف	0	QI	أصل السعفة	palm stub
كرهف	0	QIV	تراكم السحاب	piling clouds
كزبر	1	-	بقل تابل	coriander
كزكز	1	QI	صرير الأسنان	gnashing
كسبر	0	-	بقل تابل	coriander
كستن	1	-	ثمر شجري يشوى	chestnut
كسكس	1	QI	الدق الشديد وطعام مغربي	pounding, couscous
كشكش	1	QI	ثني الثوب وصوت الأفعى	ruffling, rustling
كشكل	1	-	الدفتر الجامع	scrapbook
كعبر	1	QI QII	العقدة المستديرة وعظم الساعد	node, radius bone
كعبل	1	QI QII	العرقلة بالرجل	tripping
كعثب	0	QI	الامتلاء والبروز	plumpness
كعسم	0	QI	الفرار	fleeing
كعكع	0	QI QII	الجبن والتأخر	shrinking back
كعنب	0	-	ضخامة الرأس	big-headedness
كفكف	1	QI QII	مسح الدمع وصرفه	wiping tears
كفهر	1	QIV	العبوس والظلمة	gloom, scowling
كلبش	1	QI	تقييد اليدين	handcuffing
كلثم	1	QI QII	امتلاء الخدين	chubbiness
كلسم	0	QI	الذهاب مسرعا	hurrying off
كلفت	1	QI	العمل بلا إتقان	botching
كلكل	1	-	الصدر وغلظ الجلد	chest, callus
كلور	2	QI	إضافة غاز معقم	chlorination
كمثر	1	-	ثمر شجر معروف	pear
كمكم	0	QI QII	التستر بالثياب	wrapping up
كمهل	0	QI	جمع الثياب وحزمها	bundling
كنبث	0	QI QII	الصلابة والانقباض	contracting
كندر	1	-	اللبان وصمغه	frankincense
كندس	0	-	نبات معطس	sneezewort
كنعد	0	-	سمك بحري	kingfish
كنعر	0	-	الناقة العظيمة	large she-camel
كنفش	0	QI	العمامة المكورة	winding a turban
كنفل	0	-	ضخامة اللحية	bushy beard
كنهر	0	-	السحاب العظيم	towering cloud
كهرب	3	QI QII	القوة المحركة للآلات	electricity, electrification
كهكه	0	QI	النفخ في اليد من البرد	breathing on hands
كهمس	0	-	الأسد والقصير	lion, short person
كوثر	1	QI	الكثرة والخير	abundance
كوسج	0	QI	الرجل بلا لحية وسمك مفترس	beardless, shark
كوكب	2	QI	الجرم السماوي	planet, star
كولس	1	QI	العمل الخفي وراء الستار	lobbying, backstage
كوهد	0	QIV	ارتعاد الفرخ	trembling of a chick
لءلء	2	QI QII	اللمعان والدر	glittering, pearl
لبرل	1	QI QII	إطلاق الأسواق والحريات	liberalization
لبلب	1	QI	نبات متسلق والعطف على الولد	ivy, tenderness
لبنن	1	QI QII	الصبغ بصبغة لبنانية	Lebanonization
لثلث	0	QI QII	الإقامة والتردد	hesitating
لجلج	1	QI QII	التردد في الكلام	stammering
لحلح	0	QI QII	الثبات والتحرك	budging, staying
لخلخ	1	QI QII	ضرب من الطيب والخلخلة	perfume, loosening
لذلذ	0	QI	السرعة والخفة	briskness
لصلص	0	QI	تحريك الوتد لنزعه	loosening a peg
لضلض	0	QI	كثرة التلفت	looking about
لطلط	0	-	الغليظ الأسنان	thick-toothed
لظلظ	0	QI QII	تحريك الحية رأسها	head darting
لعثم	1	QI QII	التوقف في الكلام	faltering
لعذم	0	QI QII	التوقف في الكلام	faltering
لعلع	1	QI QII	شدة الصوت ولمعان السراب	resounding, shimmer
لعمظ	0	QI	نهش اللحم والحرص	greed
لغمط	1	QI	التلطيخ	smearing
لغوس	0	QI	السرعة في الأكل	gobbling
لغوص	0	QI	العبث في الطعام	messing
لفلف	1	QI QII	تكرار اللف والطي	wrapping up
لقلق	1	QI QII	طائر طويل الساق وصوته	stork, clatter
لكلك	0	-	القصير الضخم	squat
لملم	2	QI QII	جمع المتفرق	gathering up
لهجم	0	QII	الولوع والطريق الواضح	beaten track
لهذم	0	QI	السنان القاطع	sharp spearhead
لهزم	0	QI	عظم ناتئ تحت الأذن	jawbone
لهله	0	QI QII	رقة نسج الثوب	thin weave
لهمم	0	-	السابق الجواد	swift, generous
لوزج	0	-	حلواء من اللوز	almond sweet
لولب	2	QI QII	الشكل الحلزوني	screw, spiral
لولو	0	QI	صوت النواح	howling
مءسس	2	QI QII	التحويل إلى منظمة ثابتة	institutionalization
مءمء	1	QI	صوت الشاة	bleating
متمت	0	QI	التقرب بالقرابة	claiming kinship
مثمث	0	QI	التخليط والرشح	mixing, oozing
مجمج	1	QI	عدم إبانة الخط	scrawling
محمح	0	QI QII	الإخلاص في المودة	sincere affection
محور	2	QI QII	الخط الذي يدور عليه الشيء	axis, centering
مخرق	1	QI QII	الكذب والحيلة	trickery, charlatanry
مخمخ	1	QI QII	إخراج المخ من العظم	sucking marrow
مدرس	1	QI	التقيد بمذهب التعليم	schooling
مذقر	0	QIV	اختلاط اللبن بالماء	curdling apart
مذهب	2	QI QII	الطريقة المعتقدة	doctrine
مرجح	1	QI QII	التذبذب والتردد	swinging
مرجن	1	-	حيوان بحري أحمر	coral
مرزب	1	-	مجرى ماء السطح	gutter, drainpipe
مركز	3	QI QII	الوسط والثبات فيه	center, concentration
مركس	1	QI QII	اعتناق مذهب ماركس	Marxism
مرمر	1	QI QII	الرخام والاهتزاز	marble, quivering
مرمط	1	QI QII	الإهانة والإتعاب	dragging through trouble
مرهم	1	QI QII	الدواء الدهني للجلد	ointment
مزمز	1	QI QII	التذوق والتحريك	sipping
مستك	1	QI	صمغ يمضغ	mastic
مسخر	1	QI QII	السخرية والهزء	mockery
مسرح	2	QI QII	مكان التمثيل	theater, dramatization
مسكن	1	QI QII	الفقر والضعف	poverty, wretchedness
مسمر	1	QI	تثبيت الشيء بالوتد المعدني	nailing
مسمس	0	QI	اختلاط الأمر	confusion
مشكل	1	QI QII	طرح المسألة الصعبة	problematization
مشمش	1	-	ثمر شجري أصفر	apricot
مشيخ	1	QII	التشبه بالشيوخ	acting the sheikh
مصطب	1	-	الدكة للجلوس	bench
مصطك	1	-	صمغ يمضغ	mastic
مصمص	1	QI QII	امتصاص الشيء وغسل الفم	sucking, rinsing
مضحل	1	QIV	الذهاب والزوال	vanishing
مضمض	2	QI QII	تحريك الماء في الفم	rinsing the mouth
مطمط	1	QI	التثاقل في الكلام والمد	drawling
معجن	1	QI	الطلاء بالعجينة	puttying
معدد	0	QII	شدة العيش وغلظته	toughening
معدن	2	QI QII	المادة الفلزية والمستخرجة من الأرض	mineral, metal
معمع	1	QI	صوت الحريق واختلاط القتال	crackling, tumult
معير	2	QI	ضبط الشيء على المقياس	calibration, standardization
مغرب	1	QI	الصبغ بصبغة بلاد المغرب	Moroccanization
مغمغ	1	QI QII	عدم إبانة الكلام	mumbling
مغنط	2	QI QII	جذب الحديد	magnetization
مفصل	2	QI QII	موضع التقاء العظمين	joint, articulation
مفهم	1	QI QII	صوغ التصور الذهني	conceptualization
مقمق	0	QI QII	ضم الشيء إلى الحلق	gulping
مكدم	0	QI	رصف الطريق بالحصى	macadam
مكمك	0	QI QII	مص ما في العظم	sucking marrow
مكنن	2	QI QII	إحلال الآلة في العمل	mechanization
مكيج	1	QI QII	تجميل الوجه	makeup
ململ	1	QI QII	القلق والتقلب	restlessness, fidgeting
منتج	1	QI QII	تركيب لقطات الفيلم	film editing
منجق	1	QI	آلة رمي الحجارة	catapult
منجن	0	-	الدولاب الدائر	waterwheel
مندل	1	QII	لف الثوب والعود الطيب	kerchief, aloeswood
منطق	2	QI QII	قوانين التفكير والحزام	logic, girdle
منهج	3	QI	الطريقة المنظمة	method, methodology
مهمه	0	QI	المفازة البعيدة	desert expanse
مهنن	1	QI QII	جعل العمل حرفة	professionalization
موسق	1	QI QII	الألحان والأنغام	music, musicality
موضع	2	QI QII	تحديد المكان	positioning
موقع	1	QI QII	تحديد المكان	locating
مومء	1	QI	الفلاة والجثة المحنطة	desert, mummy
ميثل	1	QI QII	إضافة مجموعة عضوية أحادية الكربون	methylation
نءنء	0	QI QII	الضعف والعجز	weakness
نبرس	1	-	المصباح	lamp
نبنب	0	QI	الهذيان	raving
نترت	1	QI	تكوين أملاح حمض الآزوت	nitration
نترج	1	QI	إضافة عنصر هوائي غالب	nitrogenation
نثنث	0	QI	كثرة الرشح	oozing
نجنج	0	QI	التحريك والتردد	shaking, wavering
نحنح	2	QI QII	ترديد الصوت في الحلق	clearing the throat
نخرب	1	QI	الثقب في الشيء	gnawing holes, comb cell
نخنخ	0	QI QII	إناخة البعير	making a camel kneel
نرجس	1	QI	زهر عطر وحب الذات	narcissus, narcissism
نرجل	1	-	جوز الهند وآلة التدخين	coconut, water pipe
نردن	0	-	نبات عطري	spikenard
نرفز	1	QI QII	إثارة الأعصاب	irritation
نزنز	0	QI	تحريك الرأس	wagging the head
نسنس	1	QI	القرد الصغير والريح الباردة	small monkey, chilly breeze
نشدر	1	QI	مركب نتروجيني نفاذ الرائحة	ammonia
نشنش	0	QI	سرعة العمل وصوت الغليان	briskness, sizzling
نصنص	0	QI	التحريك والثبات	stirring
نضنض	0	QI	تحريك اللسان	darting the tongue
نطنط	1	QI QII	كثرة القفز	hopping about
نعثل	0	QI	الشيخ الأحمق ومشيه	old fool
نعنع	1	QI QII	بقل عطري	mint
نغنغ	1	QI QII	لحمات الحلق	wattle, throat flesh
نفنف	0	-	المهوى بين الجبلين	chasm
نقرس	1	-	داء المفاصل	gout
نقنق	1	QI	صوت الضفدع والدجاجة	croaking, clucking
نكنك	0	QI	التضييق على الغريم	pressing a debtor
نمذج	3	QI QII	المثال الذي يحتذى	modeling, model
نمرق	1	-	الوسادة الصغيرة	cushion
نمنم	1	QI QII	الزخرفة الدقيقة	miniature, embellishment
نهبر	0	-	المهلكة	perilous place
نهبل	0	-	المسن	aged
نهشل	0	QI	الذئب والصقر	wolf, hawk
نهنه	1	QI QII	الكف والزجر والبكاء	restraining, sobbing
نورج	0	-	آلة درس الحنطة	threshing sledge
نورز	1	QI	عيد أول السنة	new year festival
نورس	1	-	طائر بحري أبيض	seagull
نيزك	2	-	الجسم السماوي المحترق	meteor
نيكل	1	QI	عنصر فلزي أبيض وطلاؤه	nickel plating
هءهء	0	QI	دعاء الإبل	calling camels
هبرج	0	QI	اختلاط المشي	mixed gait
هبرز	0	-	الأسوار والحسن	handsome knight
هبرق	0	-	الحداد والصائغ	smith
هبقع	0	-	القصير المزهو	conceited dwarf
هبنق	0	-	الأحمق	fool
هبهب	0	QI QII	السرعة والنباح ولمع السراب	haste, barking
هتمل	0	QI	الكلام الخفي	whispering
هتهت	0	QI	سرعة الكلام	rapid speech
هثهث	0	QI	الاختلاط والظلم	mixing
هجرس	0	-	ولد الثعلب	fox cub
هجرع	0	-	الأحمق الطويل	tall fool
هجنع	0	-	الطويل الضخم	tall and bulky
هجهج	0	QI	الزجر بالسبع	shouting off
هدبد	0	-	ضعف البصر	dim sight
هدرت	1	QI QII	إضافة الماء إلى المركب	hydration
هدرج	2	QI QII	إضافة أخف العناصر	hydrogenation
هدكر	0	QII	الترجرج	jiggling
هدمل	0	-	الثوب البالي	rag
هدهد	1	QI QII	تحريك الطفل لينام وطائر	lulling, hoopoe
هذرب	0	QI	كثرة الكلام	garrulity
هذرم	1	QI	سرعة الكلام	rapid speech
هذلق	0	-	المسترخي	slack
هذلل	0	QI	التل الصغير والذئب	hillock, wolf
هذهذ	0	-	السيف القاطع	cutting sword
هربذ	0	QI	خادم النار عند المجوس	fire priest
هرجل	1	QI	الاضطراب في المشي والعمل	disorder
هردب	0	QI	ثقل العدو	heavy run
هرشف	0	QII	العجوز والشرب قليلا	sipping, old woman
هرطق	1	QI QII	الخروج عن العقيدة	heresy
هرطل	0	-	الطويل العظيم	tall
هركل	0	QI	المشي باختيال	stately walk
هرمس	0	-	الأسد والأسرار القديمة	lion, hermetic
هرنف	0	QI	الضحك الفاتر	faint laugh
هرهر	0	QI	صوت الغنم والماء	bleating, gurgling
هرول	2	QI	المشي بين السير والعدو	jogging, hurrying
هزبر	1	-	الأسد	lion
هزرف	0	QI	الإسراع	haste
هزلج	0	QI	الذئب السريع	swift wolf
هزلع	0	QI	الخفة والانسلال	slipping away
هزمج	0	QI	اختلاط الصوت	babble
هزهز	1	QI QII	تكرار التحريك	shaking
هستر	1	QI QII	اضطراب الأعصاب الشديد	hysteria
هسهس	1	QI	الصوت الخفي	whispering, hissing
هشهش	0	QI	الحركة والسخاء	stirring
هصهص	0	-	البراق العينين	bright-eyed
هضهض	0	QI	كسر الشيء	breaking
هطلع	0	-	الجماعة الكثيرة	large group
هطهط	0	QI	سرعة المشي	rapid gait
هفهف	1	QI QII	رقة الجسم وخفته	slenderness, floating
هقهق	0	QI	شدة السير	hard travel
هكهك	0	QI	كثرة الجماع	coition
هلبج	0	-	الأحمق الكسول	oaf
هلجن	1	QI	إضافة عناصر مكونة للأملاح	halogenation
هلقم	0	QI	الابتلاع	swallowing
هلهل	1	QI QII	رقة النسج والترقيق	thin weaving, tattering
هلوس	2	QI	الرؤية أو السمع بلا محسوس	hallucination
همرج	0	QI	اختلاط الخبر	confusion
همقع	0	-	جنى التنضب	a wild fruit
هملج	1	QI	حسن سير الدابة	ambling
هملع	0	-	الذئب والسريع	wolf, swift
همهم	1	QI QII	ترديد الصوت في الصدر	murmuring, humming
هنبر	0	-	الثور والفرس	bull
هنبع	0	-	خمار صغير	small veil
هنبل	0	QI	مشية الضبع العرجاء	limping gait
هندب	1	-	بقل ورقي مر	chicory, endive
هندز	0	-	الحد والقياس	measure
هندس	3	QI	علم القياس والإنشاء	engineering, geometry
هندم	2	QI QII	حسن الهيئة وإصلاحها	tidiness, grooming
هنهن	0	QI	ترقيق الصوت للصغير	lulling
هوجل	0	QI	المفازة والأحمق	desert, fool
هودج	1	QI	مركب النساء على البعير	camel litter
هوذل	0	QI	الاضطراب في العدو	unsteady run
هوزب	0	-	البعير القوي	strong camel
هيدب	0	QI	ذيل السحاب المتدلي	cloud fringe
هيشر	0	-	نبات رخو شائك	a thistle
هيضل	0	-	الجيش الكثير	large host
هيعر	0	QI	النزق والخفة	flightiness
هيقع	0	-	صوت السيوف	clash of swords
هيكل	2	QI QII	البناء والعظام الحاملة	structure, skeleton
هيلل	1	QI	قول لا إله إلا الله	saying there is no god but God
هيمن	2	QI	السيطرة والرقابة	dominance
هينم	0	QI	الصوت الخفي	murmuring
وءوء	0	QI	صياح ابن آوى	jackal howl
وتوت	0	-	الصوت الضعيف	faint sound
وحوح	0	QI	صوت مع بحح	hoarse panting
وخوخ	0	-	الاسترخاء والضعف	flabbiness
ورشن	1	-	طائر كالحمام	wood pigeon
ورنش	1	QI	الطلاء اللماع	varnish
ورور	1	QI	إحداد النظر وطائر	gazing, bee-eater
وزوز	1	QI QII	صوت الحشرة والخفة	buzzing
وسوس	2	QI QII	الصوت الخفي وحديث النفس	whispering, obsession
وشوش	1	QI QII	الكلام الخفي	whispering
وصوص	1	QI QII	النظر من ثقب	peeping
وطوط	1	QI	حيوان ليلي طائر والضعف	bat
وعوع	1	QI	صوت الذئب والكلب	howling
وقوق	1	QI	صوت الطير وطائر	cuckoo
وكوك	0	QI	هدير الحمام والفرار	cooing
ولول	1	QI	صياح النساء وندبهن	wailing
وهوه	0	QI QII	صوت الأسد والكلب	howling, growling
يءيء	0	QI	طائر جارح صغير	merlin
يرقن	1	-	اصفرار الجلد وآفة الزرع	jaundice
يقطن	1	-	القرع	gourd, pumpkin
ينسن	1	-	نبات حبه عطري	anise
يهود	1	-	أتباع موسى	Jews
يهير	0	-	السراب والحجر الصلب	mirage
يودن	1	QI	إضافة عنصر معقم	iodination
يونن	1	QI QII	التحول إلى ذرات مشحونة	ionization`;
