// Generated from data/nouns by scripts/pack.ts; do not edit.
export const rows = `حَال	أَحْوَال	حول	n	state, condition
حَالَة	حَالَات	حول	n	case, state
حِيلَة	حِيَل	حول	n	trick
مُحَاوَلَة	مُحَاوَلَات	حول	n	attempt
تَحَوُّل	تَحَوُّلَات	حول	n	transformation
وَضْع	أَوْضَاع	وضع	n	situation
وَضْعِيَّة	وَضْعِيَّات	وضع	n	position
شَأْن	شُؤُون	شءن	n	matter, affair
شُعُور	-	شعر	n	feeling
مَشْعَر	مَشَاعِر	شعر	n	feeling, rite place
عَاطِفَة	عَوَاطِف	عطف	n	emotion
حُبّ	-	حبب	n	love
مَحَبَّة	-	حبب	n	love
عِشْق	-	عشق	n	passion
عَاشِق	عُشَّاق	عشق	n	lover
شَوْق	أَشْوَاق	شوق	n	longing
كُرْه	-	كره	n	hatred
بُغْض	-	بغض	n	hatred
حِقْد	أَحْقَاد	حقد	n	grudge
حَسَد	-	حسد	n	envy
حَاسِد	حُسَّاد	حسد	n	envier
غَيْرَة	-	غير	n	jealousy
غَضَب	-	غضب	n	anger
غَيْظ	-	غيظ	n	fury
خَوْف	مَخَاوِف	خوف	n	fear
مَخَافَة	مَخَاوِف	خوف	n	fear
خَشْيَة	-	خشي	n	fear, awe
رُعْب	-	رعب	n	terror
هَوْل	أَهْوَال	هول	n	horror
قَلَق	-	قلق	n	anxiety
هَمّ	هُمُوم	همم	n	worry
هِمَّة	هِمَم	همم	n	ambition, zeal
غَمّ	غُمُوم	غمم	n	grief
حُزْن	أَحْزَان	حزن	n	sorrow
أَسًى	-	ءسي	n	grief
أَسَف	-	ءسف	n	regret
نَدَم	-	ندم	n	remorse
يَأْس	-	يءس	n	despair
أَمَل	آمَال	ءمل	n	hope
رَجَاء	-	رجو	n	hope, request
أُمْنِيَّة	أَمَانِيّ,أُمْنِيَّات	مني	n	wish
أُمْنِيَة	أَمَانٍ,أُمْنِيَات	مني	n	wish
فَرَح	أَفْرَاح	فرح	n	joy
سُرُور	-	سرر	n	joy
سِرّ	أَسْرَار	سرر	n	secret
سَرِيرَة	سَرَائِر	سرر	n	inner self
سَعَادَة	-	سعد	n	happiness
لَذَّة	لَذَّات	لذذ	n	pleasure
مُتْعَة	مُتَع	متع	n	enjoyment
شَهْوَة	شَهَوَات	شهو	n	lust, appetite
رَغْبَة	رَغَبَات	رغب	n	desire
إِرَادَة	إِرَادَات	رود	n	will
نِيَّة	نِيَّات,نَوَايَا	نوي	n	intention
عَزِيمَة	عَزَائِم	عزم	n	determination
قَصْد	قُصُود	قصد	n	intention
هَدَف	أَهْدَاف	هدف	n	goal
غَرَض	أَغْرَاض	غرض	n	purpose
سَبَب	أَسْبَاب	سبب	n	reason
بَاعِث	بَوَاعِث	بعث	n	motive
دَافِع	دَوَافِع	دفع	n	motive
حَافِز	حَوَافِز	حفز	n	incentive
مُسَبِّب	مُسَبِّبَات	سبب	n	cause
عُذْر	أَعْذَار	عذر	n	excuse
ذَرِيعَة	ذَرَائِع	ذرع	n	pretext
وَسِيلَة	وَسَائِل	وسل	n	means
وَاسِطَة	وَسَائِط	وسط	n	means, medium
طَاعَة	-	طوع	n	obedience
اِسْتِطَاعَة	-	طوع	n	ability
قَابِلِيَّة	قَابِلِيَّات	قبل	n	capacity
مَوْهِبَة	مَوَاهِب	وهب	n	talent
نُبُوغ	-	نبغ	n	genius
ذَكَاء	-	ذكو	n	intelligence
دَهَاء	-	دهي	n	shrewdness
دَاهِيَة	دَوَاهٍ	دهي	n	calamity, shrewd man
غَبَاء	-	غبو	n	stupidity
جَهْل	-	جهل	n	ignorance
شَكّ	شُكُوك	شكك	n	doubt
ظَنّ	ظُنُون	ظنن	n	supposition
ظِنَّة	ظِنَن	ظنن	n	suspicion
رَيْب	-	ريب	n	doubt
رِيبَة	رِيَب	ريب	n	suspicion
وَهْم	أَوْهَام	وهم	n	illusion
وَعْي	-	وعي	n	awareness
يَقِين	-	يقن	n	certainty
صِدْق	-	صدق	n	truth
كِذْبَة	كِذْبَات	كذب	n	lie
مَكْر	-	مكر	n	cunning
خُدْعَة	خُدَع	خدع	n	trick
خَدِيعَة	خَدَائِع	خدع	n	deception
مَكِيدَة	مَكَايِد,مَكَائِد	كيد	n	plot
كَيْد	-	كيد	n	scheming
مُؤَامَرَة	مُؤَامَرَات	ءمر	n	conspiracy
سِحْر	أَسْحَار	سحر	n	magic
سَاحِر	سَحَرَة,سُحَّار	سحر	n	magician
حُلْم	أَحْلَام	حلم	n	dream
حِلْم	أَحْلَام	حلم	n	forbearance
حَظّ	حُظُوظ	حظظ	n	luck
قَدَر	أَقْدَار	قدر	n	fate
صُدْفَة	صُدَف	صدف	n	coincidence
مُصَادَفَة	مُصَادَفَات	صدف	n	coincidence
مُصِيبَة	مَصَائِب	صوب	n	calamity
كَارِثَة	كَوَارِث	كرث	n	catastrophe
نَكْبَة	نَكَبَات	نكب	n	disaster
نَازِلَة	نَوَازِل	نزل	n	calamity
مِحْنَة	مِحَن	محن	n	ordeal
بَلَاء	-	بلو	n	affliction
بَلِيَّة	بَلَايَا	بلو	n	misfortune
بَلْوَى	بَلَاوَى	بلو	n	affliction
مَشَقَّة	مَشَقَّات,مَشَاقّ	شقق	n	hardship
شِقّ	شُقُوق	شقق	n	half, side
شَقّ	شُقُوق	شقق	n	crack
شُقَّة	شُقَق	شقق	n	apartment
تَعَب	أَتْعَاب	تعب	n	fatigue
عَنَاء	-	عني	n	toil
عِنَايَة	-	عني	n	care
بُؤْس	-	بءس	n	misery
بَأْس	-	بءس	n	harm, might
ضَرَر	أَضْرَار	ضرر	n	damage
ضَرُورَة	ضَرُورَات	ضرر	n	necessity
ضَرَّاء	-	ضرر	n	adversity
سَرَّاء	-	سرر	n	prosperity
نَفْع	-	نفع	n	benefit
مَنْفَعَة	مَنَافِع	نفع	n	benefit
مَصْلَحَة	مَصَالِح	صلح	n	interest
صُلْح	-	صلح	n	reconciliation
إِصْلَاح	إِصْلَاحَات	صلح	n	reform
فَسَاد	-	فسد	n	corruption
مَفْسَدَة	مَفَاسِد	فسد	n	evil
مَضَرَّة	مَضَارّ	ضرر	n	harm
نِعْمَة	نِعَم,أَنْعُم	نعم	n	blessing
بَرَكَة	بَرَكَات	برك	n	blessing
رَحْمَة	رَحَمَات	رحم	n	mercy
فَضْل	أَفْضَال,فُضُول	فضل	n	favour, merit
كَرَم	-	كرم	n	generosity
كَرَامَة	كَرَامَات	كرم	n	dignity
مَكْرُمَة	مَكَارِم	كرم	n	noble deed
جُود	-	جود	n	generosity
جَوْدَة	-	جود	n	quality
مَجْد	أَمْجَاد	مجد	n	glory
عِزّ	-	عزز	n	might
عِزَّة	-	عزز	n	pride, might
ذُلّ	-	ذلل	n	humiliation
كِبْرِيَاء	-	كبر	n	pride
كِبَر	-	كبر	n	bigness, old age
غُرُور	-	غرر	n	vanity
تَوَاضُع	-	وضع	n	humility
صَبْر	-	صبر	n	patience
شُكْر	-	شكر	n	thanks
حَمْد	-	حمد	n	praise
مَدْح	-	مدح	n	praise
مَدِيح	مَدَائِح	مدح	n	praise
ثَنَاء	أَثْنِيَة	ثني	n	praise
هِجَاء	أَهَاجٍ	هجو	n	satire, spelling
رِثَاء	-	رثي	n	elegy
مَرْثِيَة	مَرَاثٍ	رثي	n	elegy
ذَمّ	-	ذمم	n	blame
ذِمَّة	ذِمَم	ذمم	n	protection, conscience
لَوْم	-	لوم	n	blame
عِتَاب	-	عتب	n	reproach
وُجُود	-	وجد	n	existence
وِجْدَان	-	وجد	n	sentiment, conscience
عَدَم	أَعْدَام	عدم	n	nonexistence
بَقَاء	-	بقي	n	survival
خُلُود	-	خلد	n	immortality
تَغَيُّر	تَغَيُّرَات	غير	n	change
تَغْيِير	تَغْيِيرَات	غير	n	change
تَقَدُّم	-	قدم	n	progress
تَخَلُّف	-	خلف	n	backwardness
نُمُوّ	-	نمو	n	growth
تَنْمِيَة	-	نمي	n	development
زِيَادَة	زِيَادَات	زيد	n	increase
نَقْص	-	نقص	n	shortage
نَقِيصَة	نَقَائِص	نقص	n	defect
نَقِيض	نَقَائِض	نقض	n	opposite
تَنَاقُض	تَنَاقُضَات	نقض	n	contradiction
شَبَه	أَشْبَاه	شبه	n	resemblance
شِبْه	أَشْبَاه	شبه	n	like, semi-
نَظِير	نُظَرَاء,نَظَائِر	نظر	n	counterpart, isotope
نَظَر	أَنْظَار	نظر	n	sight
نَظْرَة	نَظَرَات	نظر	n	look
نِظَام	نُظُم,أَنْظِمَة	نظم	n	system, order
مُنَظَّمَة	مُنَظَّمَات	نظم	n	organization
مَنْظُومَة	مَنْظُومَات	نظم	n	system
نَظْم	-	نظم	n	arrangement, verse
تَرْتِيب	تَرْتِيبَات,تَرَاتِيب	رتب	n	arrangement
رُتْبَة	رُتَب	رتب	n	rank
مَرْتَبَة	مَرَاتِب	رتب	n	rank
مَنْزِلَة	مَنَازِل	نزل	n	status
مَكَانَة	مَكَانَات	كون	n	status
مَنْصِب	مَنَاصِب	نصب	n	post
فَوْضَى	-	فوض	n	chaos
فَرْق	فُرُوق,فُرُوقَات	فرق	n	difference
فَارِق	فَوَارِق	فرق	n	difference
مَفْرِق	مَفَارِق	فرق	n	crossroads
مُفَارَقَة	مُفَارَقَات	فرق	n	paradox
عَلَاقَة	عَلَاقَات,عَلَائِق	علق	n	relation
رَابِطَة	رَوَابِط	ربط	n	bond, league
رَابِط	رَوَابِط	ربط	n	link
صُحْبَة	-	صحب	n	company
عُلْقَة	عُلَق	علق	n	attachment
عَلَقَة	عَلَق	علق	n	clot, leech
حَاجَة	حَاجَات,حَوَائِج	حوج	n	need
اِحْتِيَاج	اِحْتِيَاجَات	حوج	n	need
مَطْلَب	مَطَالِب	طلب	n	demand
طَلَب	طَلَبَات	طلب	n	request
بُغْيَة	-	بغي	n	desire
مَأْرَب	مَآرِب	ءرب	n	aim
مَأْثُرَة	مَآثِر	ءثر	n	glorious deed
مَأْخَذ	مَآخِذ	ءخذ	n	fault, source
مَأْمُورِيَّة	مَأْمُورِيَّات	ءمر	n	mission
فَعْلَة	فَعَلَات	فعل	n	deed
صَنِيع	-	صنع	n	deed, favour
تَصَرُّف	تَصَرُّفَات	صرف	n	behaviour
سِيرَة	سِيَر	سير	n	biography, conduct
سِيَاسَة	سِيَاسَات	سوس	n	politics, policy
خُطَّة	خُطَط	خطط	n	plan
خِطَّة	خِطَط	خطط	n	district
تَدْبِير	تَدَابِير	دبر	n	measure
إِجْرَاء	إِجْرَاءَات	جري	n	measure
جَرَّاء	-	جرر	n	because of
تَجَاوُز	تَجَاوُزَات	جوز	n	violation
مَجَاز	مَجَازَات	جوز	n	metaphor
حَيْرَة	-	حير	n	perplexity
طَبْع	طِبَاع	طبع	n	nature, printing
غَرِيزَة	غَرَائِز	غرز	n	instinct
فِطْرَة	فِطَر	فطر	n	innate nature
سَجِيَّة	سَجَايَا	سجو	n	nature
مَزِيَّة	مَزَايَا	مزي	n	merit
خَصْلَة	خِصَال	خصل	n	trait
خُصْلَة	خُصَل	خصل	n	lock of hair
شِيمَة	شِيَم	شيم	n	trait
مَيْل	مُيُول	ميل	n	inclination, slope, tilt, tendency
نَزْعَة	نَزَعَات	نزع	n	tendency
نِزَاع	نِزَاعَات	نزع	n	conflict
صِرَاع	صِرَاعَات	صرع	n	struggle
كِفَاح	-	كفح	n	struggle
جِهَاد	-	جهد	n	struggle
مَجْهُود	مَجْهُودَات	جهد	n	effort
سَعْي	مَسَاعٍ	سعي	n	effort
مَسْعًى	مَسَاعٍ	سعي	n	effort
نَجَاح	نَجَاحَات	نجح	n	success
فَوْز	-	فوز	n	victory
فَشَل	-	فشل	n	failure
عَثْرَة	عَثَرَات	عثر	n	stumble
زَلَّة	زَلَّات	زلل	n	slip
هَفْوَة	هَفَوَات	هفو	n	slip
سَهْو	-	سهو	n	oversight
نِسْيَان	-	نسي	n	forgetting
غَفْلَة	غَفَلَات	غفل	n	heedlessness
عِبْرَة	عِبَر	عبر	n	lesson
عَبْرَة	عَبَرَات	عبر	n	tear
مَوْعِظَة	مَوَاعِظ	وعظ	n	sermon
نَصِيحَة	نَصَائِح	نصح	n	advice
مَشُورَة	مَشُورَات	شور	n	advice
شُورَى	-	شور	n	consultation
مُسْتَشَار	مُسْتَشَارُون	شور	n	adviser
لَغْو	-	لغو	n	idle talk
حَسَب	أَحْسَاب	حسب	n	noble descent
عِبْء	أَعْبَاء	عبء	n	burden
مَسْؤُولِيَّة	مَسْؤُولِيَّات	سءل	n	responsibility
عَائِق	عَوَائِق	عوق	n	obstacle
مَانِع	مَوَانِع	منع	n	obstacle
حَاجِز	حَوَاجِز	حجز	n	barrier
حَائِل	حَوَائِل	حول	n	obstacle
نُكْرَان	-	نكر	n	denial
مُنْكَر	مُنْكَرَات,مَنَاكِير	نكر	n	wrong, abomination
بُهْتَان	-	بهت	n	slander
غُفْرَان	-	غفر	n	forgiveness
شُكْرَان	-	شكر	n	gratitude
فُرْقَان	-	فرق	n	criterion
قُرْآن	-	قرء	n	Quran
قِرَاءَة	قِرَاءَات	قرء	n	reading
قَارِئ	قُرَّاء	قرء	n	reader
رِضْوَان	-	رضي	n	good pleasure
عُدْوَان	-	عدو	n	aggression
طُغْيَان	-	طغو	n	tyranny
عِصْيَان	-	عصي	n	disobedience
مَعْصِيَة	مَعَاصٍ	عصي	n	sin
طَاغِيَة	طُغَاة,طَوَاغٍ	طغو	n	tyrant
دَوَرَان	-	دور	n	rotation
غَلَيَان	-	غلي	n	boiling
جَرَيَان	-	جري	n	flow
خَفَقَان	-	خفق	n	palpitation
طَيَرَان	-	طير	n	flight
نِقْمَة	نِقَم	نقم	n	vengeance, curse
تَجَلٍّ	تَجَلِّيَات	جلو	n	manifestation
تَحَدٍّ	تَحَدِّيَات	حدو	n	challenge
تَعَدٍّ	تَعَدِّيَات	عدو	n	transgression
تَمَنٍّ	تَمَنِّيَات	مني	n	wish
تَهْنِئَة	تَهَانِئ,تَهْنِئَات	هنء	n	congratulation
تَعْزِيَة	تَعَازٍ	عزي	n	condolence
تَحِيَّة	تَحِيَّات,تَحَايَا	حيي	n	greeting
تَجْزِئَة	-	جزء	n	division
تَسْلِيَة	تَسَالٍ	سلو	n	amusement
تَوْطِئَة	-	وطء	n	introduction
اِتِّفَاق	اِتِّفَاقَات	وفق	n	agreement
اِتِّفَاقِيَّة	اِتِّفَاقِيَّات	وفق	n	agreement, treaty
اِتِّصَال	اِتِّصَالَات	وصل	n	contact
اِتِّحَاد	اِتِّحَادَات	وحد	n	union
اِتِّسَاع	-	وسع	n	breadth
اِتِّزَان	-	وزن	n	equilibrium
اِتِّسَاق	-	وسق	n	consistency
اِتِّكَال	-	وكل	n	reliance
اِتِّبَاع	-	تبع	n	following
اِتِّخَاذ	-	ءخذ	n	taking
اِضْطِرَاب	اِضْطِرَابَات	ضرب	n	disturbance
اِضْطِرَار	-	ضرر	n	compulsion
اِصْطِدَام	اِصْطِدَامَات	صدم	n	collision
اِصْطِنَاع	-	صنع	n	fabrication
اِصْطِفَاء	-	صفو	n	selection
اِصْطِيَاد	-	صيد	n	hunting
اِطِّلَاع	-	طلع	n	acquaintance, inspection
اِطِّرَاد	-	طرد	n	regularity
اِدِّعَاء	اِدِّعَاءَات	دعو	n	claim
اِدِّخَار	اِدِّخَارَات	ذخر	n	saving
اِزْدِهَار	-	زهر	n	flourishing
اِزْدِحَام	-	زحم	n	crowding
اِزْدِوَاج	-	زوج	n	duality
اِزْدِيَاد	-	زيد	n	increase
عَكْس	-	عكس	n	opposite
اِنْعِكَاس	اِنْعِكَاسَات	عكس	n	reflection
بَدَل	أَبْدَال	بدل	n	substitute, allowance
بَدِيل	بَدَائِل,أَبْدَال	بدل	n	alternative
تَبَادُل	تَبَادُلَات	بدل	n	exchange
بَرَاءَة	بَرَاءَات	برء	n	innocence, patent
بَرِيَّة	بَرَايَا,بَرِيَّات	برء	n	creation
بَرِّيَّة	بَرَارٍ	برر	n	wilderness
بُرُوز	بُرُوزَات	برز	n	prominence
بُكَاء	-	بكي	n	weeping
ضَحِك	-	ضحك	n	laughter
أُضْحُوكَة	أَضَاحِيك	ضحك	n	laughing stock
ضَمَّة	ضَمَّات	ضمم	n	damma vowel
اِنْضِمَام	-	ضمم	n	joining
ضَيَاع	-	ضيع	n	loss
ضَيْعَة	ضِيَاع,ضِيَع	ضيع	n	estate
إِدْرَاك	-	درك	n	perception
دَرَك	أَدْرَاك	درك	n	gendarmerie, depth
مَدَارِك	-	درك	n	mental powers
دِرَايَة	-	دري	n	knowledge
تَدَفُّق	تَدَفُّقَات	دفق	n	flow
دَفِينَة	دَفَائِن	دفن	n	buried treasure
مَدْفَن	مَدَافِن	دفن	n	burial place
تَدْلِيك	-	دلك	n	massage
دَمْج	-	دمج	n	merging
اِنْدِمَاج	اِنْدِمَاجَات	دمج	n	integration, fusion
دَمَار	-	دمر	n	destruction
مُدَمِّرَة	مُدَمِّرَات	دمر	n	destroyer
دَهْشَة	-	دهش	n	astonishment
دَوَام	-	دوم	n	duration, working hours
دَوَّامَة	دَوَّامَات	دوم	n	whirlpool
إِفْرَاط	-	فرط	n	excess
فَقْد	-	فقد	n	loss
فِقْدَان	-	فقد	n	loss
مُغَامَرَة	مُغَامَرَات	غمر	n	adventure
غَمْرَة	غِمَار,غَمَرَات	غمر	n	flood, throes
هُدُوء	-	هدء	n	calm
هَدْم	-	هدم	n	demolition
هَوَان	-	هون	n	disgrace
إِهَانَة	إِهَانَات	هون	n	insult
حَتْم	حُتُوم	حتم	n	decree
حَذَر	-	حذر	n	caution
تَحْذِير	تَحْذِيرَات	حذر	n	warning
حَذْف	-	حذف	n	deletion
حِرْص	-	حرص	n	eagerness
حَسْم	حُسُومَات	حسم	n	decision, discount
حُسَام	-	حسم	n	sword
حَشْد	حُشُود	حشد	n	crowd
حِضْن	أَحْضَان	حضن	n	bosom
حَضَانَة	حَضَانَات	حضن	n	nursery, custody
حَاضِنَة	حَوَاضِن,حَاضِنَات	حضن	n	incubator
اِحْتِكَار	اِحْتِكَارَات	حكر	n	monopoly
حَلِف	أَحْلَاف	حلف	n	oath
حِلْف	أَحْلَاف	حلف	n	alliance
حَلِيف	حُلَفَاء	حلف	n	ally
حَنِين	-	حنن	n	longing
حَنَان	-	حنن	n	tenderness
مُحْتَوًى	مُحْتَوَيَات	حوي	n	content
حَاوِيَة	حَاوِيَات	حوي	n	container
حِيَاد	-	حيد	n	neutrality
جَذْب	-	جذب	n	attraction
جَاذِبِيَّة	-	جذب	n	gravity, attraction
جَزْم	-	جزم	n	jussive, certainty
جُعْل	أَجْعَال	جعل	n	wage
جَلَبَة	-	جلب	n	noise
جَمَاد	جَمَادَات	جمد	n	inanimate thing
جُمُود	-	جمد	n	rigidity
جَوْف	أَجْوَاف	جوف	n	interior
تَجْوِيف	تَجَاوِيف	جوف	n	cavity
مَجِيء	-	جيء	n	coming
كَشْف	كُشُوف,كُشُوفَات	كشف	n	discovery, list
كَاشِف	كَوَاشِف	كشف	n	reagent, detector
اِكْتِشَاف	اِكْتِشَافَات	كشف	n	discovery
خَدَر	-	خدر	n	numbness
خِدْر	خُدُور,أَخْدَار	خدر	n	women's quarters
مُخَدِّر	مُخَدِّرَات	خدر	n	anaesthetic, drug
خَرَاب	-	خرب	n	ruin
خَرِبَة	خَرَائِب,خِرَب	خرب	n	ruin
خُشُوع	-	خشع	n	humility
خِصْب	-	خصب	n	fertility
إِخْصَاب	-	خصب	n	fertilization
خُضُوع	-	خضع	n	submission
خَطْف	-	خطف	n	kidnapping
اِنْخِفَاض	اِنْخِفَاضَات	خفض	n	decrease
خَفْض	-	خفض	n	reduction
خَلْع	-	خلع	n	dislocation
خِلْعَة	خِلَع	خلع	n	robe of honour
تَخْمِين	تَخْمِينَات	خمن	n	guess
خَنْق	-	خنق	n	strangling
تَلْبِيَة	-	لبي	n	compliance
لَفْتَة	لَفَتَات	لفت	n	gesture
لَافِتَة	لَافِتَات	لفت	n	signboard
مَسّ	-	مسس	n	touch
مُمَاسّ	مُمَاسَّات	مسس	n	tangent
مَلِيّ	-	ملي	n	long while
مِنْحَة	مِنَح	منح	n	grant
تَنْبِيه	تَنْبِيهَات	نبه	n	alert
مُنَبِّه	مُنَبِّهَات	نبه	n	alarm clock, stimulus
إِنْجَاز	إِنْجَازَات	نجز	n	achievement
نَهْضَة	نَهَضَات	نهض	n	renaissance
مَنَال	-	نيل	n	attainment
نَيْل	-	نيل	n	obtaining
قَبْضَة	قَبَضَات	قبض	n	grip, fist
مِقْبَض	مَقَابِض	قبض	n	handle
رَفْض	-	رفض	n	refusal
رَافِضِيّ	رَوَافِض	رفض	n	dissenter
صَمْت	-	صمت	n	silence
سُخْرِيَّة	-	سخر	n	mockery
سُخْرَة	-	سخر	n	forced labour
سَمَاح	-	سمح	n	permission
تَسَامُح	-	سمح	n	tolerance
سَهْرَة	سَهَرَات	سهر	n	evening gathering
تَلَف	-	تلف	n	damage
تَوْزِيع	تَوْزِيعَات	وزع	n	distribution
وَازِع	وَزَعَة,وَازِعَات	وزع	n	restraint
إِزْعَاج	إِزْعَاجَات	زعج	n	annoyance
زِينَة	-	زين	n	decoration
سَيْطَرَة	-	سيطر	n	control
طُمَأْنِينَة	-	طمءن	n	tranquillity
عَوْلَمَة	-	عولم	n	globalization
رَقْمَنَة	-	رقمن	n	digitization
حَوْسَبَة	-	حوسب	n	computing
مَرْكَزِيَّة	-	ركز	n	centralization
مَنْهَجِيَّة	مَنْهَجِيَّات	نهج	n	methodology
نَمْذَجَة	-	نمذج	n	modelling
دَحْرَجَة	-	دحرج	n	rolling
طَيّ	-	طوي	n	folding
طَيَّة	طَيَّات	طوي	n	fold
وَفْق	-	وفق	n	accordance
وَفْرَة	-	وفر	n	abundance
وَقْع	-	وقع	n	impact
وَطْأَة	-	وطء	n	pressure
وَصْف	أَوْصَاف	وصف	n	description
وَصْفَة	وَصَفَات	وصف	n	recipe, prescription
وَضُوء	-	وضء	n	ablution water
وُضُوح	-	وضح	n	clarity
وُصُول	-	وصل	n	arrival
وُقُوف	-	وقف	n	standing
وُلُوع	-	ولع	n	passion
وَلَع	-	ولع	n	passion
وَجْد	-	وجد	n	ecstasy
وَحْشَة	-	وحش	n	loneliness
وَحْي	-	وحي	n	revelation
وَدَاع	-	ودع	n	farewell
وَدَاعَة	-	ودع	n	gentleness
وَرَع	-	ورع	n	piety
وَرْطَة	وَرَطَات	ورط	n	predicament
وِرَاثَة	-	ورث	n	heredity
وِرْد	أَوْرَاد	ورد	n	watering, litany
وَسْوَاس	وَسَاوِس	وسوس	n	obsession
وَسْوَسَة	وَسَاوِس	وسوس	n	whispering
وَشْم	وُشُوم	وشم	n	tattoo
وِشَاح	أَوْشِحَة	وشح	n	scarf
وِشَايَة	وِشَايَات	وشي	n	denunciation
وَاشٍ	وُشَاة	وشي	n	slanderer
وَقَار	-	وقر	n	dignity
وَهَج	-	وهج	n	glow
وَهْن	-	وهن	n	weakness
وَهْلَة	-	وهل	n	moment
وَيْل	وَيْلَات	ويل	n	woe
وِئَام	-	وءم	n	harmony
وَزَغ	أَوْزَاغ	وزغ	n	gecko
وَسْط	-	وسط	n	middle
بَال	-	بول	n	mind
بَادِئَة	بَوَادِئ	بدء	n	prefix
بَاقَة	بَاقَات	بوق	n	bouquet
بَتّ	-	بتت	n	decision
بَطَانِيَّة	بَطَانِيَّات	بطن	n	blanket
بَأْسَاء	-	بءس	n	distress
بُؤْرَة	بُؤَر	بءر	n	focus
بَسْمَة	بَسَمَات	بسم	n	smile
بَصْمَة	بَصَمَات	بصم	n	print
بِئْس	-	بءس	n	how bad
بُطْلَان	-	بطل	n	invalidity
بُلُوغ	-	بلغ	n	maturity
بَلَاغ	بَلَاغَات	بلغ	n	communiqué
مَبْلَغ	مَبَالِغ	بلغ	n	sum
كَآبَة	-	كءب	n	gloom
كَافَّة	-	كفف	n	all
كَابُوس	كَوَابِيس	كبس	n	nightmare
كُنْيَة	كُنًى	كني	n	agnomen
كِنَايَة	كِنَايَات	كني	n	metonymy
كَسَاد	-	كسد	n	recession
كُنْه	-	كنه	n	essence
كَمَال	كَمَالَات	كمل	n	perfection
كَمِين	كَمَائِن	كمن	n	ambush
كَيَاسَة	-	كيس	n	tact
كَيْف	-	كيف	n	how, mood
لَبْس	-	لبس	n	ambiguity
لَحْد	لُحُود,أَلْحَاد	لحد	n	grave niche
لِجَاج	-	لجج	n	obstinacy
لُجُوء	-	لجء	n	asylum
لُطْف	أَلْطَاف	لطف	n	kindness
لَقَب	أَلْقَاب	لقب	n	title, surname
لُقْمَة	لُقَم	لقم	n	mouthful
لُؤْم	-	لءم	n	meanness
لَوْعَة	-	لوع	n	anguish
لِيَاقَة	-	ليق	n	fitness
لِين	-	لين	n	softness
لَهْو	-	لهو	n	amusement
لَهَاة	لَهَوَات,لَهَيَات	لهو	n	uvula
لَهْفَة	-	لهف	n	eagerness
لَهِيب	-	لهب	n	blaze
لِقَاح	لِقَاحَات	لقح	n	pollen, vaccine
لَمْز	-	لمز	n	defamation
فَاقَة	-	فوق	n	poverty
فَحْوَى	فَحَاوٍ,فَحَاوَى	فحو	n	content
فَخّ	فِخَاخ	فخخ	n	trap
فَخْر	-	فخر	n	pride
مَفْخَرَة	مَفَاخِر	فخر	n	source of pride
فَرَاغ	فَرَاغَات	فرغ	n	vacuum
فِرَار	-	فرر	n	flight
فِرَاسَة	-	فرس	n	physiognomy
فَزَع	أَفْزَاع	فزع	n	fright
فَسْخ	-	فسخ	n	annulment
فَصْم	-	فصم	n	splitting
فِصَام	-	فصم	n	schizophrenia
فَظَاعَة	فَظَائِع	فظع	n	atrocity
فَلَاح	-	فلح	n	success
فَنَاء	-	فني	n	annihilation
فَوْر	-	فور	n	immediacy
فَوَرَان	-	فور	n	boiling
فَيْض	فُيُوض	فيض	n	abundance
فُسْحَة	فُسَح	فسح	n	space, picnic
فُتُوَّة	-	فتو	n	chivalry
فُتُور	-	فتر	n	lukewarmness
فَتْح	فُتُوح,فُتُوحَات	فتح	n	conquest, opening
فَاتِح	فَاتِحُون	فتح	n	conqueror
فَاتِحَة	فَوَاتِح	فتح	n	opening
فَتْحَة	فَتَحَات	فتح	n	opening, fatha
صَحْوَة	صَحَوَات	صحو	n	awakening
صَخَب	-	صخب	n	clamour
صَرَامَة	-	صرم	n	strictness
صَفْعَة	صَفَعَات	صفع	n	slap
صُقْع	أَصْقَاع	صقع	n	region
صَلَف	-	صلف	n	arrogance
صَوْلَة	صَوْلَات	صول	n	assault
صَيْحَة	صَيْحَات	صيح	n	cry
شَبَح	أَشْبَاح	شبح	n	ghost
شَتَات	-	شتت	n	diaspora
شَتِيمَة	شَتَائِم	شتم	n	insult
شَجَن	أَشْجَان,شُجُون	شجن	n	grief
شَجْو	-	شجو	n	sorrow
شَرَه	-	شره	n	gluttony
شَطْر	أَشْطُر,شُطُور	شطر	n	half
شَطَط	-	شطط	n	excess
شَظِيَّة	شَظَايَا	شظي	n	splinter
شَغَف	-	شغف	n	passion
شُمُوخ	-	شمخ	n	loftiness
شَنَاعَة	-	شنع	n	ugliness
شَائِبَة	شَوَائِب	شوب	n	impurity
تَشْوِيش	-	شوش	n	confusion
شَوْط	أَشْوَاط	شوط	n	half, lap
شَيْن	-	شين	n	disgrace
سُخْف	-	سخف	n	silliness
سَرَف	-	سرف	n	excess
سُطُوع	-	سطع	n	brilliance
سَطْوَة	سَطَوَات	سطو	n	authority
سَطْو	-	سطو	n	burglary
إِسْعَاف	إِسْعَافَات	سعف	n	first aid
سَلِيقَة	سَلَائِق	سلق	n	intuition
تُخْم	تُخُوم	تخم	n	boundary
تُرْعَة	تُرَع	ترع	n	canal
طَرَب	أَطْرَاب	طرب	n	musical delight
طُرَّة	طُرَر	طرر	n	forelock
طِرَاز	طُرُز,أَطْرِزَة	-	n	style
طُمُوح	طُمُوحَات	طمح	n	ambition
طَمَع	أَطْمَاع	طمع	n	greed
طُنُب	أَطْنَاب	طنب	n	tent rope
طَيْش	-	طيش	n	recklessness
وَثْبَة	وَثَبَات	وثب	n	leap
وَخْز	-	وخز	n	prick
مُوَاظَبَة	-	وظب	n	perseverance
إِيعَاز	إِيعَازَات	وعز	n	instruction
إِيمَاءَة	إِيمَاءَات	ومء	n	gesture
وَمْضَة	وَمَضَات	ومض	n	flash
وَمِيض	-	ومض	n	flash
زِبْل	-	زبل	n	dung
مَزْبَلَة	مَزَابِل	زبل	n	dunghill
زَاجِر	زَوَاجِر	زجر	n	deterrent
زَحْف	زُحُوف	زحف	n	creeping, advance
زُخْرُف	زَخَارِف	زخرف	n	ornament
زِفَاف	-	زفف	n	wedding
زُلْفَى	-	زلف	n	closeness
زَلَق	-	زلق	n	slipperiness
زَهْو	-	زهو	n	vanity
زَيْغ	-	زيغ	n	deviation
زَيْف	زُيُوف	زيف	n	counterfeit
صَبْوَة	-	صبو	n	youthful passion
قَلْقَلَة	قَلَاقِل	قلقل	n	unrest
فَرْقَعَة	فَرْقَعَات	فرقع	n	explosion, crack
عَرْقَلَة	عَرَاقِيل	عرقل	n	obstacle
غَطْرَسَة	-	غطرس	n	arrogance
شَعْوَذَة	-	شعوذ	n	sorcery
دَغْدَغَة	-	دغدغ	n	tickling
ثَرْثَرَة	-	ثرثر	n	chatter
رَفْرَفَة	-	رفرف	n	fluttering
هَرْوَلَة	-	هرول	n	jog
جَحْفَل	جَحَافِل	جحفل	n	army
دُمْلُج	دَمَالِج	دملج	n	bracelet
سُرَادِق	سُرَادِقَات	-	n	pavilion
يَسُوع	-	-	n	Jesus
يَحْمُوم	-	حمم	n	black smoke
يَنْع	-	ينع	n	ripeness
يُسْر	-	يسر	n	ease
عَبَث	-	عبث	n	futility
عِفَّة	-	عفف	n	chastity
عَوَز	-	عوز	n	need
بَذَخ	-	بذخ	n	luxury
بَذْل	-	بذل	n	giving
بُزُوغ	-	بزغ	n	rising
بَوْح	-	بوح	n	disclosure
ضَجَّة	-	ضجج	n	noise
ضَجَر	-	ضجر	n	boredom
ضَغِينَة	ضَغَائِن	ضغن	n	grudge
ضَيْر	-	ضير	n	harm
دَأْب	-	دءب	n	habit
دِبْق	-	دبق	n	glue
دَرْء	-	درء	n	warding off
دَسِيسَة	دَسَائِس	دسس	n	intrigue
دَنَس	أَدْنَاس	دنس	n	impurity
ذُبُول	-	ذبل	n	wilting
ذُعْر	-	ذعر	n	panic
ذُهُول	-	ذهل	n	perplexity
فُتَات	-	فتت	n	crumbs
فُجَاءَة	-	فجء	n	suddenness
مُفَاجَأَة	مُفَاجَآت	فجء	n	surprise
فَجْوَة	فَجَوَات,فِجَاء	فجو	n	gap
فَخَامَة	-	فخم	n	grandeur
فَلْتَة	فَلَتَات	فلت	n	slip, freak
فَوَات	-	فوت	n	lapse
تَفَاوُت	تَفَاوُتَات	فوت	n	disparity
غِبْطَة	-	غبط	n	bliss
غَبْن	-	غبن	n	injustice
غَدْر	-	غدر	n	treachery
غَفْوَة	غَفَوَات	غفو	n	nap
غَمْز	-	غمز	n	wink
هَبَّة	هَبَّات	هبب	n	gust
هَدِير	-	هدر	n	roar
هَرْج	-	هرج	n	commotion
هُزْء	-	هزء	n	mockery
هَمْس	-	همس	n	whisper
إِهْمَال	-	همل	n	neglect
هَوَس	-	هوس	n	mania
هَيَجَان	-	هيج	n	excitement
هُيَام	-	هيم	n	passion
أَدَاء	-	ءدي	n	performance
حَدْس	-	حدس	n	intuition
حَسْرَة	حَسَرَات	حسر	n	regret
حِشْمَة	-	حشم	n	modesty
حَمَاس	-	حمس	n	enthusiasm
حَنَق	-	حنق	n	fury
حَيْف	-	حيف	n	injustice
جُحُود	-	جحد	n	denial
إِجْحَاف	-	جحف	n	unfairness
جَدْب	-	جدب	n	drought
جَزَع	-	جزع	n	anguish
جُزَاف	-	-	n	haphazard
جَشَع	-	جشع	n	greed
جَفَاء	-	جفو	n	estrangement
كَبْت	-	كبت	n	repression
كَبْوَة	كَبَوَات	كبو	n	stumble
كِتْمَان	-	كتم	n	concealment
كَدَر	أَكْدَار	كدر	n	turbidity, sorrow
كُدْس	أَكْدَاس	كدس	n	heap
كَمَد	-	كمد	n	grief
كَوْمَة	أَكْوَام,كَوْمَات	كوم	n	heap
خَبَل	-	خبل	n	madness
خَدْش	خُدُوش	خدش	n	scratch
خَرِير	-	خرر	n	murmur of water
اِخْتِرَاع	اِخْتِرَاعَات	خرع	n	invention
خِزْي	-	خزي	n	disgrace
خُلْسَة	-	خلس	n	stealth
خُمُول	-	خمل	n	lethargy
خَيْبَة	-	خيب	n	disappointment
لَطْخَة	لَطَخَات	لطخ	n	stain
لَطْمَة	لَطَمَات	لطم	n	slap
لَغَط	أَلْغَاط	لغط	n	clamour
مَرَح	-	مرح	n	merriment
مُزَاح	-	مزح	n	joking
مَضَض	-	مضض	n	pain, reluctance
نَحِيب	-	نحب	n	sobbing
نَشِيج	-	نشج	n	sobbing
نَكَد	أَنْكَاد	نكد	n	misery
قَحْط	-	قحط	n	drought
قُرْص	أَقْرَاص	قرص	n	disc
قَسْوَة	-	قسو	n	cruelty
قَنَاعَة	قَنَاعَات	قنع	n	contentment, conviction
قُنُوط	-	قنط	n	despair
قَيْلُولَة	-	قيل	n	siesta
إِرْجَاء	-	رجء	n	postponement
رُجْحَان	-	رجح	n	preponderance
رَدْم	رُدُوم	ردم	n	filling up
رُسُوخ	-	رسخ	n	firmness
رَفَاهِيَة	-	رفه	n	luxury
رَقْص	-	رقص	n	dancing
رُكُود	-	ركد	n	stagnation
رُكَام	-	ركم	n	heap
رَوَاج	-	روج	n	currency, popularity
شَخِير	-	شخر	n	snoring
شَغَاف	شُغُف	شغف	n	pericardium, endocardium
ثُؤَبَاء	-	ثءب	n	yawn
طَفْرَة	طَفَرَات	طفر	n	mutation, leap
زَفِير	-	زفر	n	exhalation
زَنْد	زُنُود,أَزْنُد	زند	n	forearm, fire stick
هَلْوَسَة	هَلَاوِس	هلوس	n	hallucination
بَيْطَرِيّ	بَيْطَرِيُّون	بيطر	adj	veterinary
بَيْطَار	بَيَاطِرَة	-	n	veterinarian
يَافُوخ	يَوَافِيخ	يفخ	n	crown of head
جِسْم	أَجْسَام,جُسُوم	جسم	n	body
جَسَد	أَجْسَاد	جسد	n	body
بَدَن	أَبْدَان	بدن	n	body
جُثَّة	جُثَث	جثث	n	corpse
جُثْمَان	جَثَامِين	جثم	n	corpse
عُضْو	أَعْضَاء	عضو	n	organ, member
رَأْسِيَّات	-	رءس	n	cephalopods
وَجْه	وُجُوه,أَوْجُه	وجه	n	face, aspect
جَبْهَة	جِبَاه,جَبَهَات	جبه	n	forehead, front
جَبِين	أَجْبُن,أَجْبِنَة	جبن	n	brow
عَيْن	عُيُون,أَعْيُن,أَعْيَان	عين	n	eye, spring
حَاجِب	حَوَاجِب,حُجَّاب	حجب	n	eyebrow, chamberlain
جَفْن	جُفُون,أَجْفَان	جفن	n	eyelid
رِمْش	رُمُوش	رمش	n	eyelash
هُدْب	أَهْدَاب	هدب	n	eyelash, cilium
حَدَقَة	حَدَق,أَحْدَاق	حدق	n	pupil of eye
مُقْلَة	مُقَل	مقل	n	eyeball
شَبَكِيَّة	شَبَكِيَّات	شبك	n	retina
قُزَحِيَّة	قُزَحِيَّات	قزح	n	iris
أَنْف	أُنُوف,آنَاف	ءنف	n	nose
مَنْخِر	مَنَاخِر	نخر	n	nostril
خَدّ	خُدُود	خدد	n	cheek
وَجْنَة	وَجَنَات	وجن	n	cheek
ذَقَن	أَذْقَان,ذُقُون	ذقن	n	chin
حَنَك	أَحْنَاك	حنك	n	palate
فَكّ	فُكُوك	فكك	n	jaw
لِسَان	أَلْسُن,أَلْسِنَة	لسن	n	tongue
سِنّ	أَسْنَان	سنن	n	tooth, age
ضِرْس	أَضْرَاس,ضُرُوس	ضرس	n	molar
نَاب	أَنْيَاب,نُيُوب	نيب	n	canine tooth
قَاطِع	قَوَاطِع	قطع	n	incisor
أُذُن	آذَان	ءذن	n	ear
صِمَاخ	أَصْمِخَة	صمخ	n	ear canal
شَعْر	أَشْعَار,شُعُور	شعر	n	hair
شَارِب	شَوَارِب	شرب	n	moustache
صُدْغ	أَصْدَاغ	صدغ	n	temple of head
جُمْجُمَة	جَمَاجِم	جمجم	n	skull
قِحْف	أَقْحَاف	قحف	n	cranium
دِمَاغ	أَدْمِغَة	دمغ	n	brain
مُخّ	أَمْخَاخ,مِخَخَة	مخخ	n	brain, marrow
مُخَيْخ	مُخَيْخَات	مخخ	n	cerebellum
نُخَاع	نُخُع,أَنْخِعَة	نخع	n	spinal marrow
عَصَب	أَعْصَاب	عصب	n	nerve
رَقَبَة	رِقَاب,رَقَبَات	رقب	n	neck
عُنُق	أَعْنَاق	عنق	n	neck
جِيد	أَجْيَاد	جيد	n	neck
حَلْق	حُلُوق	حلق	n	throat
حُلْقُوم	حَلَاقِيم	حلق	n	gullet
حَنْجَرَة	حَنَاجِر	حنجر	n	larynx
بُلْعُوم	بَلَاعِيم	بلع	n	pharynx
مَرِيء	أَمْرِئَة	مرء	n	oesophagus
قَصَبَة	قَصَبَات	قصب	n	windpipe, reed
شُعْبَة	شُعَب	شعب	n	branch, bronchus
صَدْر	صُدُور	صدر	n	chest
ثَدْي	أَثْدَاء	ثدي	n	breast
نَهْد	نُهُود	نهد	n	breast
ضِلْع	أَضْلَاع,ضُلُوع	ضلع	n	rib, side
قَلْب	قُلُوب	قلب	n	heart
فُؤَاد	أَفْئِدَة	فءد	n	heart
كَبِد	أَكْبَاد,كُبُود	كبد	n	liver
طِحَال	أَطْحِلَة	طحل	n	spleen
مَعِدَة	مِعَد	معد	n	stomach
بِنْكِرْيَاس	بِنْكِرْيَاسَات	-	n	pancreas
مَرَارَة	مَرَائِر,مَرَارَات	مرر	n	gall bladder
مَثَانَة	مَثَانَات	مثن	n	bladder
حَالِب	حَوَالِب	حلب	n	ureter
إِحْلِيل	أَحَالِيل	حلل	n	urethra
رَحِم	أَرْحَام	رحم	n	womb, kinship
مَشِيمَة	مَشَائِم	شيم	n	placenta
جَنِين	أَجِنَّة	جنن	n	foetus
مَبِيض	مَبَايِض	بيض	n	ovary
بُوَيْضَة	بُوَيْضَات	بيض	n	ovum
خُصْيَة	خُصَى	خصي	n	testicle
ظَهْر	ظُهُور,أَظْهُر	ظهر	n	back
صُلْب	أَصْلَاب	صلب	n	loins, steel
فِقْرَة	فِقَر,فِقْرَات	فقر	n	paragraph, vertebra
فَقَار	-	فقر	n	vertebrae
بَطْن	بُطُون	بطن	n	belly
سُرَّة	سُرَر	سرر	n	navel
خَصْر	خُصُور	خصر	n	waist
خَاصِرَة	خَوَاصِر	خصر	n	flank
حَوْض	أَحْوَاض,حِيَاض	حوض	n	basin, pelvis
وِرْك	أَوْرَاك	ورك	n	hip
فَخْذ	أَفْخَاذ	فخذ	n	thigh
رُكْبَة	رُكَب	ركب	n	knee
سَاق	سِيقَان,سُوق	سوق	n	leg, stem
قَدَم	أَقْدَام	قدم	n	foot
رِجْل	أَرْجُل	رجل	n	leg, foot
كَعْب	كُعُوب,كِعَاب	كعب	n	heel, ankle
عَقِب	أَعْقَاب	عقب	n	heel
كَاحِل	كَوَاحِل	كحل	n	ankle
إِصْبَع	أَصَابِع	صبع	n	finger
إِبْهَام	أَبَاهِيم	بهم	n	thumb
سَبَّابَة	سَبَّابَات	سبب	n	index finger
خِنْصِر	خَنَاصِر	خنصر	n	little finger
بِنْصِر	بَنَاصِر	بنصر	n	ring finger
ظُفْر	أَظْفَار,أَظَافِر	ظفر	n	nail
كَفّ	أَكُفّ,كُفُوف	كفف	n	palm
رَاحَة	رَاحَات	روح	n	palm, rest
مِعْصَم	مَعَاصِم	عصم	n	wrist
سَاعِد	سَوَاعِد	سعد	n	forearm
ذِرَاع	أَذْرُع	ذرع	n	arm
مِرْفَق	مَرَافِق	رفق	n	elbow
عَضُد	أَعْضَاد	عضد	n	upper arm
كَتِف	أَكْتَاف	كتف	n	shoulder
مَنْكِب	مَنَاكِب	نكب	n	shoulder
إِبْط	آبَاط	ءبط	n	armpit
عَظْم	عِظَام,أَعْظُم	عظم	n	bone
غُضْرُوف	غَضَارِيف	غضرف	n	cartilage
مَفْصِل	مَفَاصِل	فصل	n	joint
عَضَلَة	عَضَلَات,عَضَل	عضل	n	muscle
وَتَر	أَوْتَار	وتر	n	tendon, chord
رِبَاط	أَرْبِطَة,رُبُط	ربط	n	ligament, bond
جِلْد	جُلُود	جلد	n	skin, leather
بَشَرَة	بَشَرَات	بشر	n	skin, epidermis
أَدَمَة	-	ءدم	n	dermis
لَحْم	لُحُوم	لحم	n	flesh, meat
شَحْم	شُحُوم	شحم	n	fat
دُهْن	أَدْهَان,دُهُون	دهن	n	fat, grease
عِرْق	عُرُوق,أَعْرَاق	عرق	n	vein, race
شِرْيَان	شَرَايِين	شري	n	artery
وَرِيد	أَوْرِدَة	ورد	n	vein
أَبْهَر	أَبَاهِر	بهر	n	aorta
صِمَام	صِمَامَات	صمم	n	valve
أُذَيْن	أُذَيْنَات	ءذن	n	atrium
بُطَيْن	بُطَيْنَات	بطن	n	ventricle
غُدَّة	غُدَد	غدد	n	gland
لُعَاب	-	لعب	n	saliva
رِيق	أَرْيَاق	ريق	n	saliva
دَمْع	دُمُوع	دمع	n	tears
دَمْعَة	دَمَعَات,دُمُوع	دمع	n	tear
عَرَق	-	عرق	n	sweat
مُخَاط	أَمْخِطَة	مخط	n	mucus
بَلْغَم	بَلَاغِم	بلغم	n	phlegm
بَوْل	أَبْوَال	بول	n	urine
قَيْح	قُيُوح	قيح	n	pus
صَدِيد	-	صدد	n	pus
مَنِيّ	-	مني	n	semen
خَلِيَّة	خَلَايَا	خلو	n	cell
نَسِيج	أَنْسِجَة,نُسُج	نسج	n	tissue
غِشَاء	أَغْشِيَة	غشي	n	membrane
مَرَض	أَمْرَاض	مرض	n	disease
مَرِيض	مَرْضَى	مرض	adj	ill, patient
دَاء	أَدْوَاء	دوء	n	disease
دَوَاء	أَدْوِيَة	دوي	n	medicine
دَوَائِيّ	-	دوي	adj	medicinal
عِلَّة	عِلَل	علل	n	illness, cause
عَلِيل	أَعِلَّاء	علل	adj	ill
سَقَم	أَسْقَام	سقم	n	illness
وَبَاء	أَوْبِئَة	وبء	n	epidemic
جَائِحَة	جَوَائِح	جوح	n	pandemic
عَدْوَى	-	عدو	n	infection
فَيْرُوس	فَيْرُوسَات	-	n	virus
جُرْثُومَة	جَرَاثِيم	جرثم	n	germ
مِكْرُوب	مِكْرُوبَات	-	n	microbe
بَكْتِيرِيَا	-	-	n	bacteria
طُفَيْلِيّ	طُفَيْلِيَّات	طفل	n	parasite
سُعَال	-	سعل	n	cough
زُكَام	-	زكم	n	cold
صُدَاع	-	صدع	n	headache
دُوَار	-	دور	n	dizziness
غَثَيَان	-	غثي	n	nausea
إِسْهَال	إِسْهَالَات	سهل	n	diarrhoea
إِمْسَاك	-	مسك	n	constipation
سَرَطَان	سَرَطَانَات,سَرَاطِين	سرط	n	cancer, crab
وَرَم	أَوْرَام	ورم	n	tumour
جُرْح	جُرُوح,جِرَاح	جرح	n	wound
جَرِيح	جَرْحَى	جرح	adj	wounded
قَرْحَة	قُرَح,قُرُوح	قرح	n	ulcer
كَسْر	كُسُور	كسر	n	fracture, fraction
حَرْق	حُرُوق	حرق	n	burn
رَضّ	رُضُوض	رضض	n	bruise
كَدْمَة	كَدَمَات	كدم	n	bruise
نَدْبَة	نُدُوب,نَدَبَات	ندب	n	scar
شَلَل	-	شلل	n	paralysis
صَرَع	-	صرع	n	epilepsy
جُذَام	-	جذم	n	leprosy
جُدَرِيّ	-	جدر	n	smallpox
حَصْبَة	-	حصب	n	measles
سُلّ	-	سلل	n	tuberculosis
رَبْو	-	ربو	n	asthma
سُكَّرِيّ	-	سكر	n	diabetes
جَرَب	-	جرب	n	scabies
بَرَص	-	برص	n	leucoderma, leprosy
بَهَق	-	بهق	n	vitiligo
طَاعُون	طَوَاعِين	طعن	n	plague
هَيْضَة	هَيْضَات	هيض	n	cholera
ذَبْحَة	-	ذبح	n	angina
سَكْتَة	سَكَتَات	سكت	n	stroke
نَزْف	نُزُوف	نزف	n	bleeding
جُلْطَة	جُلَط,جُلُطَات	جلط	n	clot
تَخَثُّر	تَخَثُّرَات	خثر	n	coagulation
وَجَع	أَوْجَاع	وجع	n	pain
أَلَم	آلَام	ءلم	n	pain
صِحَّة	-	صحح	n	health
شِفَاء	أَشْفِيَة	شفي	n	healing
عَافِيَة	عَوَافٍ	عفو	n	good health
طِبّ	-	طبب	n	medicine
طَبِيب	أَطِبَّاء	طبب	n	physician
صَيْدَلَة	-	صيدل	n	pharmacy
صَيْدَلِيّ	صَيَادِلَة	صيدل	n	pharmacist
صَيْدَلِيَّة	صَيْدَلِيَّات	صيدل	n	pharmacy shop
مُسْتَشْفًى	مُسْتَشْفَيَات	شفي	n	hospital
عِيَادَة	عِيَادَات	عود	n	clinic
جِرَاحَة	جِرَاحَات	جرح	n	surgery
لَقَاح	لَقَاحَات,أَلْقِحَة	لقح	n	vaccine
مَصْل	أَمْصَال,مُصُول	مصل	n	serum
تِرْيَاق	تِرْيَاقَات	-	n	antidote
سُمّ	سُمُوم	سمم	n	poison
جُرْعَة	جُرُعَات,جُرَع	جرع	n	dose
عَقَّار	عَقَاقِير	عقر	n	drug
حَبَّة	حُبُوب,حَبَّات	حبب	n	pill, grain
مَرْهَم	مَرَاهِم	-	n	ointment
ضِمَاد	أَضْمِدَة,ضِمَادَات	ضمد	n	dressing
جَبِيرَة	جَبَائِر	جبر	n	splint
حُقْنَة	حُقَن	حقن	n	injection
مُضَادّ	مُضَادَّات	ضدد	n	antibody, anti-
مَنَاعَة	مَنَاعَات	منع	n	immunity
عَرَض	أَعْرَاض	عرض	n	symptom, accident
تَشْخِيص	تَشْخِيصَات	شخص	n	diagnosis
عِلَاج	عِلَاجَات	علج	n	treatment
وِقَايَة	-	وقي	n	prevention
حِمْيَة	حِمْيَات	حمي	n	diet
غِذَاء	أَغْذِيَة	غذو	n	nourishment
حَسَّاسِيَّة	حَسَّاسِيَّات	حسس	n	allergy, sensitivity
نَفَس	أَنْفَاس	نفس	n	breath
نَفْس	نُفُوس,أَنْفُس	نفس	n	soul, self
رُوح	أَرْوَاح	روح	n	spirit
حَاسَّة	حَوَاسّ	حسس	n	sense
حِسّ	-	حسس	n	sensation
شَمّ	-	شمم	n	smelling
ذَوْق	أَذْوَاق	ذوق	n	taste
لَمْس	-	لمس	n	touch
نَوْم	-	نوم	n	sleep
يَقَظَة	-	يقظ	n	wakefulness
أَرَق	-	ءرق	n	insomnia
حَمْل	أَحْمَال	حمل	n	pregnancy, load
وِلَادَة	وِلَادَات	ولد	n	birth
مَوْت	-	موت	n	death
وَفَاة	وَفَيَات	وفي	n	death
مَيِّت	أَمْوَات,مَوْتَى	موت	adj	dead
مَيْت	أَمْوَات,مَوْتَى	موت	adj	dead
مَنِيَّة	مَنَايَا	مني	n	death
أَعْمَى	عُمْي,عُمْيَان	عمي	adj	blind
أَصَمّ	صُمّ	صمم	adj	deaf
أَبْكَم	بُكْم	بكم	adj	mute
أَخْرَس	خُرْس	خرس	adj	mute
أَعْرَج	عُرْج	عرج	adj	lame
أَعْوَر	عُور	عور	adj	one-eyed
أَحْوَل	حُول	حول	adj	cross-eyed
أَحْدَب	حُدْب	حدب	adj	hunchbacked
أَصْلَع	صُلْع	صلع	adj	bald
أَقْرَع	قُرْع	قرع	adj	bald
كَسِيح	كُسَحَاء	كسح	adj	crippled
قَتِيل	قَتْلَى	قتل	adj	slain
صَرِيع	صَرْعَى	صرع	adj	felled
غَرِيق	غَرْقَى	غرق	adj	drowned
هَالِك	هَلْكَى,هُلَّاك	هلك	adj	perishing
بُصَاق	-	بصق	n	spittle
بَنْج	-	-	n	anaesthetic, henbane
دَرَن	أَدْرَان	درن	n	dirt, tubercle
دُمَّل	دَمَامِل	دمل	n	boil
مُدْمِن	مُدْمِنُون	دمن	n	addict
فَتْق	فُتُوق	فتق	n	hernia, rip
فِطَام	-	فطم	n	weaning
فَطِيم	فُطُم	فطم	adj	weaned
غُصَّة	غُصَص	غصص	n	lump in throat
هَذَيَان	-	هذي	n	delirium
هَضْم	-	هضم	n	digestion
حِكَّة	-	حكك	n	itch
حَيْض	-	حيض	n	menstruation
جِيفَة	جِيَف	جيف	n	carcass
كَمَّادَة	كَمَّادَات	كمد	n	compress
خِتَان	-	ختن	n	circumcision
لَدْغَة	لَدَغَات	لدغ	n	sting
لَكْمَة	لَكَمَات	لكم	n	punch
مَغْص	-	مغص	n	colic
نُعَاس	-	نعس	n	drowsiness
قَيْء	-	قيء	n	vomit
رَضِيع	رُضَّع,رُضَعَاء	رضع	n	suckling
رَعْشَة	رَعَشَات	رعش	n	tremor
رِمَّة	رِمَم	رمم	n	decayed bones
آب	-	-	n	August
شُبَاط	-	-	n	February
مَارِس	-	-	n	March
دُوش	-	-	n	shower
كُشْك	أَكْشَاك	-	n	kiosk
سَامِيّ	سَامِيُّون	-	adj	Semitic, Semite
حَامِيّ	حَامِيُّون	-	adj	Hamitic, Hamite
فَان	-	-	n	van
جِيبَة	جِيبَات	-	n	skirt
كَرَز	-	-	n	cherry
بِرْوَاز	بَرَاوِيز	-	n	frame
بُوسْطَة	-	-	n	post
لَقَن	أَلْقَان	-	n	basin
طَاجِن	طَوَاجِن	-	n	casserole
بَلْطَة	بُلَط	-	n	axe
بَرِّيمَة	بَرَارِيم	-	n	auger
بُوجِيَّة	بُوجِيَّات	-	n	spark plug
فَرَامِل	-	-	n	brakes
سِفُون	سِفُونَات	-	n	siphon, flush tank
بَار	بَارَات	-	n	bar
كَافِيه	-	-	n	cafe
نِسْرِين	-	-	n	dog rose
كَرَوْيَا	-	-	n	caraway
قُفْطَان	قَفَاطِين	-	n	kaftan
قَزّ	-	-	n	raw silk
دَمُّور	-	-	n	coarse cotton
جُوخ	أَجْوَاخ	-	n	broadcloth
كِلِيم	أَكْلِمَة	-	n	kilim
شَاه	شَاهَات	-	n	shah
كِسْرَى	أَكَاسِرَة	-	n	Khosrow
بَابَا	بَابَوَات	-	n	pope
قَسّ	قُسُس	-	n	priest
مُطْرَان	مَطَارِنَة	-	n	metropolitan, bishop
مَجَرِيّ	مَجَرِيُّون	-	adj	Hungarian
بَرْبَرِيّ	بَرَابِرَة	-	adj	Berber, barbarian
حَبَشِيّ	أَحْبَاش	-	adj	Abyssinian
بَشْرَف	بَشَارِف	-	n	prelude
بَخْت	-	-	n	luck
دُلْفِين	دَلَافِين	-	n	dolphin
زَبْرَا	-	-	n	zebra
جِلّ	-	-	n	gel
هَاش	-	-	n	hash
سُلْفَا	-	-	n	sulfa
بُلْطَجِيّ	بَلَاطِجَة	-	n	thug
دِهْقَان	دَهَاقِين	-	n	landowner
أُوم	-	-	n	ohm
غَات	-	-	n	GATT
تُفّ	-	-	n	tuff
بِلَاس	-	-	n	sackcloth
تَنْبَل	-	-	n	lazy
دَرْبَان	-	-	n	doorkeeper
فِرْزَان	-	-	n	queen
كَامَخ	-	-	n	pickle
نَافِجَة	-	-	n	musk
دَانِق	-	-	n	danaq
صُوفَا	-	-	n	sofa
إِسْتَار	-	-	n	weight
بَرْبَط	-	-	n	lute
بَسْبَاسَة	-	-	n	mace
بَغْدَاد	-	-	n	Baghdad
بَلَّان	-	-	n	bath attendant
بُوزَة	-	-	n	beer
بَيْزَار	-	-	n	falconer
تُبَّان	-	-	n	trunks
تَلِيسَة	-	-	n	sack
تُوتِيَا	-	-	n	zinc
تُوذَرِيّ	-	-	n	hedge mustard
جَادِيّ	-	-	n	saffron
جَام	-	-	n	bowl
جَامَة	-	-	n	glass
جُلَّاب	-	-	n	julep
خَانَقَاه	-	-	n	hospice
خُشَاف	-	-	n	compote
دَاشِن	-	-	n	gift
زَرَافِين	-	-	n	hinges
زُرْفِين	-	-	n	hinge
زُنَّار	-	-	n	girdle
سَابِرِيّ	-	-	n	fine cloth
سِرْقِين	-	-	n	dung
سِيخ	-	-	n	spit
شَصّ	-	-	n	hook
صَرْم	-	-	n	leather
طَارِمَة	-	-	n	cabin
طَبَر	-	-	n	axe
قُسْطَار	-	-	n	assayer
كُرَّاز	-	-	n	bottle
كُوبَة	-	-	n	drum
مَاش	-	-	n	mung bean
مَالَج	-	-	n	trowel
مَلَاب	-	-	n	perfume
مُهْرَق	-	-	n	parchment
هَاوُون	-	-	n	mortar
هَزَار	-	-	n	nightingale
هِمْيَان	-	-	n	money belt
هَمْلَاج	-	-	n	ambler
يَارَق	-	-	n	bracelet
كَالُون	-	-	n	lock
كِيلُون	-	-	n	lock
لِيدُو	-	-	n	ludo
سِنْدِيَان	-	-	n	oak
بَلَسَان	-	-	n	elder, balsam
رَنَّة	-	-	n	reindeer
بِسِلَّة	-	-	n	pea
تَابِير	-	-	n	tapir
جَرْدَوْن	جَرَادِين	-	n	rat
زِنْجَار	-	-	n	verdigris
كَنْزَة	كَنْزَات	-	n	jumper
لِيد	لِيدَات	-	n	LED
نَرْجِس	-	-	n	narcissus
زَاج	-	-	n	vitriol
شَال	شِيلَان	-	n	shawl
بُنْدُق	-	-	n	hazelnut
قِرْمِز	-	-	n	kermes
كَاب	-	-	n	cap
أَنْجَر	أَنَاجِر	-	n	anchor
جَاز	-	-	n	jazz
آمِين	-	-	n	amen
آرَامِيّ	-	-	adj	Aramaic
كِيلْتِيّ	-	-	adj	Celtic
خَمِيرِيّ	-	-	adj	Khmer
هَوْسِيّ	-	-	adj	Hausa
كُوبِيّ	-	-	adj	Cuban
طَاوِيّ	-	-	adj	Taoist
كُوَيْتِيّ	-	-	adj	Kuwaiti
سُورِيّ	-	-	adj	Syrian
مَاغِيّ	-	-	adj	Magian
نُوبِيّ	-	-	adj	Nubian
رُومَانِيّ	-	-	adj	Roman, Romanian
مَايَوِيّ	-	-	adj	Mayan
فُلَانِيّ	-	-	adj	Fulani
سَامُوِيّ	-	-	adj	Samoan
فِسْقِيَّة	فَسَاقِيّ	-	n	basin of a fountain
نَجَفَة	نَجَف	-	n	chandelier
نِمْرَة	نِمَر	-	n	number
بِلَاج	بِلَاجَات	-	n	beach
رُخّ	رِخَاخ	-	n	rook, roc
بُزُق	-	-	n	long-necked lute
يَخْت	يُخُوت	-	n	yacht
فَازَة	-	-	n	vase
بُقْجَة	بُقَج	-	n	bundle
صُنْدُل	صَنَادِل	-	n	barge, sandal
كَنَبَة	كَنَب	-	n	sofa
لَمْبَة	لَمَض	-	n	lamp
طُلُمْبَة	-	-	n	pump
بَسْطَرْمَة	-	-	n	pastrami
جِزْمَة	جِزَم	-	n	boot
فُوطَة	فُوَط	-	n	towel
قَازَان	-	-	n	boiler
بَدْرُوم	-	-	n	basement
سَنْدَوِتْش	-	-	n	sandwich
تَبْغ	-	-	n	tobacco
نِيلِيّ	-	-	adj	indigo
كَانُون	-	-	n	December, January
دُبْل	-	-	n	double
دُشّ	أَدْشَاش	-	n	shower, satellite dish
سَنْجَة	-	-	n	weight of a balance
مَانْجَة	-	-	n	mango
شِوَال	أَشْوِلَة	-	n	sack
بُلْغَة	بُلَغ	-	n	slipper
هَانِم	هَوَانِم	-	n	lady
خَانِم	-	-	n	lady
بِيك	بَكَوَات	-	n	bey
بَاي	بَايَات	-	n	bey
دَاي	دَايَات	-	n	dey
آغَا	أَغَوَات	-	n	agha
خَان	خَانَات	-	n	khan, inn
لُورْد	لُورْدَات	-	n	lord
بَارُون	بَارُونَات	-	n	baron
كُونْت	كُونْتَات	-	n	count
دُوق	دُوقَات	-	n	duke
بُحْرَان	-	-	n	crisis of a fever
خَرَسَان	-	-	n	concrete
سُلْفَان	-	-	n	cellophane
طُوقَان	-	-	n	toucan
غُوطِيّ	-	-	adj	Gothic
غُوَاش	-	-	n	gouache
قَمَرَة	-	-	n	cabin
شِفْرَة	-	-	n	code, cipher, cypher
كَمَر	-	-	n	belt
مِسْطَرِين	-	-	n	trowel
دُرَّاق	-	-	n	peach
نِيلَة	-	-	n	indigo
مَرْطَبَان	-	-	n	jar
خُورِيّ	-	-	n	priest
لُبْنَانِيّ	-	-	adj	Lebanese
حِثِّيّ	-	-	adj	Hittite
بَاكِيَة	-	-	n	arcade, bay
طُرْشِيّ	-	-	n	pickle
لِيَاسَة	-	-	n	plaster
كُسْكُسِيّ	-	-	n	couscous
بُرُوجِيّ	-	-	n	bugler
آلَاي	-	-	n	regiment
شِينِيّ	-	-	n	galley
خِيرِيّ	-	-	n	wallflower
زُلَّيْج	-	-	n	tile
تُوج	-	-	n	bronze
مَرْسَح	-	-	n	theatre, theater
طَازَج	-	-	adj	fresh
نَفْحَة	نَفَحَات	نفح	n	waft
جَنَّة	جَنَّات,جِنَان	جنن	n	garden, paradise
جِنّ	-	جنن	n	jinn
جَانّ	جِنَّان	جنن	n	jinn
جُنَّة	جُنَن	جنن	n	shield
جَهَنَّم	-	-	n	hell
جَحِيم	-	جحم	n	hell
سَعِير	سُعُر	سعر	n	blaze
سَقَر	-	سقر	n	hell
فِرْدَوْس	فَرَادِيس	-	n	paradise
كَوْثَر	-	كثر	n	abundance
سَلْسَبِيل	-	-	n	sweet spring
عَرْش	عُرُوش,أَعْرَاش	عرش	n	throne
شَيْطَان	شَيَاطِين	شطن	n	devil
إِبْلِيس	أَبَالِسَة	-	n	Satan
عِفْرِيت	عَفَارِيت	عفر	n	demon
مَارِد	مَرَدَة,مُرَّاد	مرد	adj	rebellious, giant
غُول	أَغْوَال,غِيلَان	غول	n	ghoul
صَنَم	أَصْنَام	صنم	n	idol
وَثَن	أَوْثَان	وثن	n	idol
طَاغُوت	طَوَاغِيت	طغو	n	false god
جِبْت	-	-	n	idol
مَلَكُوت	-	ملك	n	realm, dominion
جَبَرُوت	-	جبر	n	omnipotence
رَهَبُوت	-	رهب	n	fear
رَحَمُوت	-	رحم	n	mercy
جَبَّار	جَبَابِرَة	جبر	adj	tyrant, mighty
قَهَّار	-	قهر	adj	subduer
غَفَّار	-	غفر	adj	forgiving
غَفُور	غُفُر	غفر	adj	forgiving
رَحْمَن	-	رحم	adj	most gracious
وَدُود	-	ودد	adj	loving
صَمَد	-	صمد	adj	eternal refuge
قَيُّوم	-	قوم	adj	self-subsisting
قُدُّوس	-	قدس	adj	most holy
سُبُّوح	-	سبح	adj	all-perfect
مُهَيْمِن	-	هيمن	adj	overseer
حَنِيف	حُنَفَاء	حنف	adj	true believer
صِدِّيق	صِدِّيقُون	صدق	adj	truthful
حَوَارِيّ	حَوَارِيُّون	حور	n	disciple
رَبّ	أَرْبَاب	ربب	n	lord
رَبَّة	رَبَّات	ربب	n	mistress
رَبِيب	أَرِبَّاء	ربب	n	stepson
رِبِّيّ	رِبِّيُّون	ربب	n	godly man
عَلِيم	عُلَمَاء	علم	adj	all-knowing
بَصِير	بُصَرَاء	بصر	adj	seeing
بَصَر	أَبْصَار	بصر	n	sight
بَصِيرَة	بَصَائِر	بصر	n	insight
سَمِيع	سُمَعَاء	سمع	adj	hearing
سَمْع	أَسْمَاع	سمع	n	hearing
سُمْعَة	-	سمع	n	reputation
مَسْمَع	مَسَامِع	سمع	n	earshot
سِرَاط	-	سرط	n	path
تَقْوِيم	تَقَاوِيم	قوم	n	calendar, forming
قِيَامَة	-	قوم	n	resurrection
بَعْث	بُعُوث	بعث	n	resurrection
حَشْر	-	حشر	n	gathering
نُشُور	-	نشر	n	resurrection
مَحْشَر	مَحَاشِر	حشر	n	gathering place
بَرْزَخ	بَرَازِخ	برزخ	n	isthmus, barrier
حُطَام	-	حطم	n	debris
أَدِيم	أُدُم	ءدم	n	surface, leather
عِهْن	عُهُون	عهن	n	wool
قِطْمِير	-	قطمر	n	date-stone skin
نَقِير	-	نقر	n	groove of date stone
هَبَاء	أَهْبَاء	هبو	n	fine dust
سَرَاب	-	سرب	n	mirage
قِيعَة	-	قوع	n	level plain
رَبْوَة	رُبًى,رَبَوَات	ربو	n	hill
رَبْع	رُبُوع,رِبَاع	ربع	n	dwelling
طَلَل	أَطْلَال	طلل	n	ruin
طَلّ	طِلَال	طلل	n	dew
وَابِل	-	وبل	n	downpour
دِيمَة	دِيَم	ديم	n	steady rain
مُزْن	-	مزن	n	rain clouds
صَيِّب	-	صوب	n	rain cloud
وَدْق	-	ودق	n	rain
أُجَاج	-	ءجج	adj	bitter salty
فُرَات	-	فرت	adj	sweet water
زُلَال	-	زلل	adj	pure water
يَمّ	-	يمم	n	sea
لُجَّة	لُجَج	لجج	n	deep sea
فُلْك	-	فلك	n	ship
أَيْك	-	ءيك	n	thicket
أَيْكَة	أَيْك	ءيك	n	thicket
طَلْح	طِلَاح	طلح	n	acacia
أَثْل	أُثُول	ءثل	n	tamarisk
خَمْط	-	خمط	n	bitter fruit
ضَرِيع	-	ضرع	n	thorny plant
ضَرْع	ضُرُوع	ضرع	n	udder
غِسْلِين	-	غسل	n	filth of hell
زَقُّوم	-	زقم	n	tree of hell
حَمِيم	أَحِمَّاء	حمم	n	hot water, close friend
غَسَّاق	-	غسق	n	foul fluid
غَسَق	-	غسق	n	dusk
شَفَق	-	شفق	n	twilight
فَلَق	أَفْلَاق	فلق	n	daybreak
غِلّ	أَغْلَال	غلل	n	rancour
غُلّ	أَغْلَال	غلل	n	shackle
صَفَد	أَصْفَاد	صفد	n	fetter
نِكْل	أَنْكَال	نكل	n	fetter
مِقْمَعَة	مَقَامِع	قمع	n	mace
عَذَاب	أَعْذِبَة	عذب	n	torment
رِجْس	أَرْجَاس	رجس	n	filth
رِجْز	-	رجز	n	punishment
رَجَز	أَرْجَاز	رجز	n	rajaz metre
أُرْجُوزَة	أَرَاجِيز	رجز	n	rajaz poem
وِزْر	أَوْزَار	وزر	n	burden, sin
إِصْر	آصَار	ءصر	n	burden, covenant
آصِرَة	أَوَاصِر	ءصر	n	bond
حَرَج	-	حرج	n	constraint
جُنَاح	-	جنح	n	blame
إِفْك	-	ءفك	n	lie
أَفَّاك	-	ءفك	adj	liar
زُور	-	زور	n	falsehood
بَاطِل	أَبَاطِيل	بطل	n	falsehood
ضَلَال	-	ضلل	n	error
ضَلَالَة	ضَلَالَات	ضلل	n	error
غَيّ	-	غوي	n	error
غَاوٍ	غُوَاة,غَاوُون	غوي	adj	astray
رُشْد	-	رشد	n	right guidance
رَشِيد	رُشَدَاء	رشد	adj	rightly guided
بِرّ	-	برر	n	piety
بَرّ	أَبْرَار	برر	adj	pious
بَارّ	بَرَرَة	برر	adj	dutiful
فَاجِر	فُجَّار,فَجَرَة	فجر	adj	wicked
فَاسِق	فُسَّاق,فَسَقَة	فسق	adj	sinful
مُنَافِق	مُنَافِقُون	نفق	n	hypocrite
مُشْرِك	مُشْرِكُون	شرك	n	polytheist
نِدّ	أَنْدَاد	ندد	n	equal, peer
كُفُؤ	أَكْفَاء	كفء	adj	equal
قَرْم	قُرُوم	قرم	n	chief
ذُرِّيَّة	ذُرِّيَّات,ذَرَارِيّ	ذرر	n	offspring
نَسْل	أَنْسَال	نسل	n	offspring
سِبْط	أَسْبَاط	سبط	n	grandson, tribe
سَلِيل	-	سلل	n	descendant
عِتْرَة	-	عتر	n	family
رَهْط	أَرْهُط,أَرَاهِط	رهط	n	group
عُصْبَة	عُصَب	عصب	n	band
عِصَابَة	عَصَائِب,عِصَابَات	عصب	n	gang
زُمْرَة	زُمَر	زمر	n	group
فَوْج	أَفْوَاج	فوج	n	crowd
ثُلَّة	ثُلَل	ثلل	n	group
شِرْذِمَة	شَرَاذِم	شرذم	n	small band
مَلَأ	أَمْلَاء	ملء	n	assembly, notables
بَعْل	بُعُول,بُعُولَة	بعل	n	husband
خِدْن	أَخْدَان	خدن	n	companion
وَلِيجَة	وَلَائِج	ولج	n	confidant
ظَعِينَة	ظَعَائِن,ظُعُن	ظعن	n	woman in a litter
هَوْدَج	هَوَادِج	هدج	n	litter
رَحْل	رِحَال	رحل	n	saddle
رَاحِلَة	رَوَاحِل	رحل	n	riding camel
مَطِيَّة	مَطَايَا	مطو	n	mount
عِير	عِيرَات	عير	n	caravan
قَافِلَة	قَوَافِل	قفل	n	caravan
رَكْب	رُكُوب	ركب	n	riders
رَاكِب	رُكَّاب,رُكْبَان	ركب	n	rider, passenger
ضَامِر	ضَوَامِر	ضمر	adj	lean
جَادَّة	جَوَادّ	جدد	n	main road
بِطَانَة	بَطَائِن	بطن	n	lining, entourage
سُنْدُس	-	-	n	fine silk
إِسْتَبْرَق	-	-	n	brocade
أَرِيكَة	أَرَائِك	ءرك	n	couch
نُمْرُق	نَمَارِق	نمرق	n	cushion
نُمْرُقَة	نَمَارِق	نمرق	n	cushion
زَرْبِيَّة	زَرَابِيّ	زرب	n	carpet
صُوَاع	-	صوع	n	drinking cup
صَحْفَة	صِحَاف	صحف	n	bowl
جَفْنَة	جِفَان,جَفَنَات	جفن	n	large bowl
قُوت	أَقْوَات	قوت	n	sustenance
رَغَد	-	رغد	n	affluence
سَغَب	-	سغب	n	hunger
مَسْغَبَة	-	سغب	n	famine
خَصَاصَة	-	خصص	n	poverty
مَتْرَبَة	-	ترب	n	poverty
مَقْرَبَة	-	قرب	n	kinship
مَيْمَنَة	مَيَامِن	يمن	n	right side
مَشْأَمَة	مَشَائِم	شءم	n	left side
شُؤْم	-	شءم	n	bad omen
يُمْن	-	يمن	n	good fortune
فَأْل	فُؤُول	فءل	n	omen
طِيَرَة	-	طير	n	evil omen
نَحْس	نُحُوس	نحس	n	ill luck
سَعْد	سُعُود	سعد	n	good fortune
صَرْح	صُرُوح	صرح	n	palace, edifice
بُقْعَة	بِقَاع,بُقَع	بقع	n	spot
صَعِيد	صُعُد	صعد	n	highland, level
سَفْح	سُفُوح	سفح	n	foot of a mountain
طَوْد	أَطْوَاد	طود	n	mountain
رَاسٍ	رَوَاسٍ	رسو	adj	firm, anchored
رَاسِيَة	رَوَاسٍ	رسو	n	firm mountain
قَارِعَة	قَوَارِع	قرع	n	calamity
حَاقَّة	-	حقق	n	reality, doomsday
صَاخَّة	-	صخخ	n	deafening blast
طَامَّة	-	طمم	n	overwhelming calamity
غَاشِيَة	غَوَاشٍ	غشو	n	overwhelming event
رَاجِفَة	-	رجف	n	quake
رَادِفَة	-	ردف	n	following one
نَاصِيَة	نَوَاصٍ	نصو	n	forelock
تَرْقُوَة	تَرَاقٍ	ترق	n	collarbone
تَرِيبَة	تَرَائِب	ترب	n	chest bone
وَتِين	أَوْتِنَة,وُتُن	وتن	n	aorta
عَلَق	-	علق	n	clotted blood
مُضْغَة	مُضَغ	مضغ	n	lump of flesh
نُهْيَة	نُهًى	نهي	n	reason
حِجْر	حُجُور,أَحْجَار	حجر	n	lap, reason
حِجًا	أَحْجَاء	حجو	n	intellect
أَرَب	آرَاب	ءرب	n	need, skill
إِرْب	آرَاب	ءرب	n	limb, need
أَرِيب	أُرَبَاء	ءرب	adj	shrewd
لَبِيب	أَلِبَّاء	لبب	adj	intelligent
أَلْمَعِيّ	-	لمع	adj	bright
فَصِيح	فُصَحَاء,فِصَاح	فصح	adj	eloquent
بَلِيغ	بُلَغَاء	بلغ	adj	eloquent
نَجِيّ	أَنْجِيَة	نجو	n	confidant
نَجْوَى	-	نجو	n	secret talk
نَجَاة	-	نجو	n	deliverance
مَنْجَاة	مَنَاجٍ	نجو	n	safety
مَفَازَة	مَفَاوِز	فوز	n	desert, success
قَفْر	قِفَار	قفر	n	wasteland
بَيْدَاء	بِيد	بيد	n	desert
تِيه	أَتْيَاه	تيه	n	wilderness
فَيْفَاء	فَيَافٍ	فيف	n	desert
غَيْهَب	غَيَاهِب	غهب	n	darkness
دَيْجُور	دَيَاجِير	دجر	n	darkness
دُجًى	-	دجو	n	darkness
غِيَاب	-	غيب	n	absence
غَيْب	غُيُوب	غيب	n	the unseen
غَيَابَة	-	غيب	n	bottom
نُسُك	-	نسك	n	ritual
مَنْسَك	مَنَاسِك	نسك	n	rite
نَاسِك	نُسَّاك	نسك	n	ascetic
زَاهِد	زُهَّاد	زهد	n	ascetic
عَابِد	عُبَّاد	عبد	n	worshipper
تَوْبَة	-	توب	n	repentance
تَائِب	تَائِبُون	توب	adj	repentant
مَتَاب	-	توب	n	repentance
مَآب	-	ءوب	n	return
إِيَاب	-	ءوب	n	return
أَوَّاب	-	ءوب	adj	returning to God
أَوَّاه	-	ءوه	adj	sighing, tender
مَعَاد	-	عود	n	return, hereafter
مَثُوبَة	مَثُوبَات	ثوب	n	reward
ثَوَاب	-	ثوب	n	reward
مَثَابَة	-	ثوب	n	resort, equivalent
مَقَامَة	مَقَامَات	قوم	n	maqama
قَوَام	-	قوم	n	build, stature
قِوَام	-	قوم	n	support, basis
قَيِّم	قَيِّمُون	قوم	adj	valuable, custodian
سَائِبَة	سَوَائِب	سيب	n	freed camel
بَحِيرَة	بَحَائِر	بحر	n	slit-eared camel
بَدَنَة	بُدْن,بَدَنَات	بدن	n	sacrificial camel
هَدْي	-	هدي	n	sacrificial animals
قُرْبَان	قَرَابِين	قرب	n	sacrifice
ذَبِيحَة	ذَبَائِح	ذبح	n	slaughtered animal
نَطِيحَة	نَطَائِح	نطح	n	gored animal
نُصُب	أَنْصَاب	نصب	n	monument, idol stone
زَلَم	أَزْلَام	زلم	n	divining arrow
مَيْسِر	-	يسر	n	gambling
وِتْر	أَوْتَار	وتر	n	odd number
شَفْع	أَشْفَاع	شفع	n	even number
شَفِيع	شُفَعَاء	شفع	n	intercessor
حَسِيب	حُسَبَاء	حسب	adj	noble, reckoner
رَقِيب	رُقَبَاء	رقب	n	watcher, sergeant
عَتِيد	-	عتد	adj	ready
نَذِير	نُذُر	نذر	n	warner
نَذْر	نُذُور	نذر	n	vow
بَشِير	بُشَرَاء	بشر	n	bringer of good news
بُشْرَى	بُشْرَيَات	بشر	n	good news
بِشَارَة	بَشَائِر,بِشَارَات	بشر	n	good tidings
زَبُور	زُبُر	زبر	n	Psalms, scripture
زُبْرَة	زُبَر	زبر	n	piece of iron
زُبْيَة	زُبًى	زبي	n	pit, height
سِجِلّ	سِجِلَّات	سجل	n	register
قِرْطَاس	قَرَاطِيس	-	n	paper
رَقّ	رُقُوق	رقق	n	parchment
أَثَارَة	-	ءثر	n	remnant
أُثْفِيَّة	أَثَافِيّ	ثفي	n	hearthstone
أُنْس	-	ءنس	n	sociability
أَنِين	-	ءنن	n	moaning
أَجِيج	-	ءجج	n	blaze
أَجَمَة	آجَام,أَجَم	ءجم	n	thicket
أَكَمَة	آكَام,إِكَام	ءكم	n	hill
أُكُل	-	ءكل	n	fruit
أَوْبَة	-	ءوب	n	return
أَوَد	-	ءود	n	crookedness, burden
أَيْد	-	ءيد	n	might
أَلِيَّة	أَلَايَا	ءلو	n	oath
أَلْيَة	أَلَايَا,أَلَيَات	ءلي	n	buttock, fat tail
إِلّ	-	ءلل	n	pact, kinship
أَلًى	آلَاء	ءلو	n	blessing
إِرَم	-	-	n	Iram
أَبّ	-	ءبب	n	pasture
أُبَّهَة	-	ءبه	n	pomp
إِبَّان	-	ءبن	n	time
أُرُومَة	أُرُوم	ءرم	n	origin, root
أَسَل	-	ءسل	n	rushes, lances
أُفُول	-	ءفل	n	setting
أَرْوَى	-	روي	n	ibexes
أُضْحِيَة	أَضَاحٍ	ضحو	n	sacrifice
أُغْلُوطَة	أَغَالِيط	غلط	n	misleading question
أُكْذُوبَة	أَكَاذِيب	كذب	n	lie
أُلْعُوبَة	أَلَاعِيب	لعب	n	plaything
أُمْثُولَة	أَمَاثِيل	مثل	n	example
أُخْدُود	أَخَادِيد	خدد	n	trench
أُسْلُوبِيَّة	-	سلب	n	stylistics
أُهْزُوجَة	أَهَازِيج	هزج	n	song
أُرْجُوحَة	أَرَاجِيح	رجح	n	swing
أُكْرُومَة	أَكَارِيم	كرم	n	noble deed
أُبُوَّة	-	ءبو	n	fatherhood
أُخُوَّة	-	ءخو	n	brotherhood
أُمُومَة	-	ءمم	n	motherhood
بُنُوَّة	-	بنو	n	sonship
بَيْعَة	بَيَعَات	بيع	n	pledge of allegiance
بِيعَة	بِيَع	بيع	n	church
بَيِّنَة	بَيِّنَات	بين	n	evidence
بِضْع	-	بضع	n	several
بُضْع	-	بضع	n	marriage right
بَطْشَة	-	بطش	n	assault
بَغْتَة	-	بغت	n	surprise
بَغِيّ	بَغَايَا	بغي	n	prostitute
بُغَاء	-	بغي	n	seeking
بِغَاء	-	بغي	n	prostitution
بَوْن	-	بون	n	difference
بُكْرَة	بُكَر	بكر	n	early morning
بِكْر	أَبْكَار	بكر	n	virgin, first-born
بَكْر	أَبْكُر,بِكَار	بكر	n	young camel
بَوَار	-	بور	n	ruin
بُور	-	بور	adj	barren
بَنَان	-	بنن	n	fingertips
بُرَاق	-	برق	n	Buraq
تَبَار	-	تبر	n	ruin
تِبْر	-	تبر	n	gold dust
تِبْن	أَتْبَان	تبن	n	straw
تِرْب	أَتْرَاب	ترب	n	coeval
تَرَف	-	ترف	n	luxury
تَلَاقٍ	-	لقي	n	meeting
تَنَادٍ	-	ندو	n	calling one another
تِلَاوَة	تِلَاوَات	تلو	n	recitation
تَمِيمَة	تَمَائِم	تمم	n	amulet
تَهْلُكَة	-	هلك	n	ruin
تَوْق	-	توق	n	yearning
سَبْي	-	سبي	n	captives
سَبِيَّة	سَبَايَا	سبي	n	female captive
سِتْر	سُتُور,أَسْتَار	ستر	n	cover
سَجْل	سِجَال	سجل	n	bucket
سِجِّيل	-	-	n	baked clay
سِجِّين	-	سجن	n	hell register
سُحْت	-	سحت	n	illicit gain
سُخْط	-	سخط	n	displeasure
سُدَّة	سُدَد	سدد	n	threshold, seat of authority
سَادِن	سَدَنَة	سدن	n	custodian
سَرِيّ	سَرَاة	سرو	n	notable
سُرًى	-	سري	n	night journey
سَفَاهَة	-	سفه	n	foolishness
سِقَاء	أَسْقِيَة	سقي	n	waterskin
سِقَايَة	سِقَايَات	سقي	n	water supply
سَقَّاء	سَقَّاؤُون	سقي	n	water carrier
سَلْوَى	سَلَاوَى	سلو	n	quail, solace
سُلْوَان	-	سلو	n	consolation
سَمْت	سُمُوت	سمت	n	azimuth, manner
سَنَام	أَسْنِمَة	سنم	n	hump
سَنًا	-	سنو	n	brilliance
سَنَاء	-	سنو	n	splendour
سَوْأَة	سَوْآت	سوء	n	shame, private parts
سُؤْدُد	-	سود	n	nobility
سُؤْل	-	سءل	n	request
سُؤْر	أَسْآر	سءر	n	leftover drink
سَائِر	-	سءر	n	rest
مَثْنَى	مَثَانٍ	ثني	n	by twos
مِرَّة	مِرَر	مرر	n	bile, strength
مُرُوءَة	-	مرء	n	manliness, chivalry
مَرِيج	-	مرج	adj	confused
مَرَدّ	-	ردد	n	averting
مِرْيَة	-	مري	n	doubt
مِرَاء	-	مري	n	dispute
مَسَد	أَمْسَاد	مسد	n	palm fibre
مَشِيئَة	-	شيء	n	will
مَشِيد	-	شيد	adj	lofty
مَشِيب	-	شيب	n	greyness
مَعَرَّة	-	عرر	n	shame
مَعَاذ	-	عوذ	n	refuge
مَعْشَر	مَعَاشِر	عشر	n	company
مَغْرَم	مَغَارِم	غرم	n	loss, debt
مَغْنَم	مَغَانِم	غنم	n	spoils
مَقْت	-	مقت	n	hatred
مِقْلَاد	مَقَالِيد	قلد	n	key
مُكَاء	-	مكو	n	whistling
مَلِيك	مُلَكَاء	ملك	n	king
مَنّ	-	منن	n	favour, manna
مِنَّة	مِنَن	منن	n	favour
مَنَارَة	مَنَائِر,مَنَاوِر	نور	n	lighthouse
مَنُون	-	منن	n	death
مَنْدُوحَة	-	ندح	n	way out
مَوْثِق	مَوَاثِق	وثق	n	covenant
مَوْبِق	-	وبق	n	place of perdition
مُوبِقَة	مُوبِقَات	وبق	n	grave sin
مَوْئُودَة	-	وءد	n	girl buried alive
مَوَدَّة	-	ودد	n	affection
مَهْوًى	مَهَاوٍ	هوي	n	abyss
مَهَاة	مَهًا,مَهَوَات	مهو	n	wild cow
مُهْجَة	مُهَج	مهج	n	heart's blood
مُهْل	-	مهل	n	molten brass
مُهْلَة	مُهَل	مهل	n	respite
لَأْلَاء	-	لءلء	n	glitter
لَأْوَاء	-	لءو	n	hardship
لَأْي	-	لءي	n	difficulty
لَأْمَة	لَأْم,لُؤَم	لءم	n	armour
لَائِمَة	لَوَائِم	لوم	n	blame
لُبَانَة	لُبَانَات	لبن	n	wish, desire
لُبَان	-	لبن	n	frankincense
لِزَام	-	لزم	n	necessity
لَظًى	-	لظي	n	blaze
لَعْنَة	لَعَنَات,لِعَان	لعن	n	curse
لَعِين	-	لعن	adj	cursed
لَفِيف	-	لفف	n	crowd, doubly weak verb
لُقَطَة	لُقَط	لقط	n	found thing
لُقْيَا	-	لقي	n	encounter
لَمَم	-	لمم	n	minor sins
لِمَّة	لِمَم	لمم	n	lock of hair
لَوْذَعِيّ	-	لذع	adj	quick-witted
لَيْلَاء	-	ليل	adj	very dark
كَبَد	-	كبد	n	hardship
كَثَب	-	كثب	n	nearness
كَرْب	كُرُوب	كرب	n	distress
كُرْبَة	كُرَب	كرب	n	distress
كَرًى	-	كري	n	slumber
كِسْفَة	كِسَف	كسف	n	piece
كِفْل	أَكْفَال	كفل	n	portion
كَلّ	-	كلل	n	burden, weary
كَلَالَة	-	كلل	n	heirless person
كِنّ	أَكْنَان	كنن	n	shelter
كِنَان	أَكِنَّة	كنن	n	covering
كِنَانَة	كَنَائِن	كنن	n	quiver
كَنَّة	كَنَائِن	كنن	n	daughter-in-law
وَجَل	أَوْجَال	وجل	n	fear
وَزَر	-	وزر	n	refuge
وَسَن	أَوْسَان	وسن	n	drowsiness
وَصِيد	وُصُد	وصد	n	threshold
وَطَر	أَوْطَار	وطر	n	wish
وَقْر	-	وقر	n	deafness
وِقْر	أَوْقَار	وقر	n	heavy load
وَغًى	-	وغي	n	battle
وَكْس	-	وكس	n	loss
وَلَه	-	وله	n	passionate love
وَنًى	-	وني	n	slackness
وِهَاد	-	وهد	n	lowlands
وَهْدَة	وِهَاد	وهد	n	lowland
عَتَمَة	-	عتم	n	darkness
عُتُوّ	-	عتو	n	insolence
عَجَاج	-	عجج	n	dust
عَاذِل	عُذَّال,عَوَاذِل	عذل	n	critic
عَرِم	-	عرم	adj	violent
عَسْف	-	عسف	n	oppression
عَشِيّ	-	عشي	n	evening
عَفَن	أَعْفَان	عفن	n	mould
عَقُوق	-	عقق	adj	undutiful
عُقُوق	-	عقق	n	disobedience to parents
عَنَت	-	عنت	n	hardship
عَنْوَة	-	عنو	n	force
عَانٍ	عُنَاة	عنو	n	captive
عِوَج	-	عوج	n	crookedness
عَيْلَة	-	عيل	n	poverty
عِيّ	-	عيي	n	inability to speak
عَيِيّ	أَعْيِيَاء	عيي	adj	tongue-tied
بَخْس	-	بخس	adj	too low
بُرُوع	-	برع	n	excellence
بَاسِق	بَوَاسِق	بسق	adj	towering
اِبْتِهَال	اِبْتِهَالَات	بهل	n	supplication
مَضْجَع	مَضَاجِع	ضجع	n	bed
ضِغْن	أَضْغَان	ضغن	n	grudge
ضَفِيرَة	ضَفَائِر	ضفر	n	plait
ضَنْك	-	ضنك	n	straits
ضَنِين	أَضِنَّاء	ضنن	adj	stingy
ضَنًى	-	ضني	n	exhaustion
دَسَم	-	دسم	n	fat
دَلَع	-	دلع	n	coddling
دِمْنَة	دِمَن	دمن	n	dung, trace of dwelling
ذِمَار	-	ذمر	n	sacred possession
فَتْك	-	فتك	n	assassination
فَاتِك	فُتَّاك	فتك	adj	deadly
فَيْء	أَفْيَاء,فُيُوء	فيء	n	shade, booty
غَدِيرَة	غَدَائِر	غدر	n	braid
غَرْس	أَغْرَاس,غِرَاس,غُرُوس	غرس	n	planting
غُلْفَة	غُلَف	غلف	n	foreskin
هَشِيم	-	هشم	n	dry stalks
هَمَل	-	همل	n	neglected
هَيْجَاء	-	هيج	n	battle
أَزْر	-	ءزر	n	strength
حَتْف	حُتُوف	حتف	n	death
حَادٍ	حُدَاة	حدو	n	camel driver
حُدَاء	-	حدو	n	camel driver's song
حِرْز	أَحْرَاز	حرز	n	refuge, amulet
حَضِيض	أَحِضَّة	حضض	n	foot, perigee
حَظِيرَة	حَظَائِر	حظر	n	pen, enclosure
مَحْظُور	مَحْظُورَات	حظر	n	prohibited thing
حُظْوَة	-	حظو	n	favour
مَحْظِيَّة	مَحْظِيَّات	حظي	n	concubine
حَفْنَة	حَفَنَات	حفن	n	handful
حَفِيّ	-	حفي	adj	welcoming
حِنْث	أَحْنَاث	حنث	n	perjury
حَائِض	حُيَّض,حَوَائِض	حيض	adj	menstruating
جَزْل	جِزَال	جزل	adj	eloquent, plentiful
جَمْرَة	جَمَرَات,جِمَار	جمر	n	ember
كَنَف	أَكْنَاف	كنف	n	side, protection
كُورَة	كُوَر	-	n	district
كُور	أَكْوَار,كِيرَان	كور	n	camel saddle, forge
خَبِيئَة	خَبَايَا	خبء	n	hidden thing
مَخْبَأ	مَخَابِئ	خبء	n	hiding place
خِذْلَان	-	خذل	n	abandonment
خَسِيس	أَخِسَّاء,خِسَاس	خسس	adj	mean
خِضَمّ	-	خضم	n	vast sea
لَوْثَة	-	لوث	n	stain, madness
مَحْض	-	محض	adj	pure
مَحْل	مُحُول	محل	n	drought
مَاخِرَة	مَوَاخِر	مخر	n	ship
مَخَاض	-	مخض	n	labour pains
مِزْقَة	مِزَق	مزق	n	shred
مَسْخ	مُسُوخ	مسخ	n	monster
مَلَق	-	ملق	n	flattery
نُبَاح	-	نبح	n	barking
نَجْد	أَنْجَاد,نِجَاد	نجد	n	highland
نَحْب	-	نحب	n	vow, term
نَحْر	نُحُور	نحر	n	upper chest, slaughter
نَعِيّ	-	نعي	n	death announcement
نَوْح	-	نوح	n	wailing
نِيَاط	-	نوط	n	heart strings
قَبَس	أَقْبَاس	قبس	n	firebrand
قَدّ	قُدُود	قدد	n	stature
قِدَّة	قِدَد	قدد	n	strip, sect
قِطَاف	-	قطف	n	vintage
قَيْظ	-	قيظ	n	midsummer heat
قَيْل	أَقْيَال	قيل	n	Himyarite chief
رِفْد	أَرْفَاد	رفد	n	gift, support
رَكْعَة	رَكَعَات	ركع	n	unit of prayer, bow
رَاكِع	رُكَّع	ركع	adj	bowing
رَمَق	أَرْمَاق	رمق	n	last breath
رَمِيم	أَرِمَّاء	رمم	adj	decayed
رَوْم	-	روم	n	desire
مَرَام	مَرَامَات	روم	n	aspiration
رَيْع	رُيُوع	ريع	n	yield, rent
مَال	أَمْوَال	مول	n	money, property
تَمْوِيل	تَمْوِيلَات	مول	n	funding
ثَرْوَة	ثَرَوَات	ثرو	n	wealth
ثَرِيّ	أَثْرِيَاء	ثرو	adj	rich
غَنِيّ	أَغْنِيَاء	غني	adj	rich
فَقِير	فُقَرَاء	فقر	adj	poor
فَقْر	-	فقر	n	poverty
مِسْكِين	مَسَاكِين	سكن	adj	poor, wretched
مَسْكَن	مَسَاكِن	سكن	n	dwelling
سَاكِن	سُكَّان,سَوَاكِن	سكن	adj	inhabitant, quiescent
سِعْر	أَسْعَار	سعر	n	price
ثَمَن	أَثْمَان	ثمن	n	price
قِيمَة	قِيَم	قوم	n	value
أُجْرَة	أُجَر,أُجُور	ءجر	n	fare, wage
أَجْر	أُجُور	ءجر	n	wage, reward
أَجِير	أُجَرَاء	ءجر	n	hired worker
إِيجَار	إِيجَارَات	ءجر	n	rent
مُؤَجِّر	مُؤَجِّرُون	ءجر	n	lessor
رَاتِب	رَوَاتِب	رتب	n	salary
مُرَتَّب	مُرَتَّبَات	رتب	n	salary
مَعَاش	مَعَاشَات	عيش	n	pension
مَعِيشَة	مَعَايِش	عيش	n	livelihood
رِزْق	أَرْزَاق	رزق	n	sustenance
دَخْل	دُخُول	دخل	n	income
رِبْح	أَرْبَاح	ربح	n	profit
خَسَارَة	خَسَائِر	خسر	n	loss
كَسْب	-	كسب	n	gain
مَكْسَب	مَكَاسِب	كسب	n	gain
غَنِيمَة	غَنَائِم	غنم	n	booty
ضَرِيبَة	ضَرَائِب	ضرب	n	tax
مَكْس	مُكُوس	مكس	n	duty, toll
خَرَاج	أَخْرِجَة	خرج	n	land tax
جُمْرُك	جَمَارِك	-	n	customs
رَسْمَال	رَسَامِيل	-	n	capital
رَأْسْمَالِيَّة	رَأْسْمَالِيَّات	-	n	capitalism
بَنْك	بُنُوك	-	n	bank
مَصْرِف	مَصَارِف	صرف	n	bank
مَصْرُوف	مَصَارِيف,مَصْرُوفَات	صرف	n	expense
صَرَّاف	صَرَّافُون	صرف	n	money changer
قَرْض	قُرُوض	قرض	n	loan
سَلَف	أَسْلَاف	سلف	n	ancestor, advance
سُلْفَة	سُلَف	سلف	n	loan, advance
مَدِين	مَدِينُون	دين	adj	indebted
دَائِن	دَائِنُون	دين	n	creditor
رَصِيد	أَرْصِدَة	رصد	n	balance
حِصَّة	حِصَص	حصص	n	share
نَصِيب	أَنْصِبَة,أَنْصِبَاء	نصب	n	share, luck
قِسْط	أَقْسَاط	قسط	n	instalment
شَرِكَة	شَرِكَات	شرك	n	company
شَرِيك	شُرَكَاء	شرك	n	partner
شِرَاكَة	شِرَاكَات	شرك	n	partnership
مُؤَسَّسَة	مُؤَسَّسَات	ءسس	n	institution
مُؤَسِّس	مُؤَسِّسُون	ءسس	n	founder
أَسَاس	أُسُس,أَسَاسَات	ءسس	n	foundation
مُنْشَأَة	مُنْشَآت	نشء	n	facility
نَشْأَة	نَشَآت	نشء	n	origin, rise
مَنْشَأ	مَنَاشِئ	نشء	n	origin
مَصْنَع	مَصَانِع	صنع	n	factory
صِنَاعَة	صِنَاعَات,صَنَائِع	صنع	n	industry
صَانِع	صُنَّاع	صنع	n	maker, craftsman
صَنْعَة	صَنَائِع	صنع	n	craft
مَصْنُوع	مَصْنُوعَات	صنع	n	product
مَشْرُوع	مَشَارِيع,مَشْرُوعَات	شرع	n	project
عَمَل	أَعْمَال	عمل	n	work
عَامِل	عُمَّال,عَوَامِل	عمل	n	worker, factor
عُمْلَة	عُمْلَات	عمل	n	currency
عَمِيل	عُمَلَاء	عمل	n	client, agent
مُعَامَلَة	مُعَامَلَات	عمل	n	transaction, treatment
مِهْنَة	مِهَن	مهن	n	profession
حِرْفَة	حِرَف	حرف	n	trade
وَظِيفَة	وَظَائِف	وظف	n	job, function
مُوَظَّف	مُوَظَّفُون	وظف	n	employee
مُدِير	مُدَرَاء,مُدِيرُون	دور	n	director
إِدَارَة	إِدَارَات	دور	n	administration
سُوق	أَسْوَاق	سوق	n	market
سَائِق	سَاقَة,سَائِقُون	سوق	n	driver
تَسْوِيق	-	سوق	n	marketing
دُكَّان	دَكَاكِين	-	n	shop
مَتْجَر	مَتَاجِر	تجر	n	store
تَاجِر	تُجَّار	تجر	n	merchant
تِجَارَة	تِجَارَات	تجر	n	trade
بِضَاعَة	بَضَائِع	بضع	n	goods
سِلْعَة	سِلَع	سلع	n	commodity
بَائِع	بَاعَة,بَائِعُون	بيع	n	seller
بَيْع	بُيُوع,بُيُوعَات	بيع	n	sale
مَبِيع	مَبِيعَات	بيع	n	sale
شِرَاء	أَشْرِيَة	شري	n	purchase
مُشْتَرٍ	مُشْتَرُون	شري	n	buyer, Jupiter
مُشْتَرًى	مُشْتَرَيَات	شري	n	purchase
زَبُون	زَبَائِن	زبن	n	customer
صَفْقَة	صَفَقَات	صفق	n	deal
عَقَار	عَقَارَات	عقر	n	real estate
فَاتُورَة	فَوَاتِير	-	n	invoice
إِيصَال	إِيصَالَات	وصل	n	receipt
صَكّ	صُكُوك	-	n	cheque, deed
سَنَد	سَنَدَات,أَسْنَاد,أَسَانِيد	سند	n	bond, support
وَدِيعَة	وَدَائِع	ودع	n	deposit
مُسْتَوْدَع	مُسْتَوْدَعَات	ودع	n	warehouse
مَخْزَن	مَخَازِن	خزن	n	store
خِزَانَة	خَزَائِن	خزن	n	cupboard, treasury
خَزِينَة	خَزَائِن	خزن	n	treasury
مَخْزُون	مَخْزُونَات	خزن	n	stock
كَنْز	كُنُوز	كنز	n	treasure
مُوَازَنَة	مُوَازَنَات	وزن	n	budget
مِيزَانِيَّة	مِيزَانِيَّات	وزن	n	budget
تَضَخُّم	تَضَخُّمَات	ضخم	n	inflation
اِقْتِصَاد	اِقْتِصَادَات	قصد	n	economy
اِسْتِثْمَار	اِسْتِثْمَارَات	ثمر	n	investment
إِنْتَاج	إِنْتَاجَات	نتج	n	production
مُنْتَج	مُنْتَجَات	نتج	n	product
اِسْتِهْلَاك	-	هلك	n	consumption
تَوْرِيد	تَوْرِيدَات	ورد	n	supply
مَوْرِد	مَوَارِد	ورد	n	resource
إِيرَاد	إِيرَادَات	ورد	n	revenue
وَارِد	وَارِدَات	ورد	n	import
صَادِر	صَادِرَات	صدر	n	export
مُوَرِّد	مُوَرِّدُون	ورد	n	supplier
تَعَاوُنِيَّة	تَعَاوُنِيَّات	عون	n	cooperative
زِرَاعَة	زِرَاعَات	زرع	n	agriculture
مُزَارِع	مُزَارِعُون	زرع	n	farmer
مَزْرَعَة	مَزَارِع	زرع	n	farm
زَرْع	زُرُوع	زرع	n	crop
فَلَّاح	فَلَّاحُون	فلح	n	peasant
مَحْصُول	مَحَاصِيل	حصل	n	crop
حَصَاد	-	حصد	n	harvest
غَلَّة	غِلَال,غَلَّات	غلل	n	yield, crop
مِحْرَاث	مَحَارِيث	حرث	n	plough
حَرْث	-	حرث	n	tillage
مِنْجَل	مَنَاجِل	نجل	n	sickle
سَمَاد	أَسْمِدَة	سمد	n	fertiliser
رَيّ	-	روي	n	irrigation
سَدّ	سُدُود	سدد	n	dam
قَنْطَرَة	قَنَاطِر	قنطر	n	arched bridge
جِسْر	جُسُور	جسر	n	bridge
طَرِيق	طُرُق,طُرُقَات	طرق	n	road
شَارِع	شَوَارِع	شرع	n	street
سِكَّة	سِكَك	سكك	n	road, rail
مَحَطَّة	مَحَطَّات	حطط	n	station
مَطَار	مَطَارَات	طير	n	airport
مَرْفَأ	مَرَافِئ	رفء	n	port
مَنْجَم	مَنَاجِم	نجم	n	mine
مَقْلَع	مَقَالِع	قلع	n	quarry
نَجَّار	نَجَّارُون	نجر	n	carpenter
حَدَّاد	حَدَّادُون	حدد	n	blacksmith
خَبَّاز	خَبَّازُون	خبز	n	baker
خَيَّاط	خَيَّاطُون	خيط	n	tailor
صَيَّاد	صَيَّادُون	صيد	n	hunter, fisher
بَنَّاء	بَنَّاؤُون	بني	n	builder
صَائِغ	صَاغَة,صُوَّاغ	صوغ	n	goldsmith
حَائِك	حَاكَة	حوك	n	weaver
جَزَّار	جَزَّارُون	جزر	n	butcher
بَقَّال	بَقَّالُون	بقل	n	grocer
عَطَّار	عَطَّارُون	عطر	n	perfumer
حَلَّاق	حَلَّاقُون	حلق	n	barber
طَبَّاخ	طَبَّاخُون	طبخ	n	cook
نَادِل	نُدُل	ندل	n	waiter
حَمَّال	حَمَّالُون	حمل	n	porter
مَلَّاح	مَلَّاحُون	ملح	n	sailor
بَحَّار	بَحَّارَة	بحر	n	sailor
رُبَّان	رَبَابِنَة	-	n	captain
طَيَّار	طَيَّارُون	طير	n	pilot
رَاعٍ	رُعَاة,رِعَاء	رعي	n	shepherd, sponsor
مَرْعًى	مَرَاعٍ	رعي	n	pasture
رَعِيَّة	رَعَايَا	رعي	n	subjects
رِعَايَة	-	رعي	n	care
جَابٍ	جُبَاة	جبي	n	collector
سَاعٍ	سُعَاة	سعي	n	courier
حَامٍ	حُمَاة	حمي	n	protector
بَرِيد	بُرُد	برد	n	mail
طَابَع	طَوَابِع	طبع	n	stamp, character
طَرْد	طُرُود	طرد	n	parcel
نِقَابَة	نِقَابَات	نقب	n	trade union
نَقِيب	نُقَبَاء	نقب	n	captain, head
إِضْرَاب	إِضْرَابَات	ضرب	n	strike
بَطَالَة	-	بطل	n	unemployment
عَاطِل	عَاطِلُون	عطل	adj	unemployed
عُطْلَة	عُطَل,عُطُلَات	عطل	n	holiday
مُكَافَأَة	مُكَافَآت	كفء	n	reward
كَفَاءَة	كَفَاءَات	كفء	n	competence
كُفْء	أَكْفَاء	كفء	adj	competent, equal
كِفَايَة	كِفَايَات	كفي	n	sufficiency
مَهَارَة	مَهَارَات	مهر	n	skill
مَاهِر	مَهَرَة	مهر	adj	skilled
عَائِد	عَوَائِد,عَائِدَات	عود	n	return, revenue
فَائِض	فَوَائِض	فيض	n	surplus
عَجْز	أَعْجَاز	عجز	n	deficit
نَفَقَة	نَفَقَات	نفق	n	expense
نَفَق	أَنْفَاق	نفق	n	tunnel
كُلْفَة	كُلَف	كلف	n	cost
تَكْلِفَة	تَكَالِيف	كلف	n	cost
غَرَامَة	غَرَامَات	غرم	n	fine
تَعْوِيض	تَعْوِيضَات	عوض	n	compensation
ضَمَان	ضَمَانَات	ضمن	n	guarantee
كَفِيل	كُفَلَاء	كفل	n	guarantor
كَفَالَة	كَفَالَات	كفل	n	bail
مُزَايَدَة	مُزَايَدَات	زيد	n	auction
مَزَاد	مَزَادَات	زيد	n	auction
مُنَاقَصَة	مُنَاقَصَات	نقص	n	tender
عَطَاء	عَطَاءَات,أَعْطِيَة	عطو	n	gift, bid
عَطِيَّة	عَطَايَا	عطو	n	gift
هَدِيَّة	هَدَايَا	هدي	n	gift
إِعَانَة	إِعَانَات	عون	n	subsidy
مَعُونَة	مَعُونَات	عون	n	aid
عَوْن	أَعْوَان	عون	n	help, aide
مُعَاوِن	مُعَاوِنُون	عون	n	assistant
مُسَاعِد	مُسَاعِدُون	سعد	n	assistant
رَأْسُمَال	رَسَامِيل	-	n	capital
بُورْصَة	بُورْصَات	-	n	stock exchange
مَتَاع	أَمْتِعَة	متع	n	goods, baggage
أَثَاث	-	ءثث	n	furniture
بُنْيَان	-	بني	n	edifice
مَبْنًى	مَبَانٍ	بني	n	building
عِمَارَة	عَمَائِر,عِمَارَات	عمر	n	building
عُمْرَان	-	عمر	n	civilization, building
مُسْتَعْمَرَة	مُسْتَعْمَرَات	عمر	n	colony
عُمْر	أَعْمَار	عمر	n	age
مِعْمَار	-	عمر	n	architecture
حِمْل	أَحْمَال	حمل	n	load
حُمُولَة	حُمُولَات	حمل	n	cargo
شَحْنَة	شَحَنَات	شحن	n	shipment
رِحْلَة	رِحْلَات	رحل	n	trip
رَحَّالَة	-	رحل	n	traveller
سَفَر	أَسْفَار	سفر	n	travel
سِفْر	أَسْفَار	سفر	n	book
مُسَافِر	مُسَافِرُون	سفر	n	traveller
سَفِير	سُفَرَاء	سفر	n	ambassador
سِيَاحَة	-	سيح	n	tourism
سَائِح	سُيَّاح,سُوَّاح	سيح	n	tourist
فُنْدُق	فَنَادِق	-	n	hotel
مَطْعَم	مَطَاعِم	طعم	n	restaurant
مَقْهًى	مَقَاهٍ	قهو	n	café
مِخْرَز	مَخَارِز	خرز	n	awl
مِزْلَاج	مَزَالِيج	زلج	n	latch, bolt
مِفَكّ	مِفَكَّات	فكك	n	screwdriver
مِلْزَمَة	مَلَازِم	لزم	n	vise
مِشْحَذ	مَشَاحِذ	شحذ	n	sharpener
مِقْشَطَة	مَقَاشِط	قشط	n	planer
مِسْحَج	مَسَاحِج	سحج	n	carpenter's plane
مِجْلَخَة	مَجَالِخ	جلخ	n	grinder
تَجْلِيخ	تَجْلِيخَات	جلخ	n	grinding
تَفْرِيز	تَفْرِيزَات	فرز	n	milling
مِفْرَزَة	مَفَارِز	فرز	n	sorter, milling machine
مِكْشَطَة	مَكَاشِط	كشط	n	scraper
مِدَكّ	مِدَكَّات	دكك	n	rammer
مِحْدَلَة	مَحَادِل	حدل	n	road roller
حَدْل	-	حدل	n	rolling, levelling
مِرْفَاع	مَرَافِيع	رفع	n	jack, hoist
مِرْوَد	مَرَاوِد	رود	n	probe, kohl stick
مِسْمَاك	مَسَامِيك	سمك	n	thickness gauge
مِنْسَج	مَنَاسِج	نسج	n	loom
مَنْسُوج	مَنْسُوجَات	نسج	n	woven, textile
مِرْدَن	مَرَادِن	ردن	n	spindle
مِنْدَف	مَنَادِف	ندف	n	carding bow
نَدْف	-	ندف	n	carding
مِحْلَج	مَحَالِج	حلج	n	gin
حَلْج	-	حلج	n	ginning
حِلَاجَة	-	حلج	n	ginning trade
نَوْل	أَنْوَال	نول	n	loom
غَزْل	غُزُول	غزل	n	yarn, spinning
تَمْشِيط	تَمْشِيطَات	مشط	n	combing
صِبَاغَة	صِبَاغَات	صبغ	n	dyeing
مَصْبَغَة	مَصَابِغ	صبغ	n	dyehouse
دِبَاغَة	-	دبغ	n	tanning
مَدْبَغَة	مَدَابِغ	دبغ	n	tannery
خَمْل	-	خمل	n	pile, nap
زَغَب	-	زغب	n	down, fuzz
حِيَاكَة	-	حيك	n	weaving, knitting
تَطْرِيز	تَطْرِيزَات	طرز	n	embroidery
رَفْو	-	رفو	n	darning
دَرْزَة	دَرَزَات	درز	n	stitch
دَرْز	دُرُوز	-	n	seam
فَتْل	-	فتل	n	twisting
ضَفْر	-	ضفر	n	braiding
تَوْضِيب	تَوْضِيبَات	وضب	n	arranging, packing
وِصَال	-	وصل	n	joining
وَقِيد	-	وقد	n	fuel, kindling
تَوْقِيد	تَوْقِيدَات	وقد	n	ignition
إِيقَاد	-	وقد	n	kindling
مِيقَاد	مَوَاقِيد	وقد	n	burner
تَوَازُن	تَوَازُنَات	وزن	n	equilibrium
مُتَوَازِن	-	وزن	adj	balanced
وَزْنِيّ	-	وزن	adj	gravimetric
وَسِيع	-	وسع	adj	spacious
تَوْسِيع	تَوْسِيعَات	وسع	n	expansion
سَعَوِيّ	-	وسع	adj	capacitive
مُوَاسَعَة	مُوَاسَعَات	وسع	n	capacitance
وَشِيظَة	وَشَائِظ	وشظ	n	wedge, splint
وَصْفِيّ	-	وصف	adj	descriptive
تَوْصِيف	تَوْصِيفَات	وصف	n	specification
إِيضَاح	إِيضَاحَات	وضح	n	clarification
تَوْضِيح	تَوْضِيحَات	وضح	n	clarification
تَوْلِيد	تَوْلِيدَات	ولد	n	generation
تَوْلِيفَة	تَوْلِيفَات	ولف	n	combination
تَوْلِيف	تَوْلِيفَات	ولف	n	tuning, montage
تَوْتِير	تَوْتِيرَات	وتر	n	tensioning
وَتَرِيّ	-	وتر	adj	chordal, stringed
خَلَّاطَة	خَلَّاطَات	خلط	n	mixer
مِدَقَّة	مِدَقَّات	دقق	n	mallet, pestle
مِدَكَّة	مِدَكَّات	دكك	n	tamper
مَكُّوك	مَكَاكِيك	مكك	n	shuttle
صَبَّاغ	صَبَّاغُون	صبغ	n	dyer
دَبَّاغ	دَبَّاغُون	دبغ	n	tanner
شِلَّة	-	شلل	n	skein
كُبَّة	كُبَب	كبب	n	ball of yarn
اِتِّقَاد	-	وقد	n	combustion
تَوَسُّع	تَوَسُّعَات	وسع	n	expansion
مُوَسِّع	مُوَسِّعَات	وسع	n	expander
وَضَّاح	-	وضح	adj	clear
وَقَّاد	وَقَّادُون	وقد	n	stoker
تَوَهُّج	تَوَهُّجَات	وهج	n	glow, flare
مُتَوَهِّج	-	وهج	adj	incandescent
وَهَّاج	-	وهج	adj	glowing
مُوَلِّف	مُوَلِّفَات	ولف	n	tuner
تَوَتُّرِيّ	-	وتر	adj	tensional
سَدَاة	أَسْدِيَة	سدي	n	warp
بُؤَيْرَة	بُؤَيْرَات	بءر	n	small focus
بَاعِثِيَّة	-	بعث	n	emissivity
اِبْتِعَاث	-	بعث	n	emission, dispatch
مُنْبَعِث	-	بعث	adj	emitted
اِنْبِعَاث	اِنْبِعَاثَات	بعث	n	emission
اِنْبِجَاس	-	بجس	n	gushing
مِبْزَل	مَبَازِل	بزل	n	drain, trocar
تَبْطِين	تَبْطِينَات	بطن	n	lining
مُبَطَّن	-	بطن	adj	lined
اِهْتِرَاء	-	هرء	n	wear
تَبْرِيد	-	برد	n	cooling
بَرَّايَة	بَرَّايَات	بري	n	pencil sharpener
تَبْخِير	-	بخر	n	evaporation
تَبَخُّر	-	بخر	n	evaporation
مُبَخِّر	مُبَخِّرَات	بخر	n	evaporator
مِبْخَرَة	مَبَاخِر	بخر	n	censer
بُخَارِيّ	-	بخر	adj	steam
اِنْبِثَاق	اِنْبِثَاقَات	بثق	n	emergence
بَدَّالَة	بَدَّالَات	بدل	n	switchboard, pedal
اِسْتِبْدَال	اِسْتِبْدَالَات	بدل	n	replacement
تَبَادُلِيّ	-	بدل	adj	reciprocal, commutative
تَبْدِيلِيّ	-	بدل	adj	commutative
تَبْلِيط	-	بلط	n	paving
مُبَلِّط	مُبَلِّطُون	بلط	n	paver
تَبْئِير	تَبْئِيرَات	بءر	n	focusing
بَأَّار	بَأَّارُون	بءر	n	well digger
تَبَعْثُر	-	بعثر	n	scattering
بَعْثَرَة	-	بعثر	n	scattering
بَعْزَقَة	-	بعزق	n	scattering
بَلْقَعَة	-	بلقع	n	desolation
بُرْغُل	-	برغل	n	bulgur
بَرْشَمَة	-	-	n	riveting
بِرْشَام	-	-	n	rivet
بُرْشَامَة	بُرْشَامَات	-	n	rivet
مُبَرْشَم	-	-	adj	riveted
مُبَرْمِج	مُبَرْمِجُون	برمج	n	programmer
بُوتَقَة	بَوَاتِق	-	n	crucible
بَاثِق	بَاثِقَات	بثق	n	extruder
بَاثِقَة	بَوَاثِق	بثق	n	extruder
اِنْبِعَاج	اِنْبِعَاجَات	بعج	n	buckling, denting
بَعْجَة	بَعَجَات	بعج	n	dent
اِنْبِسَاط	اِنْبِسَاطَات	بسط	n	flattening
مُنْبَسِط	-	بسط	adj	flat
تَبْسِيط	تَبْسِيطَات	بسط	n	simplification
تَبْيِيض	-	بيض	n	bleaching
تَبْيِين	-	بين	n	clarification
تَبَايُن	تَبَايُنَات	بين	n	contrast, variance
بَيْنِيّ	-	بين	adj	intermediate
تَثْقِيب	-	ثقب	n	perforation
ثَقْب	ثُقُوب	ثقب	n	hole
ثَاقِب	ثَوَاقِب	ثقب	adj	piercing
ثَقَّابَة	ثَقَّابَات	ثقب	n	drill
تَثْبِيت	-	ثبت	n	fixation
مُثَبِّت	مُثَبِّتَات	ثبت	n	fixer, stabilizer
ثُبُوت	-	ثبت	n	constancy
تَثَاقُل	-	ثقل	n	gravitation
ثِقَالَة	ثِقَالَات	ثقل	n	gravity
ثِقَلِيّ	-	ثقل	adj	gravitational
ثُلْمَة	ثُلَم	ثلم	n	notch
ثُلَاثِيّ	-	ثلث	adj	ternary
ثُنَائِيّ	-	ثني	adj	binary
ثُنَائِيَّة	ثُنَائِيَّات	ثني	n	duality
اِنْثِنَاء	اِنْثِنَاءَات	ثني	n	bending
مُنْثَنٍ	-	ثني	adj	bent
تَثْنِيَة	-	ثني	n	folding
مَثْنَوِيَّة	مَثْنَوِيَّات	ثني	n	dualism
ثَوَرَان	ثَوَرَانَات	ثور	n	eruption
مُثَار	-	ثور	adj	excited
تَثْلِيث	-	ثلث	n	triangulation
مُثَلَّثِيّ	-	ثلث	adj	triangular
مُثَلَّثَاتِيّ	-	ثلث	adj	trigonometric
تَثْلِيج	-	ثلج	n	refrigeration
مُثَلِّجَة	مُثَلِّجَات	ثلج	n	freezer
مُثَلَّج	-	ثلج	adj	iced
مُثَمَّن	مُثَمَّنَات	ثمن	n	octagon
مِتْرَاس	مَتَارِيس	ترس	n	barricade, bolt
تَتْرِيس	-	ترس	n	gearing
تَلْقِيم	-	لقم	n	feeding
مُلَقِّم	مُلَقِّمَات	لقم	n	feeder
جَابِل	جَوَابِل	جبل	n	mixer
جَبَّالَة	جَبَّالَات	جبل	n	concrete mixer
مِجْبَل	مَجَابِل	جبل	n	asphalt plant
مُجَدْوَل	-	جدول	adj	tabulated
جَدِيلِيّ	-	جدل	adj	braided
تَجْدِيل	-	جدل	n	braiding
جَذَّاف	جَذَّافُون	جذف	n	rower
تَجْذِيف	-	جذف	n	rowing
تَجْرِيف	-	جرف	n	dredging
جَارُوف	جَوَارِيف	جرف	n	shovel, rake
جَارِفَة	جَوَارِف	جرف	n	dredger
اِنْجِرَاف	اِنْجِرَافَات	جرف	n	erosion, drift
جَرْش	-	جرش	n	grinding, crushing
جَارُوشَة	جَوَارِيش	جرش	n	quern
مِجْرَشَة	مَجَارِش	جرش	n	grinder
جَرِيش	-	جرش	n	grits
جَرَّارَة	جَرَّارَات	جرر	n	tractor
مَجْرُور	مَجَارِير	جرر	n	drain
مَجْرُورَة	مَجْرُورَات	جرر	n	towed unit
تَجْزِيء	-	جزء	n	segmentation
مُجَزَّأ	-	جزء	adj	fragmented
جُزْئِيّ	-	جزء	adj	partial
جُزَيْئِيّ	-	جزء	adj	molecular
جُسَيْمِيّ	-	جسم	adj	corpuscular
تَجْسِيم	-	جسم	n	modelling, relief
تَجْفِيف	-	جفف	n	drying
مُجَفِّف	مُجَفِّفَات	جفف	n	dryer
جَفَاف	-	جفف	n	dryness, drought
جَفَّافَة	جَفَّافَات	جفف	n	dryer
جَلْوَنَة	-	جلون	n	galvanization
غَلْوَنَة	-	غلون	n	galvanization
مُغَلْوَن	-	غلون	adj	galvanized
جَلْفَنَة	-	جلفن	n	galvanization
مُجَلْفَن	-	جلفن	adj	galvanized
جَلْفَطَة	-	جلفط	n	caulking
جِلْفَاط	جَلَافِيط	-	n	caulker
قَلْفَطَة	-	قلفط	n	caulking
تَجْمِيع	تَجْمِيعَات	جمع	n	assembly
تَجَمُّع	تَجَمُّعَات	جمع	n	cluster
تَجْمِيعِيّ	-	جمع	adj	additive, associative
تَجْمِيد	-	جمد	n	freezing
تَجَمُّد	-	جمد	n	freezing
مُجَمِّد	مُجَمِّدَات	جمد	n	freezer
مُنْجَمِد	-	جمد	adj	frozen
جَلْمَدَة	-	جلمد	n	petrification
جَنْدَرَة	-	جندر	n	mangling, calendering
جَنْزَرَة	-	جنزر	n	verdigris forming
جِنْزَار	-	-	n	verdigris
جَنْزِير	جَنَازِير	-	n	chain, track
مُجَنْزَر	-	جنزر	adj	tracked
مُجَنْزَرَة	مُجَنْزَرَات	جنزر	n	tracked vehicle
مُجَنَّح	-	جنح	adj	winged
جُنَيْح	جُنَيْحَات	جنح	n	aileron
جُنُوح	-	جنح	n	stranding, delinquency
جَانِح	-	جنح	adj	deviant
جَوِّيّ	-	جوو	adj	atmospheric
مُجَوَّف	-	جوف	adj	hollow
جَوْفِيّ	-	جوف	adj	subterranean
جَيْبِيّ	-	جيب	adj	sinusoidal
تَجْيِير	-	جير	n	liming, endorsement
جِيرِيّ	-	جير	adj	calcareous
جَيَّار	جَيَّارُون	جير	n	lime burner
مَجْيَرَة	مَجَايِر	جير	n	limekiln
جَسَاءَة	-	جسء	n	rigidity
جَاسِئ	-	جسء	adj	rigid
إِجْهَاد	إِجْهَادَات	جهد	n	stress
مُجْهَد	-	جهد	adj	stressed
مُجَهِّز	مُجَهِّزَات	جهز	n	supplier
تَجْهِيز	تَجْهِيزَات	جهز	n	equipment
تَجْهِيزَة	تَجْهِيزَات	جهز	n	fixture
مِجْهَرِيّ	-	جهر	adj	microscopic
مُجْتَزَأ	مُجْتَزَأَات	جزء	n	extract
جُزَازَة	جُزَازَات	جزز	n	slip, clipping
جَزّ	-	جزز	n	shearing
مِجَزّ	مِجَزَّات	جزز	n	shears
جَصَّاص	جَصَّاصُون	جصص	n	plasterer
تَجْصِيص	-	جصص	n	plastering
حَابِكَة	-	حبك	n	knitting machine
مَحْبُوك	-	حبك	adj	knitted
حُبَيْبِيّ	-	حبب	adj	granular
تَحَبُّب	-	حبب	n	granulation
مُحَبَّب	-	حبب	adj	granular
تَحْتِيم	-	حتم	n	determination
تَحَاتّ	-	حتت	n	attrition
حُتَات	-	حتت	n	debris
حَاثّ	حَوَاثّ	حثث	n	inductor
مَحْثُوث	-	حثث	adj	induced
تَحْرِيض	-	حرض	n	induction
مُحَرِّض	مُحَرِّضَات	حرض	n	inductor
تَحْجِير	-	حجر	n	stone facing
تَحَجُّر	-	حجر	n	petrification
مُتَحَجِّر	-	حجر	adj	fossilized
مُتَحَجِّرَة	مُتَحَجِّرَات	حجر	n	fossil
حَجَّار	حَجَّارُون	حجر	n	stonecutter
حَجَرِيّ	-	حجر	adj	stony
حَجْمِيّ	-	حجم	adj	volumetric
تَحْجِيم	-	حجم	n	sizing
حُجَيْرَة	حُجَيْرَات	حجر	n	cell, small room
تَحْدِيد	تَحْدِيدَات	حدد	n	delimitation
تَحَدُّب	تَحَدُّبَات	حدب	n	convexity
مُحَدَّب	-	حدب	adj	convex
تَحْدِيب	-	حدب	n	cambering
حَدُور	-	حدر	n	slope
اِنْحِدَار	اِنْحِدَارَات	حدر	n	gradient, descent
حَدَّافَة	حَدَّافَات	حدف	n	flywheel
حَدْوَة	حَدَوَات	حدو	n	horseshoe
تَحَدُّر	-	حدر	n	sloping
حَرَارِيّ	-	حرر	adj	thermal
مُحَرَّر	-	حرر	adj	released
تَحْرِير	-	حرر	n	release
حَارِف	حَوَارِف	حرف	n	deflector
اِنْحِرَاف	اِنْحِرَافَات	حرف	n	deviation
مُنْحَرِف	-	حرف	adj	deviating, trapezium
تَحْرِيف	تَحْرِيفَات	حرف	n	distortion
حَرَّاق	-	حرق	adj	burning
حَرَّاقَة	حَرَّاقَات	حرق	n	fireboat, burner
اِحْتِرَاق	-	حرق	n	combustion
مُحْتَرِق	-	حرق	adj	burning
مِحْرَقَة	مَحَارِق	حرق	n	incinerator
حَارِقَة	حَارِقَات	حرق	n	incendiary
إِحْرَاق	-	حرق	n	burning
حَرَكِيّ	-	حرك	adj	kinetic
حَرَكِيَّة	-	حرك	n	kinetics
تَحْرِيك	تَحْرِيكَات	حرك	n	actuation
تَحَرُّك	تَحَرُّكَات	حرك	n	motion
مُتَحَرِّك	-	حرك	adj	moving
حَرَاك	-	حرك	n	mobility
مِحْرَاك	مَحَارِيك	حرك	n	poker, stirrer
حَزّ	حُزُوز	حزز	n	groove, notch
مِحَزّ	مِحَزَّات	حزز	n	notcher
مُحَزَّز	-	حزز	adj	grooved
تَحْزِيز	-	حزز	n	notching
تَحْزِيم	-	حزم	n	bundling
حَازِمَة	حَازِمَات	حزم	n	baler
حَسَّاس	-	حسس	adj	sensitive
حَسَّاسَة	حَسَّاسَات	حسس	n	sensor
تَحَسُّس	-	حسس	n	sensing
مِحَسّ	مِحَسَّات	حسس	n	sensor
حِسْبَان	-	حسب	n	reckoning
حِسَابِيّ	-	حسب	adj	arithmetic
مُحْتَسَب	-	حسب	adj	computed
حَاسِر	-	حسر	adj	uncovered
اِنْحِسَار	-	حسر	n	recession, retreat
حَشِيَّة	حَشَايَا	حشو	n	gasket, mattress
حَشْو	-	حشو	n	filling, packing
حَشْوَة	حَشَوَات	حشو	n	filling, charge
مَحْشُوّ	-	حشو	adj	stuffed
حُشَاشَة	حُشَاشَات	حشش	n	last breath
مِحَشّ	مِحَشَّات	حشش	n	sickle
مِحَشَّة	مِحَشَّات	حشش	n	mower
تَحْشِيد	-	حشد	n	massing
حَشْرَجَة	حَشْرَجَات	حشرج	n	rattle
مِحْصَد	مَحَاصِد	حصد	n	sickle
تَحْصِيب	-	حصب	n	metalling
حَصَّالَة	حَصَّالَات	حصل	n	money box
تَحْصِيل	-	حصل	n	collection
تَحْصِين	تَحْصِينَات	حصن	n	fortification
تَحَصُّن	-	حصن	n	fortifying
اِحْتِضَان	-	حضن	n	incubation
تَحْضِير	تَحْضِيرَات	حضر	n	preparation
مُسْتَحْضَر	مُسْتَحْضَرَات	حضر	n	preparation, product
حَطَّاب	حَطَّابُون	حطب	n	woodcutter
تَحْطِيم	-	حطم	n	smashing
تَحَطُّم	-	حطم	n	crash
مُحَطِّمَة	مُحَطِّمَات	حطم	n	icebreaker, crusher
حَافِظَة	حَافِظَات	حفظ	n	wallet, condenser
حَافِظ	حَوَافِظ	حفظ	n	preserver
اِنْحِفَاظ	-	حفظ	n	conservation
مَحْفُوظ	-	حفظ	adj	preserved
تَحَفُّظ	تَحَفُّظَات	حفظ	n	conservation, reserve
تَحْفِيز	-	حفز	n	catalysis
حَفْز	-	حفز	n	catalysis
مِحْفَار	مَحَافِير	حفر	n	borer
حُفَيْرَة	حُفَيْرَات	حفر	n	pit
أُحْفُور	أَحَافِير	حفر	n	fossil
أُحْفُورَة	أَحَافِير	حفر	n	fossil
أُحْفُورِيّ	-	حفر	adj	fossil
حَفْرِيَّة	حَفْرِيَّات	حفر	n	excavation
حَقْلِيّ	-	حقل	adj	field
حَاقِن	حَوَاقِن	حقن	n	injector
حَقِينَة	-	حقن	n	injected grout
تَحَقُّق	-	حقق	n	verification
تَحَكُّم	تَحَكُّمَات	حكم	n	control
مُتَحَكِّم	مُتَحَكِّمَات	حكم	n	controller
اِحْتِكَاك	اِحْتِكَاكَات	حكك	n	friction
حَكَّاكَة	حَكَّاكَات	حكك	n	scraper
حَلَزُونِيّ	-	حلزن	adj	spiral
اِنْحِلَال	-	حلل	n	dissolution
مُنْحَلّ	-	حلل	adj	dissolved
مُحَلِّل	مُحَلِّلَات	حلل	n	analyser
تَحَلُّل	تَحَلُّلَات	حلل	n	decomposition
تَحْلِيلِيّ	-	حلل	adj	analytical
تَحْلِيَة	-	حلو	n	desalination
مُحَلًّى	-	حلو	adj	sweetened
حَلَقِيّ	-	حلق	adj	annular
تَحْلِيق	-	حلق	n	flying
حُلَيْقَة	حُلَيْقَات	حلق	n	ringlet
مَحْمِل	مَحَامِل	حمل	n	bearing
مَحْمُول	-	حمل	adj	portable
تَحَمُّل	-	حمل	n	endurance
تَحَامُل	-	حمل	n	bias
حَامِلَة	حَامِلَات	حمل	n	carrier
تَحْمِيص	-	حمص	n	roasting
مِحْمَصَة	مَحَامِص	حمص	n	roaster
حَمَئِيّ	-	حمء	adj	muddy
حُمُوضَة	-	حمض	n	acidity
حَمْضِيّ	-	حمض	adj	acidic
تَحْمِيض	-	حمض	n	developing, acidification
حَامِضِيّ	-	حمض	adj	acidic
مُحَمِّض	مُحَمِّضَات	حمض	n	acidifier
مَحْمِيَّة	مَحْمِيَّات	حمي	n	reserve
حِمَايَة	حِمَايَات	حمي	n	protection
تَحْمِيَة	-	حمي	n	heating
حَنَفِيَّة	حَنَفِيَّات	حنف	n	tap
اِنْحِنَاء	اِنْحِنَاءَات	حني	n	curvature
خَابِيَة	خَوَابٍ	خبء	n	jar, vat
خَابُور	خَوَابِير	خبر	n	peg, dowel
خِبَاء	أَخْبِيَة	خبي	n	tent
مَخْبَرِيّ	-	خبر	adj	laboratory
خَبَث	-	خبث	n	slag
مِخْبَاز	مَخَابِيز	خبز	n	baking oven
مَخْبَز	مَخَابِز	خبز	n	bakery
خَتْم	أَخْتَام	ختم	n	seal
تَخْتِيم	-	ختم	n	stamping
مِخْتَم	مَخَاتِم	ختم	n	stamper
خُثُورَة	-	خثر	n	coagulation
مُخَثِّر	مُخَثِّرَات	خثر	n	coagulant
تَخْثِير	-	خثر	n	coagulation
تَخْدِيد	-	خدد	n	grooving
مُخَدَّد	-	خدد	adj	grooved
تَخْدِيش	-	خدش	n	scratching
خِدْمَة	خِدْمَات	خدم	n	service
تَخْدِيم	-	خدم	n	servicing
خَرْط	-	خرط	n	turning
مَخْرُوطِيّ	-	خرط	adj	conical
خَارِطِيّ	-	خرط	adj	cartographic
خَرَّامَة	خَرَّامَات	خرم	n	punch
مِخْرَمَة	مَخَارِم	خرم	n	punch
تَخْرِيم	تَخْرِيمَات	خرم	n	perforation
مُخَرَّم	-	خرم	adj	perforated
خُرْم	أَخْرَام	خرم	n	hole, eye
اِخْتِرَاق	اِخْتِرَاقَات	خرق	n	penetration
خَارِق	خَوَارِق	خرق	adj	piercing
مِخْرَق	مَخَارِق	خرق	n	punch
خَرْسَنَة	-	خرسن	n	concreting
مُخَرْسَن	-	خرسن	adj	concreted
خَرْبَشَة	خَرْبَشَات	خربش	n	scribble
خُرْطُومِيّ	-	خرطم	adj	hoselike
خَرْطُوش	خَرَاطِيش	خرطش	n	cartridge
خَرْطُوشَة	خَرَاطِيش	خرطش	n	cartridge
خُرْدَة	-	-	n	scrap metal
خُرْدَوَات	-	-	n	hardware
تَخْرِيز	-	خرز	n	stitching
خَزْن	-	خزن	n	storage
تَخْزِين	-	خزن	n	storage
خَازِن	-	خزن	n	storekeeper
خَزَفِيّ	-	خزف	adj	ceramic
خَزَّاف	خَزَّافُون	خزف	n	potter
خِزَافَة	-	خزف	n	pottery
خُزَامَى	-	خزم	n	lavender
خَسْف	-	خسف	n	subsidence
خَسْفَة	خَسَفَات	خسف	n	sinkhole
اِنْخِسَاف	اِنْخِسَافَات	خسف	n	subsidence
خَشَبِيّ	-	خشب	adj	wooden
تَخْشِيب	-	خشب	n	timbering
تَخَشُّب	-	خشب	n	stiffening
خَشَّاب	خَشَّابُون	خشب	n	timber merchant
خُشُونَة	-	خشن	n	roughness
تَخْشِين	-	خشن	n	roughening
تَخْصِيب	-	خصب	n	enrichment
مُخَصَّب	-	خصب	adj	enriched
تَخْصِيص	تَخْصِيصَات	خصص	n	allocation
تَخَصُّص	تَخَصُّصَات	خصص	n	specialization
تَخَصُّر	-	خصر	n	narrowing
خَضّ	-	خضض	n	shaking
خَضَّاضَة	خَضَّاضَات	خضض	n	shaker
مِخَضَّة	مِخَضَّات	خضض	n	churn
خَضْخَضَة	-	خضخض	n	shaking
مُخَضْرَم	-	خضرم	adj	veteran
خَطِّيَّة	-	خطط	n	linearity
تَخْطِيط	تَخْطِيطَات	خطط	n	planning
تَخْطِيطِيّ	-	خطط	adj	schematic
مُخَطَّط	مُخَطَّطَات	خطط	n	diagram, plan
خَطَّاط	خَطَّاطُون	خطط	n	calligrapher
خُطَّاف	خَطَاطِيف	خطف	n	hook, swallow
خُطَّافِيّ	-	خطف	adj	hooked
خَاطِف	-	خطف	adj	momentary
مُخَفِّض	مُخَفِّضَات	خفض	n	reducer
تَخْفِيض	تَخْفِيضَات	خفض	n	reduction
خَافِض	خَوَافِض	خفض	n	depressant
خَفَّاقَة	خَفَّاقَات	خفق	n	whisk, beater
مِخْفَقَة	مَخَافِق	خفق	n	whisk
خَفْق	-	خفق	n	beating, throbbing
تَخْفِيف	تَخْفِيفَات	خفف	n	dilution
مُخَفِّف	مُخَفِّفَات	خفف	n	thinner
خَلَاء	أَخْلِيَة	خلو	n	vacuum, open country
تَخْلِيَة	-	خلو	n	evacuation
خَلْخَلَة	خَلْخَلَات	خلخل	n	rarefaction
تَخَلْخُل	تَخَلْخُلَات	خلخل	n	rarefaction, porosity
مُتَخَلْخِل	-	خلخل	adj	porous
مُخَلْخَل	-	خلخل	adj	rarefied
خَلَل	-	خلل	n	defect
تَخَلُّل	-	خلل	n	penetration
خِلَالِيّ	-	خلل	adj	interstitial
خَلَّاط	خَلَّاطَات	خلط	n	mixer
خِلْط	أَخْلَاط	خلط	n	mixture
خَلْطَة	خَلَطَات	خلط	n	mix
اِخْتِلَاط	-	خلط	n	mixing
مَخْلُوط	مَخَالِيط	خلط	n	mixture
خُلَاسِيّ	-	خلس	adj	hybrid
تَخَالُف	-	خلف	n	divergence
مُخَلَّف	مُخَلَّفَات	خلف	n	residue
خَلْفِيَّة	خَلْفِيَّات	خلف	n	background
خَلْفِيّ	-	خلف	adj	rear
مِخْلَعَة	مَخَالِع	خلع	n	nail puller
اِنْخِلَاع	اِنْخِلَاعَات	خلع	n	dislocation
خُمُود	-	خمد	n	extinction
تَخْمِيد	-	خمد	n	damping
مُخَمِّد	مُخَمِّدَات	خمد	n	damper
تَخَامُد	-	خمد	n	damping
مُتَخَامِد	-	خمد	adj	damped
إِخْمَاد	-	خمد	n	extinguishing
خَامِد	-	خمد	adj	inert, extinct
خُمَاسِيّ	-	خمس	adj	quinary
خَمِيرَة	خَمَائِر	خمر	n	yeast
تَخْمِير	-	خمر	n	fermentation
تَخَمُّر	-	خمر	n	fermentation
مُخَمَّر	-	خمر	adj	fermented
اِخْتِنَاق	اِخْتِنَاقَات	خنق	n	choking
خَانِق	خَوَانِق	خنق	n	choke, gorge
مِخْنَق	مَخَانِق	خنق	n	choke
خَوْر	أَخْوَار	خور	n	inlet, creek
خَيْش	أَخْيَاش	خيش	n	sackcloth
خَيْطِيّ	-	خيط	adj	threadlike
خُيَيْط	خُيَيْطَات	خيط	n	filament
مِخْيَط	مَخَايِط	خيط	n	needle
تَخْيِيم	-	خيم	n	camping
دَبَّاسَة	دَبَّاسَات	دبس	n	stapler
دَبُّوس	دَبَابِيس	-	n	pin
تَدْبِيس	-	دبس	n	stapling
تَدْبِيش	-	دبش	n	riprapping
دَبْش	-	دبش	n	rubble stone
دَابُوق	-	دبق	n	birdlime
تَدَحْرُج	-	دحرج	n	rolling
دَحْل	دُحُول	دحل	n	sinkhole
إِدْخَال	إِدْخَالَات	دخل	n	input
تَدَاخُل	تَدَاخُلَات	دخل	n	interference
مِدْخَال	مَدَاخِيل	دخل	n	interferometer
دُخَانِيّ	-	دخن	adj	smoky
تَدْخِين	-	دخن	n	smoking
تَدْرِيج	تَدْرِيجَات	درج	n	graduation
تَدَرُّج	تَدَرُّجَات	درج	n	gradient
مُدَرَّج	مُدَرَّجَات	درج	n	runway, amphitheatre
تَدْرِيجِيّ	-	درج	adj	gradual
تَدْرِيع	-	درع	n	armouring
مُدَرْفَل	-	درفل	adj	rolled
دَرْفَلَة	-	درفل	n	metal rolling
دَرْفِيل	دَرَافِيل	درفل	n	roller, dolphin
دِسَار	دُسُر	دسر	n	dowel, peg
دَاسِر	دَوَاسِر	دسر	n	propeller
دَاسِرَة	دَوَاسِر	دسر	n	propeller
دَسْر	-	دسر	n	propulsion
دَعْم	-	دعم	n	support
تَدْعِيم	تَدْعِيمَات	دعم	n	reinforcement
دَاعِم	-	دعم	adj	supporting
مُدَعَّم	-	دعم	adj	reinforced
مِدْعَمَة	مَدَاعِم	دعم	n	buttress
دَعْمَة	دَعَمَات	دعم	n	prop
مِدْفَعِيّ	-	دفع	adj	artillery
مِدْفَعِيَّة	-	دفع	n	artillery
مُنْدَفِع	-	دفع	adj	rushing
تَدَفُّقِيّ	-	دفق	adj	flowing
دَفْق	دُفُوق	دفق	n	flux, flow
دَافِق	-	دفق	adj	pouring
دَفْقَة	دَفَقَات	دفق	n	surge
مِدْفَاق	مَدَافِيق	دفق	n	flowmeter
دَفِيئَة	دَفِيئَات	دفء	n	greenhouse
تَدْفِئَة	-	دفء	n	heating
دَقّ	-	دقق	n	pounding
مَدْقُوق	-	دقق	adj	crushed
دِقَّة	-	دقق	n	precision
دَكّ	-	دكك	n	ramming
دَكَّاكَة	دَكَّاكَات	دكك	n	compactor
دِكَّة	دِكَك	دكك	n	bench, platform
دُلْب	-	دلب	n	plane tree
دَلْك	-	دلك	n	rubbing
مِدْلَك	مَدَالِك	دلك	n	rubber
تَدَلٍّ	تَدَلِّيَات	دلو	n	hanging down, prolapse
مُتَدَلٍّ	-	دلو	adj	hanging
دَالِف	-	دلف	adj	seeping
دَالِّيّ	-	دلل	adj	functional
إِدْمَاج	إِدْمَاجَات	دمج	n	integration
مُنْدَمِج	-	دمج	adj	integrated
مُدْمَج	-	دمج	adj	compact
دَمْغَة	دَمَغَات	-	n	hallmark, stamp
دَمْغ	-	دمغ	n	hallmarking
مِدْمَغَة	مَدَامِغ	دمغ	n	stamping tool
مِدْمَاك	مَدَامِيك	دمك	n	course of masonry
مِدَمَّة	مِدَمَّات	دمم	n	harrow
تَدْمِيث	-	دمث	n	softening
دَنْدَنَة	دَنْدَنَات	دندن	n	hum
دِهَان	دِهَانَات	دهن	n	paint
تَدْهِين	-	دهن	n	greasing
دَوَرَانِيّ	-	دور	adj	rotational
تَدْوِير	تَدْوِيرَات	دور	n	recycling, rounding
مُسْتَدَار	-	دور	n	roundabout
تَدَاوُر	-	دور	n	gyration
دَائِرِيّ	-	دور	adj	circular
دَوْس	-	دوس	n	treading
دَوَّاسَة	دَوَّاسَات	دوس	n	pedal
مِدْوَس	مَدَاوِس	دوس	n	pedal
مِدْوَاسَة	مَدَاوِيس	دوس	n	treadle
دُولَاب	دَوَالِيب	-	n	wheel, cupboard
دَوْلَبَة	-	دولب	n	wheel working
تَدْوِيم	-	دوم	n	spinning
دُوَيْمَة	دُوَيْمَات	دوم	n	eddy
دُوَّامِيّ	-	دوم	adj	vortical
دُوَّامِيَّة	-	دوم	n	vorticity
تَدَوُّم	-	دوم	n	vorticity
ذَبْذَبِيّ	-	ذبذب	adj	oscillatory
تَذَبْذُب	تَذَبْذُبَات	ذبذب	n	oscillation
مُذَبْذِب	مُذَبْذِبَات	ذبذب	n	oscillator
مُتَذَبْذِب	-	ذبذب	adj	oscillating
ذَخِيرَة	ذَخَائِر	ذخر	n	ammunition
تَذْخِير	-	ذخر	n	loading
مِذْخَر	مَذَاخِر	ذخر	n	magazine
تَذْرِيَة	-	ذرو	n	winnowing
ذِرَاعِيّ	-	ذرع	adj	brachial
ذَفَر	-	ذفر	n	pungency
ذَنَبِيّ	-	ذنب	adj	caudal
ذَوَبَان	-	ذوب	n	dissolution, melting
ذَائِب	-	ذوب	adj	dissolved
ذَائِبِيَّة	-	ذوب	n	solubility
إِذَابَة	-	ذوب	n	dissolving
ذُؤَابَة	ذَوَائِب	ذءب	n	lock, tuft
تَذْوِيب	-	ذوب	n	melting
تَذْهِيب	-	ذهب	n	gilding
تَذْيِيل	تَذْيِيلَات	ذيل	n	appendix
مُذَيَّل	-	ذيل	adj	tailed
مَرْئِيّ	-	رءي	adj	visible
مِرْأَب	مَرَائِب	رءب	n	garage
رَابِيَة	رَوَابٍ	ربو	n	hillock
رُبُوض	-	ربض	n	parking
تَرَابُط	تَرَابُطَات	ربط	n	coupling
مُتَرَابِط	-	ربط	adj	coherent
اِرْتِبَاط	اِرْتِبَاطَات	ربط	n	link, correlation
مِرْبَط	مَرَابِط	ربط	n	tether, terminal
رَبْطَة	رَبَطَات	ربط	n	bundle, tie
رُبَاعِيّ	-	ربع	adj	quaternary
تَرْبِيع	تَرْبِيعَات	ربع	n	squaring, quadrature
تَرْبِيعِيّ	-	ربع	adj	quadratic
رَتِيب	-	رتب	adj	monotonic
تَرْتِيبِيّ	-	رتب	adj	ordinal
رَتْل	أَرْتَال	رتل	n	column, convoy
رَجَّاج	رَجَّاجَات	رجج	n	shaker
رَجَّة	رَجَّات	رجج	n	concussion
رَجَّاجَة	رَجَّاجَات	رجج	n	vibrator
اِرْتِجَاج	اِرْتِجَاجَات	رجج	n	shaking
تَأَرْجُح	تَأَرْجُحَات	ءرجح	n	oscillation
مُتَأَرْجِح	-	ءرجح	adj	oscillating
رَاجِح	-	رجح	adj	preponderant
تَرْجِيح	تَرْجِيحَات	رجح	n	weighting
مُرَجِّح	مُرَجِّحَات	رجح	adj	weighting
رُجُوع	-	رجع	n	return
رَجْع	-	رجع	n	feedback, echo
اِرْتِجَاع	-	رجع	n	feedback
اِسْتِرْجَاع	-	رجع	n	retrieval
رَجْعِيّ	-	رجع	adj	retroactive
تَرَاجُع	تَرَاجُعَات	رجع	n	recession
رَجْفَة	رَجَفَات	رجف	n	tremor
مِرْجَاف	مَرَاجِيف	رجف	n	seismograph
مِرْجَفَة	مَرَاجِف	رجف	n	seismograph
رَحْرَحَة	رَحْرَحَات	رحرح	n	spread
رُخَامِيّ	-	رخم	adj	marble
رَخَاوَة	-	رخو	n	softness
اِرْتِخَاء	-	رخو	n	relaxation
إِرْخَاء	-	رخو	n	slackening
تَرَاخٍ	-	رخو	n	laxity
مُرْتَخٍ	-	رخو	adj	slack
رَادِع	رَوَادِع	ردع	adj	deterrent
رَدْع	-	ردع	n	deterrence
رَدْمِيَّة	رَدْمِيَّات	ردم	n	embankment
مَرْدَم	مَرَادِم	ردم	n	landfill
رَدَّاد	رَدَّادَات	ردد	n	damper, check
اِرْتِدَاد	اِرْتِدَادَات	ردد	n	recoil
مُرَدِّد	مُرَدِّدَات	ردد	n	repeater
تَرَدُّدِيّ	-	ردد	adj	reciprocating, frequency
تَرْدِيد	-	ردد	n	repetition
رَدْهَة	رِدَاه	رده	n	hall
رَدِيف	-	ردف	n	reserve
تَرْذِيذ	-	رذذ	n	spraying
مِرْذَاذ	مَرَاذِيذ	رذذ	n	sprayer
مِرَذَّة	مِرَذَّات	رذذ	n	atomizer
رَزَّة	رَزَّات	رزز	n	staple, hasp
تَرْزِيم	-	رزم	n	packing
رَزَّامَة	رَزَّامَات	رزم	n	baler
رُسُوب	رُسُوبَات	رسب	n	deposit
تَرْسِيب	-	رسب	n	precipitation
تَرَسُّب	تَرَسُّبَات	رسب	n	sedimentation
مُرَسِّب	مُرَسِّبَات	رسب	n	precipitant
رُسُوبِيّ	-	رسب	adj	sedimentary
إِرْسَال	إِرْسَالَات	رسل	n	transmission
مُرْسِل	مُرْسِلَات	رسل	n	transmitter
مُرْسِلَة	مُرْسِلَات	رسل	n	transmitter station
رَاسِم	رَوَاسِم	رسم	n	plotter, tracer
رَاسِمَة	رَوَاسِم	رسم	n	plotter
رُسُومِيّ	-	رسم	adj	graphic
رَوْسَم	رَوَاسِم	-	n	stencil, cliché
تَرْسِيم	-	رسم	n	demarcation
رُسُوّ	-	رسو	n	mooring
إِرْسَاء	-	رسو	n	anchoring
رَشَّاش	رَشَّاشَات	رشش	n	sprinkler, machine gun
رَشَّاشَة	رَشَّاشَات	رشش	n	sprayer
رَشْح	-	رشح	n	filtration, seepage
تَرْشِيح	تَرْشِيحَات	رشح	n	filtration
رَاشِح	رَوَاشِح	رشح	n	filtrate
رِشَاء	أَرْشِيَة	رشو	n	well rope
رَاشِفَة	رَوَاشِف	رشف	n	siphon
مِرْشَف	مَرَاشِف	رشف	n	siphon
رَصْد	أَرْصَاد	رصد	n	observation
رَاصِد	رُصَّاد	رصد	n	observer
رَاصِدَة	رَوَاصِد	رصد	n	detector
مَرْصَد	مَرَاصِد	رصد	n	observatory
مِرْصَاد	مَرَاصِيد	رصد	n	lookout
إِرْصَاد	إِرْصَادَات	رصد	n	monitoring
رَصَدِيّ	-	رصد	adj	observational
تَرْصِيع	-	رصع	n	inlaying
تَرْصِيف	-	رصف	n	paving
رَصْف	-	رصف	n	paving
رَصَّاف	رَصَّافُون	رصف	n	paver
تَرْصِيص	-	رصص	n	leading, compacting
مَرْصُوص	-	رصص	adj	compacted
رَصَاصِيّ	-	رصص	adj	leaden
رَضْخ	-	رضخ	n	crushing
رَضْم	رِضَام	رضم	n	dry stone pile
رَطْمَة	رَطَمَات	رطم	n	bump
اِرْتِطَام	اِرْتِطَامَات	رطم	n	impact
رُطُوبَة	رُطُوبَات	رطب	n	humidity
تَرْطِيب	-	رطب	n	moistening
مُرَطِّب	مُرَطِّبَات	رطب	n	humidifier
رَعَّاد	-	رعد	n	electric ray
اِرْتِعَاش	اِرْتِعَاشَات	رعش	n	quiver
رَغَوِيّ	-	رغو	adj	foamy
تَرْغِيَة	-	رغو	n	foaming
مُرْغٍ	-	رغو	adj	foaming
رَفَّاس	رَفَّاسَات	رفس	n	propeller, launch
رَفَّاص	رَفَّاصَات	رفص	n	propeller
رَفْع	-	رفع	n	lifting
رَفَّاع	رَفَّاعَات	رفع	n	hoist
تَرْفِيع	تَرْفِيعَات	رفع	n	thinning, promotion
اِرْتِفَاق	اِرْتِفَاقَات	رفق	n	easement
مَرْفَقِيّ	-	رفق	adj	elbow
زَحَّافَة	زَحَّافَات	زحف	n	crawler
زَحْزَحَة	-	زحزح	n	shifting
تَزَحْزُح	-	زحزح	n	displacement
زَحْلَقَة	-	زحلق	n	sliding
تَزَحْلُق	-	زحلق	n	skating, sliding
مِزْلَقَة	مَزَالِق	زلق	n	slide
مَزْلَقَان	مَزْلَقَانَات	زلق	n	level crossing
مُنْزَلَق	مُنْزَلَقَات	زلق	n	slideway
اِنْزِلَاق	اِنْزِلَاقَات	زلق	n	slip, sliding
زَلَّاقَة	زَلَّاقَات	زلق	n	sled, slide
زَلَّاجَة	زَلَّاجَات	زلج	n	sled, skate
تَزَلُّج	-	زلج	n	skiing
تَزْلِيج	-	زلج	n	sledding
زِلْزَالِيّ	-	زلزل	adj	seismic
مُزَلْزِل	-	زلزل	adj	shaking
زَرَد	-	زرد	n	chain mail
زَرَدَة	زَرَدَات	زرد	n	link of mail
زَرَدِيَّة	زَرَدِيَّات	زرد	n	pliers
تَزْجِيج	-	زجج	n	glazing
تَزَجُّج	-	زجج	n	vitrification
مُزَجَّج	-	زجج	adj	glazed
تَزْفِيت	-	زفت	n	asphalting
مُزَفَّت	-	زفت	adj	asphalted
زَمْزَمِيَّة	زَمْزَمِيَّات	زمزم	n	canteen, flask
زَمْجَرَة	-	زمجر	n	roar
مُزَامَنَة	-	زمن	n	synchronization
تَزَامُن	-	زمن	n	synchrony
مُتَزَامِن	-	زمن	adj	synchronous
زَمَنِيّ	-	زمن	adj	temporal
تَزْنِيد	-	زند	n	ignition
تَزْهِير	-	زهر	n	flowering
تَزَاوُج	تَزَاوُجَات	زوج	n	mating, coupling
مُزَاوَجَة	مُزَاوَجَات	زوج	n	coupling
زَوْجِيّ	-	زوج	adj	even
زَوْجِيَّة	-	زوج	n	parity
مُزَوِّد	مُزَوِّدَات	زود	n	provider
زَوَال	-	زول	n	noon, vanishing
مِزْوَلِيّ	-	زول	adj	sundial
إِزَالَة	إِزَالَات	زول	n	removal
مُزِيل	مُزِيلَات	زول	n	remover
تَزَايُد	-	زيد	n	increase
مُتَزَايِد	-	زيد	adj	increasing
تَزْيِيت	-	زيت	n	oiling
مِزْيَتَة	مَزَايِت	زيت	n	oiler
زَيَّاتَة	زَيَّاتَات	زيت	n	oilcan
زَيْغَان	-	زيغ	n	aberration
اِنْزِيَاح	اِنْزِيَاحَات	زيح	n	displacement, shift
إِزَاحَة	إِزَاحَات	زيح	n	displacement
تَزْيِيف	-	زيف	n	forging
سَابِر	سَوَابِر	سبر	n	probe
سَابِرَة	سَوَابِر	سبر	n	probe
سَبْك	-	سبك	n	casting
مَسْبُوك	-	سبك	adj	cast
مَسْبُوكَة	مَسْبُوكَات	سبك	n	casting
سَبْسَب	سَبَاسِب	سبسب	n	desert plain
سُبَاعِيّ	-	سبع	adj	septenary
مِسْحَب	مَسَاحِب	سحب	n	drawing tool
مَسْحُوب	-	سحب	adj	drawn
سَحْق	-	سحق	n	crushing
سَحَّاقَة	سَحَّاقَات	سحق	n	pulverizer
مِسْحَقَة	مَسَاحِق	سحق	n	pestle, crusher
سَاحِقَة	سَوَاحِق	سحق	n	crusher
اِنْسِحَاق	-	سحق	n	crushing
سَخَّان	سَخَّانَات	سخن	n	heater
سُخُونَة	-	سخن	n	heat
تَسْخِين	-	سخن	n	heating
سِدَادَة	سِدَادَات	سدد	n	stopper, plug
مَسْدُود	-	سدد	adj	blocked
تَسْدِيد	تَسْدِيدَات	سدد	n	aiming, payment
سَدِيمِيّ	-	سدم	adj	nebular
مُتَسَرِّب	-	سرب	adj	leaking
تَسْرِيع	-	سرع	n	acceleration
مُتَسَارِع	-	سرع	adj	accelerated
سَارِيَة	سَوَارٍ	سري	n	mast
سَطْحِيّ	-	سطح	adj	superficial
تَسْطِيح	-	سطح	n	flattening
مُسَطَّح	مُسَطَّحَات	سطح	n	flat, plane
مُسَطِّحَة	مُسَطِّحَات	سطح	n	leveller
سَطَّارَة	سَطَّارَات	سطر	n	ruling machine
تَسْطِير	-	سطر	n	ruling
سَطْل	سُطُول	-	n	bucket
سَاطُور	سَوَاطِير	سطر	n	cleaver
مِسْعَار	مَسَاعِير	سعر	n	poker
سُعْرِيّ	-	سعر	adj	caloric
سَافِيَة	سَوَافٍ	سفي	n	dust wind
سَفْع	-	سفع	n	scorching
سَفَّان	سَفَّانُون	سفن	n	shipbuilder
سِفَانَة	-	سفن	n	shipbuilding
إِسْفِين	أَسَافِين	-	n	wedge
إِسْفِينِيّ	-	-	adj	wedge-shaped
سَفْلَتَة	-	سفلت	n	asphalting
مُسَفْلَت	-	سفلت	adj	asphalted
سِقَالَة	سِقَالَات,سَقَائِل	-	n	scaffold
سَقَّاطَة	سَقَّاطَات	سقط	n	latch, pawl
تَسَاقُط	-	سقط	n	precipitation
تَسْقِيف	-	سقف	n	roofing
سَقْي	-	سقي	n	irrigation, quenching
مِسْقَاة	-	سقي	n	watering can
تَسْقِيَة	-	سقي	n	tempering
سَكْب	-	سكب	n	pouring
اِنْسِكَاب	اِنْسِكَابَات	سكب	n	spill
سَكَّاكَة	سَكَّاكَات	سكك	n	coining press
سُكُونِيّ	-	سكن	adj	static
سُكُونِيَّة	-	سكن	n	statics
مُسَلَّح	-	سلح	adj	reinforced, armed
سَلْسَلِيّ	-	سلسل	adj	serial
تَسَلْسُل	تَسَلْسُلَات	سلسل	n	sequence
سَلْفَنَة	-	سلفن	n	sulphonation
سِلْكِيّ	-	سلك	adj	wired
لَاسِلْكِيّ	-	سلك	adj	wireless
تَسْلِيك	-	سلك	n	wiring, clearing
سُلَّمِيّ	-	سلم	adj	scalar
سَمْتِيّ	-	سمت	adj	azimuthal
سَمَاكَة	سَمَاكَات	سمك	n	thickness
سَمْكَرَة	-	سمكر	n	tinsmithing
سَمْكَرِيّ	سَمْكَرِيَّة	سمكر	n	tinsmith
سَمَّاعَة	سَمَّاعَات	سمع	n	headphone, stethoscope
مِسْمَاع	مَسَامِيع	سمع	n	stethoscope
سَمْعِيّ	-	سمع	adj	acoustic
سِنْجَة	سِنَج	سنج	n	weight, bayonet
سَنْفَرَة	-	سنفر	n	sanding
مُسَنْفَر	-	سنفر	adj	sanded
سِنَاد	أَسْنِدَة	سند	n	bracket
سِنَادَة	سِنَادَات	سند	n	support
تَسْنِين	-	سنن	n	toothing
مِسْوَاط	مَسَاوِيط	سوط	n	stirrer
مِسْوَطَة	مَسَاوِط	سوط	n	whisk
اِسْتِوَاء	-	سوي	n	levelness
تَسْيِيج	-	سيج	n	fencing
سَيَّالَة	سَيَّالَات	سيل	n	current, pocket
فَتَّاحَة	فَتَّاحَات	فتح	n	opener
فَتَّال	فَتَّالُون	فتل	n	rope maker
تَفْتِيل	-	فتل	n	twisting
تَفْتِيت	-	فتت	n	fragmentation
تَفَتُّت	-	فتت	n	crumbling
فُتَاتِيّ	-	فتت	adj	clastic
مُفَجِّر	مُفَجِّرَات	فجر	n	detonator
مُتَفَجِّر	-	فجر	adj	explosive
مُتَفَجِّرَة	مُتَفَجِّرَات	فجر	n	explosive
فَحَّام	فَحَّامُون	فحم	n	coal dealer
تَفْحِيم	-	فحم	n	carbonization
تَفَحُّم	-	فحم	n	carbonization
مِفْحَم	مَفَاحِم	فحم	n	carburettor
فَحْمِيّ	-	فحم	adj	carbonaceous
مِفْحَاص	مَفَاحِيص	فحص	n	tester
فَدَّان	أَفْدِنَة	فدن	n	feddan
مِفْرَاز	مَفَارِيز	فرز	n	milling cutter
فَارِزَة	فَوَارِز	فرز	n	separator
فُرْجَة	فُرَج	فرج	n	gap
اِنْفِرَاج	اِنْفِرَاجَات	فرج	n	divergence
فُرْشَاة	فُرَش	فرش	n	brush
مِفْرَشَة	مَفَارِش	فرش	n	spreader
فَرْشَة	فَرَشَات	فرش	n	bed, mattress
تَفْرِيغ	-	فرغ	n	discharge, evacuation
مُفَرِّغ	مُفَرِّغَات	فرغ	n	discharger
إِفْرَاغ	إِفْرَاغَات	فرغ	n	discharge
فَرْفَرَة	-	فرفر	n	fluttering
مُفَرْقِع	-	فرقع	adj	explosive
مُفَرْقَعَة	مُفَرْقَعَات	فرقع	n	firecracker
فَارِقِيّ	-	فرق	adj	differential
فَرْقِيّ	-	فرق	adj	differential
تَفْرِيق	تَفْرِيقَات	فرق	n	separation
تَفَارُق	-	فرق	n	separation
فَرْك	-	فرك	n	rubbing
فَرَّاكَة	فَرَّاكَات	فرك	n	rubber, masher
تَفَرُّع	تَفَرُّعَات	فرع	n	branch, ramification
مُتَفَرِّع	-	فرع	adj	branched
فَرْعِيّ	-	فرع	adj	secondary
فَرَّامَة	فَرَّامَات	فرم	n	mincer
فَرْم	-	فرم	n	mincing
مِفْرَمَة	مَفَارِم	فرم	n	mincer, shredder
فَرْمَلَة	فَرَامِل	فرمل	n	brake
فَرَّان	فَرَّانُون	-	n	baker
فُرْنِيّ	-	-	adj	furnace
تَفَسُّخ	-	فسخ	n	decay
فَسْفَاتِيّ	-	-	adj	phosphatic
تَمَفْصُل	تَمَفْصُلَات	فصل	n	articulation
مُنْفَصِل	-	فصل	adj	separate
فَصَّالَة	فَصَّالَات	فصل	n	separator
تَفَاضُلِيّ	-	فضل	adj	differential
تَفْضِيض	-	فضض	n	silvering
مُفَضَّض	-	فضض	adj	silvered
تَفَطُّر	-	فطر	n	cracking
اِنْفِطَار	-	فطر	n	splitting
فَعَّال	-	فعل	adj	effective
تَفْعِيل	-	فعل	n	activation
مُفَعَّل	-	فعل	adj	activated
مُتَفَاعِل	-	فعل	adj	reacting
فَقَّاس	-	فقس	n	hatcher
تَفْقِيس	-	فقس	n	hatching
مِفْقَاس	مَفَاقِيس	فقس	n	incubator
فَقَاقِيعِيّ	-	فقع	adj	bubbly
تَفَقُّع	-	فقع	n	bubbling
مُفَكَّك	-	فكك	adj	dismantled
تَفَكُّك	تَفَكُّكَات	فكك	n	disintegration
اِنْفِكَاك	-	فكك	n	detachment
فَلْجَة	فَلَجَات	فلج	n	split
فَلَج	أَفْلَاج	فلج	n	irrigation channel
مِفْلَق	مَفَالِق	فلق	n	splitter
اِنْفِلَاق	اِنْفِلَاقَات	فلق	n	cleavage
فَلُوكَة	فَلَائِك	-	n	felucca
تَفَلُّق	-	فلق	n	splitting
مُفَلْطَح	-	فلطح	adj	oblate
فَلْطَحَة	-	فلطح	n	flattening
فَلْوَرَة	-	فلور	n	fluorination
فَنَار	فَنَارَات	-	n	lighthouse
فَنِّيّ	-	فنن	adj	technical
مُفَوَّه	-	فوه	adj	eloquent
فَوْقِيّ	-	فوق	adj	upper
فَوْتَرَة	-	فوتر	n	invoicing
فَوْلَذَة	-	فولذ	n	steeling
فُولَاذِيّ	-	-	adj	steel
مُفَوْلَذ	-	فولذ	adj	steeled
مَفِيض	مَفِيضَات	فيض	n	spillway
مُسْتَفِيض	-	فيض	adj	extensive
فَوَرَانِيّ	-	فور	adj	effervescent
كَبَّاحَة	كَبَّاحَات	كبح	n	brake
مِكْبَسِيّ	-	كبس	adj	piston
كَبَّاس	كَبَّاسَات	كبس	n	piston
كَبَّاسَة	كَبَّاسَات	كبس	n	press
مَكْبُوس	-	كبس	adj	pressed
مُكَبِّر	مُكَبِّرَات	كبر	n	magnifier, loudspeaker
مُكَبِّرَة	مُكَبِّرَات	كبر	n	magnifier
تَكْبِير	تَكْبِيرَات	كبر	n	magnification
تَكْبِيل	-	كبل	n	shackling
كَبْل	أَكْبُل,كُبُول	-	n	cable
كِبْرِيتِيّ	-	-	adj	sulphuric
مُكَبْرَت	-	كبرت	adj	sulphurized
كَبْسَلَة	-	كبسل	n	encapsulation
كَتَّانِيّ	-	كتن	adj	linen
كَتِيم	-	كتم	adj	impermeable
تَكْتِيم	-	كتم	n	sealing
مُكَتَّل	-	كتل	adj	massed
كُتْلِيّ	-	كتل	adj	mass
كُتَيْلَة	كُتَيْلَات	كتل	n	small block
تَكْثِيف	-	كثف	n	condensation
تَكَاثُف	-	كثف	n	condensation
مُتَكَاثِف	-	كثف	adj	condensed
كَاحِت	كَوَاحِت	كحت	n	scraper
مِكْحَتَة	مَكَاحِت	كحت	n	scraper
كُحُولِيّ	-	كحل	adj	alcoholic
تَكْحِيل	-	كحل	n	pointing
تَكْدِيس	-	كدس	n	stacking
تَكَدُّس	-	كدس	n	piling up
كَدَّاسَة	كَدَّاسَات	كدس	n	stacker
مُكَدَّس	مُكَدَّسَات	كدس	n	stack
كَرَّاكَة	كَرَّاكَات	-	n	dredger
كَارِكَة	كَوَارِك	كرك	n	excavator
تَكْرَار	تَكْرَارَات	كرر	n	iteration
تَكْرَارِيّ	-	كرر	adj	iterative
تَكْرِير	-	كرر	n	refining
مُكَرَّر	-	كرر	adj	refined, repeated
كَرْكَرَة	-	كركر	n	chuckle
تَكَوُّر	-	كور	n	balling
تَكْوِير	-	كور	n	rounding
كَرْبَلَة	-	كربل	n	sifting
كِرْبَال	كَرَابِيل	-	n	carding bow
تَكْسِير	-	كسر	n	cracking
تَكَسُّر	-	كسر	n	fracturing
اِنْكِسَار	اِنْكِسَارَات	كسر	n	refraction
مُنْكَسِر	-	كسر	adj	refracted
كَسْرِيّ	-	كسر	adj	fractional
مِكْسَار	مَكَاسِير	كسر	n	refractometer
إِكْسَاء	-	كسو	n	cladding
كِسَاء	أَكْسِيَة	كسو	n	cladding, garment
تَكْسِيَة	-	كسو	n	facing
مَكْسُوّ	-	كسو	adj	clad
كَشَّافَة	-	كشف	n	scouts
كَشَّاطَة	كَشَّاطَات	كشط	n	scraper
كَاشِطَة	كَوَاشِط	كشط	n	scraper
تَكْعِيب	-	كعب	n	cubing
تَكْعِيبِيّ	-	كعب	adj	cubic
كِظَامَة	كَظَائِم	كظم	n	underground channel
كَاظِمَة	كَوَاظِم	كظم	n	muffler
كَفْكَفَة	-	كفكف	n	restraint
تَكَافُئِيّ	-	كفء	adj	equivalent
كَلَّابَة	كَلَّابَات	كلب	n	pincers
كَالِب	كَوَالِب	كلب	n	grapnel
تَكْلِيس	-	كلس	n	calcination
مُكَلَّس	-	كلس	adj	calcined
كِلْسِيّ	-	كلس	adj	calcareous
كَلْوَرَة	-	كلور	n	chlorination
مُكَلْوَر	-	كلور	adj	chlorinated
كَمَّاشَة	كَمَّاشَات	كمش	n	pincers
تَكَمُّش	-	كمش	n	puckering
تَكْمِيم	-	كمم	n	quantization
كِمَامَة	كِمَامَات	كمم	n	muzzle, mask
مُكَمَّم	-	كمم	adj	quantized
مَكْمَن	مَكَامِن	كمن	n	reservoir, hiding place
كَنَّاسَة	كَنَّاسَات	كنس	n	sweeper
كَهْرَبَائِيّ	-	كهرب	adj	electric
كَهْرَبِيّ	-	كهرب	adj	electronic, electric
مُكَهْرَب	-	كهرب	adj	electrified
تَكَهْرُب	-	كهرب	n	electrification
كَوْكَبِيّ	-	كوكب	adj	planetary
كُوَيْكِبِيّ	-	كوكب	adj	asteroidal
كَوْنِيّ	-	كون	adj	cosmic
كَوَّاء	كَوَّاؤُون	كوي	n	ironer
كَيَّال	كَيَّالُون	كيل	n	measurer
مُكَايَلَة	-	كيل	n	measuring
تَكْيِيف	-	كيف	n	conditioning
مُكَيِّف	مُكَيِّفَات	كيف	n	air conditioner
كِير	أَكْيَار	كير	n	bellows
كَاوِيَة	كَوَاوٍ	كوي	n	soldering iron
مُسْتَوٍ	-	سوي	adj	flat
مُشَبَّع	-	شبع	adj	saturated
تَشَبُّع	-	شبع	n	saturation
إِشْبَاع	-	شبع	n	saturation
تَشْبِيك	تَشْبِيكَات	شبك	n	networking
اِشْتِبَاك	اِشْتِبَاكَات	شبك	n	interlock, clash
مُتَشَابِك	-	شبك	adj	interlaced
مَشْحُون	-	شحن	adj	charged
شَحْذ	-	شحذ	n	sharpening
تَشْحِيم	-	شحم	n	greasing
مِشْحَمَة	مَشَاحِم	شحم	n	grease gun
اِنْشِدَاد	-	شدد	n	tension
شَرَارَة	شَرَارَات	شرر	n	spark
شَرَر	-	شرر	n	sparks
تَشَرُّخ	-	شرخ	n	cracking
تَشْرِيب	-	شرب	n	impregnation
تَشَرُّب	-	شرب	n	imbibition
شَرْم	شُرُوم	شرم	n	notch, bay
تَشَظٍّ	-	شظي	n	fragmentation
شَطْف	-	شطف	n	rinsing, bevel
شَطْفَة	شَطَفَات	شطف	n	chamfer
مَشْطُوف	-	شطف	adj	bevelled
شَعْشَعَة	-	شعشع	n	dilution
شُعَاعِيّ	-	شعع	adj	radial
إِشْعَاعِيّ	-	شعع	adj	radiative
مِشْعَاع	مَشَاعِيع	شعع	n	radiator
اِشْتِعَال	-	شعل	n	ignition
إِشْعَال	-	شعل	n	ignition
مُشْتَعِل	-	شعل	adj	burning
شَاعِل	شَوَاعِل	شعل	n	igniter
تَشْغِيل	تَشْغِيلَات	شغل	n	operation
شَفْط	-	شفط	n	suction
شَفَّاط	شَفَّاطَات	شفط	n	extractor
شَفَّاطَة	شَفَّاطَات	شفط	n	suction pump
شَفَّافِيَّة	-	شفف	n	transparency
شُفُوفِيَّة	-	شفف	n	translucency
تَشَقُّق	تَشَقُّقَات	شقق	n	cracking
مُتَشَقِّق	-	شقق	adj	cracked
شَقْلَبَة	-	شقلب	n	somersault
تَشَكُّل	تَشَكُّلَات	شكل	n	formation
تَشَاكُل	تَشَاكُلَات	شكل	n	isomorphism
شَلَّالِيّ	-	شلل	adj	cascading
تَشْمِيس	-	شمس	n	solarization
شَمْسِيّ	-	شمس	adj	solar
مِشْمَاس	مَشَامِيس	شمس	n	heliograph
تَشْمِيع	-	شمع	n	waxing
مُشَمَّع	مُشَمَّعَات	شمع	n	tarpaulin, oilcloth
شَمَّاعَة	شَمَّاعَات	شمع	n	hanger
شَنْطَة	شُنَط	-	n	bag
شَنْكَل	شَنَاكِل	-	n	hook
شَنْبَر	شَنَابِر	شنبر	n	rim
تَشْوِيه	تَشْوِيهَات	شوه	n	distortion
مُشَوَّه	-	شوه	adj	distorted
تَشَوُّه	تَشَوُّهَات	شوه	n	deformation
مُشَوِّش	مُشَوِّشَات	شوش	n	jammer
شِيَاط	-	شيط	n	scorching
صَابِغ	صَابِغَات	صبغ	n	dye
صَبّ	-	صبب	n	casting
صَبَّة	صَبَّات	صبب	n	cast slab
مَصْبُوب	-	صبب	adj	cast
صَابُورَة	صَوَابِير	-	n	ballast
تَصْبِين	-	صبن	n	saponification
مَصْبَنَة	مَصَابِن	صبن	n	soapworks
صَحْنِيّ	-	صحن	adj	dish-shaped
مِصْحَنَة	مَصَاحِن	صحن	n	mortar, pestle
صَدِئ	-	صدء	adj	rusty
تَصَدُّع	تَصَدُّعَات	صدع	n	faulting
مُتَصَدِّع	-	صدع	adj	cracked
صَدْعِيّ	-	صدع	adj	fault
صَدْم	-	صدم	n	impact
صَدْمَة	صَدَمَات	صدم	n	shock
مِصَدّ	مِصَدَّات	صدد	n	bumper, buffer
صَدَّادَة	صَدَّادَات	صدد	n	baffle
تَصَادُم	تَصَادُمَات	صدم	n	collision
تَصَادُمِيّ	-	صدم	adj	collisional
صَرْصَرَة	-	صرصر	n	creak
تَصْرِيف	تَصْرِيفَات	صرف	n	drainage
صُنْبُور	صَنَابِير	صنبر	n	tap
مِصْرَاع	مَصَارِيع	صرع	n	shutter, door leaf
تَصَعُّد	-	صعد	n	rising
صَعْق	-	صعق	n	shock
تَصْغِير	تَصْغِيرَات	صغر	n	reduction
مُصَغَّر	-	صغر	adj	miniature
تَصْفِيح	-	صفح	n	plating
مُصَفَّح	-	صفح	adj	armoured
مُصَفَّحَة	مُصَفَّحَات	صفح	n	armoured car
صَفِيحِيّ	-	صفح	adj	lamellar
صَفَائِحِيّ	-	صفح	adj	laminar
صَفَّارَة	صَفَّارَات	صفر	n	whistle, siren
صِفْرِيّ	-	صفر	adj	zero
تَصْفِيف	تَصْفِيفَات	صفف	n	arraying
مُصَفِّف	مُصَفِّفَات	صفف	n	compositor
اِصْطِفَاف	اِصْطِفَافَات	صفف	n	alignment
مَصْفُوفِيّ	-	صفف	adj	matrix
مِصَفَّة	مِصَفَّات	صفف	n	composing stick
صَقْل	-	صقل	n	polishing
مِصْقَلَة	مَصَاقِل	صقل	n	polisher
مَصْقُول	-	صقل	adj	polished
صَلَادَة	-	صلد	n	hardness
صَلْد	-	صلد	adj	hard
تَصْلِيد	-	صلد	n	hardening
تَصَلُّد	-	صلد	n	hardening
صَلَابَة	-	صلب	n	hardness, solidity
تَصْلِيب	-	صلب	n	hardening
مُصَلِّد	مُصَلِّدَات	صلد	n	hardener
صَلِيب	صُلْبَان	صلب	n	cross
مُتَصَالِب	-	صلب	adj	crossed
صَلْصَلَة	-	صلصل	n	clank
صَلْصَالِيّ	-	صلصل	adj	argillaceous
صَمُولَة	صَوَامِيل	-	n	nut
صَامُولَة	صَوَامِيل	-	n	nut
صَمْغِيّ	-	صمغ	adj	gummy
تَصْمِيغ	-	صمغ	n	gumming
صَامِد	-	صمد	adj	resistant
صُمُود	-	صمد	n	resistance
مُنْصَهِر	-	صهر	adj	molten
اِنْصِهَار	-	صهر	n	melting, fusion
صَهُور	-	صهر	adj	fusible
صِهْرِيج	صَهَارِيج	-	n	tank
صَوَّانِيّ	-	صون	adj	flinty
تَصْوِيب	تَصْوِيبَات	صوب	n	correction, aiming
مِصْوَات	مَصَاوِيت	صوت	n	phonograph
مُصَوِّت	مُصَوِّتَات	صوت	n	sounder, vowel
مُصَوِّرَة	مُصَوِّرَات	صور	n	camera
تَصَاوُغ	-	صوغ	n	isomerism
مُتَصَاوِغ	مُتَصَاوِغَات	صوغ	n	isomer
صَوْغ	-	صوغ	n	shaping
مَصُوغ	مَصُوغَات	صوغ	n	jewellery
ضَبْط	-	ضبط	n	adjustment, control
مَضْبُوط	-	ضبط	adj	exact
اِنْضِبَاط	-	ضبط	n	discipline
ضَبَابِيّ	-	ضبب	adj	foggy
تَضْبِيب	-	ضبب	n	fogging
ضَجِيج	-	ضجج	n	noise
ضَخّ	-	ضخخ	n	pumping
ضَخَامَة	-	ضخم	n	bulk
تَضْخِيم	-	ضخم	n	amplification
ضَرْب	-	ضرب	n	multiplication
مِضْرَب	مَضَارِب	ضرب	n	bat, beater
مِضْرَبَة	مَضَارِب	ضرب	n	beater
تَضْرِيب	-	ضرب	n	quilting
مِضْغَط	مَضَاغِط	ضغط	n	press
ضَاغِط	ضَوَاغِط	ضغط	n	compressor
ضَاغِطَة	ضَوَاغِط	ضغط	n	compressor
اِنْضِغَاط	-	ضغط	n	compression
مَضْغُوط	-	ضغط	adj	compressed
تَضْلِيع	-	ضلع	n	ribbing
مُضَلَّعِيّ	-	ضلع	adj	polygonal
ضَمِيد	-	ضمد	adj	dressed
مُضَمَّن	-	ضمن	adj	embedded
ضَوْئِيّ	-	ضوء	adj	optical
ضَوْئِيَّات	-	ضوء	n	photonics
إِضَاءَة	-	ضوء	n	lighting
مِضْوَاء	مَضَاوِئ	ضوء	n	photometer
تَضْيِيق	-	ضيق	n	narrowing
طَابُوق	-	-	n	brick
طَابُوقَة	طَابُوقَات	-	n	brick
مُطَابَقَة	مُطَابَقَات	طبق	n	conformity
تَطَابُق	-	طبق	n	congruence
مُتَطَابِق	-	طبق	adj	congruent
مُتَطَابِقَة	مُتَطَابِقَات	طبق	n	identity
تَطْبِيق	تَطْبِيقَات	طبق	n	application
تَطْبِيقِيّ	-	طبق	adj	applied
تَطَبُّق	-	طبق	n	stratification
اِنْطِبَاق	-	طبق	n	superposition
طَحْن	-	طحن	n	milling
مَطْحُون	-	طحن	adj	ground
مَطْرُود	-	طرد	adj	expelled
طَرْدِيّ	-	طرد	adj	direct
طَرُوق	-	طرق	adj	malleable
طَرُوقِيَّة	-	طرق	n	malleability
مَطْرُوق	-	طرق	adj	wrought
تَطْرِيق	-	طرق	n	hammering
طَرَفِيّ	-	طرف	adj	terminal
طَرَفِيَّة	طَرَفِيَّات	طرف	n	terminal
مِطْرَاف	مَطَارِيف	طرف	n	terminal
تَطْرِيَة	-	طرو	n	softening
طَرَاوَة	-	طرو	n	tenderness
طَفَّاءَة	طَفَّاءَات	طفء	n	extinguisher
مِطْفَأَة	مَطَافِئ	طفء	n	extinguisher, ashtray
طَفْو	-	طفو	n	buoyancy
طَافٍ	-	طفو	adj	floating
طُفَاوَة	-	طفو	n	scum
تَطْفِيَة	-	طفو	n	flotation
طَقْم	طُقُوم	-	n	set
طَلْق	طَلَقَات	طلق	n	talc, shot
طَلْقَة	طَلَقَات	طلق	n	shot
إِطْلَاق	إِطْلَاقَات	طلق	n	launch
مُطْلَق	-	طلق	adj	absolute
طِلَائِيّ	-	طلي	adj	coating
مَطْلِيّ	-	طلي	adj	coated
طَلْي	-	طلي	n	plating
طَمْر	-	طمر	n	burying
مِطْمَار	مَطَامِير	طمر	n	plumb line
طَمْيِيّ	-	طمي	adj	silty
إِطْمَاء	-	طمي	n	silting
طَنَّان	-	طنن	adj	resonant
طَوْرِيّ	-	طور	adj	phase
تَطْوِير	-	طور	n	development
طَوْف	أَطْوَاف	طوف	n	raft
طَافِيَة	طَوَافٍ	طفو	n	buoy
تَطْوِيق	-	طوق	n	encircling
طَوْقِيّ	-	طوق	adj	collar
مِطْوَاة	مَطَاوٍ	طوي	n	penknife
مَطْوِيّ	-	طوي	adj	folded
مَطْوِيَّة	مَطْوِيَّات	طوي	n	brochure
اِسْتِطَالَة	اِسْتِطَالَات	طول	n	elongation
مُطَاوَعَة	-	طوع	n	compliance
طَيُوع	-	طوع	adj	ductile
طِينِيّ	-	طين	adj	muddy
تَطْيِين	-	طين	n	claying
طَيَّان	طَيَّانُون	طين	n	clay plasterer
طَيْفِيّ	-	طيف	adj	spectral
مِطْيَافِيَّة	-	طيف	n	spectroscopy
ظِلِّيّ	-	ظلل	adj	shadow
مِظَلِّيّ	مِظَلِّيُّون	ظلل	n	parachutist
مُعَبَّأ	-	عبء	adj	packed
عُبُوَّة	عُبُوَّات	عبو	n	pack, charge
عُتْمِيَّة	-	عتم	n	opacity
عَتَامَة	-	عتم	n	opacity
مُعْتِم	-	عتم	adj	opaque
عَتَبِيّ	-	عتب	adj	threshold
عَجَّانَة	عَجَّانَات	عجن	n	kneader
عَجْن	-	عجن	n	kneading
مَعْجُون	مَعَاجِين	عجن	n	paste, putty
تَعْجِيل	تَعْجِيلَات	عجل	n	acceleration
مُعَجِّل	مُعَجِّلَات	عجل	n	accelerator
عَدَدِيّ	-	عدد	adj	numerical
مُتَعَدِّد	-	عدد	adj	multiple
تَعْدِيل	تَعْدِيلَات	عدل	n	modulation
مُتَعَادِل	-	عدل	adj	neutral
تَعْدِين	-	عدن	n	mining
مَعْدِنِيّ	-	عدن	adj	metallic
عَرْصَة	عَرَصَات	عرص	n	building plot
تَعْرِيض	تَعْرِيضَات	عرض	n	exposure
تَعَرُّض	-	عرض	n	exposure
اِعْتِرَاض	اِعْتِرَاضَات	عرض	n	interception
مُعْتَرِض	-	عرض	adj	intercepting
عَرَّادَة	عَرَّادَات	عرد	n	ballista
تَعْرِيَة	-	عري	n	erosion
عَرْنُوس	عَرَانِيس	عرنس	n	distaff, cob
تَعْرِيق	-	عرق	n	veining
عَزَقَة	عَزَقَات	عزق	n	nut
عَازِلِيَّة	-	عزل	n	insulation
مَعْزُول	-	عزل	adj	insulated
عَشْرِيّ	-	عشر	adj	decimal
تَعْشِيق	تَعْشِيقَات	عشق	n	meshing, dovetailing
مُعَشَّق	-	عشق	adj	meshed
عَشْوَائِيّ	-	عشو	adj	random
عَشْوَائِيَّة	-	عشو	n	randomness
اِنْعِصَار	-	عصر	n	squeezing
عَطَالَة	-	عطل	n	inertia
تَعْطِيل	-	عطل	n	disabling
مُعَطَّل	-	عطل	adj	disabled
تَعَطُّل	-	عطل	n	failure
تَعْقِيد	تَعْقِيدَات	عقد	n	complexity
عَقْفَة	عَقَفَات	عقف	n	hook
مَعْقُوف	-	عقف	adj	hooked
مِعْقَف	مَعَاقِف	عقف	n	hook
عَاكِس	عَوَاكِس	عكس	n	reflector
عَاكِسَة	عَوَاكِس	عكس	n	reflector
عَكْسِيّ	-	عكس	adj	inverse
مُنْعَكِس	-	عكس	adj	reflected
اِنْعِكَاسِيَّة	-	عكس	n	reflectivity
عَكُوس	-	عكس	adj	reversible
عُكُوسِيَّة	-	عكس	n	reversibility
تَعَاكُس	-	عكس	n	inversion
عَكَارَة	-	عكر	n	turbidity
تَعَكُّر	-	عكر	n	turbidity
تَعْكِير	-	عكر	n	clouding
عَالِق	عَوَالِق	علق	n	plankton
تَعَامُد	-	عمد	n	orthogonality
مُتَعَامِد	-	عمد	adj	orthogonal
عَنْفِيّ	-	عنف	adj	turbine
مِعْوَان	مَعَاوِين	عون	n	helper
عَائِم	-	عوم	adj	floating
عَائِمَة	عَائِمَات	عوم	n	pontoon
اِعْوِجَاج	اِعْوِجَاجَات	عوج	n	crookedness
عِيَارِيّ	-	عير	adj	titrated
عِيَارِيَّة	-	عير	n	normality
تَعْيِير	-	عير	n	calibration
تَعْيِين	-	عين	n	determination
غَبْرَة	-	غبر	n	dustiness
غُبَارِيّ	-	غبر	adj	dusty
غَرْبَلَة	-	غربل	n	sieving
مُغَرْبَل	-	غربل	adj	sifted
تَغْرِيَة	-	غرو	n	gluing
غَرَّاف	غَرَّافَات	غرف	n	ladle, scoop
غَرَّافَة	غَرَّافَات	غرف	n	bucket wheel
مِغْرَفَة	مَغَارِف	غرف	n	ladle
غَارِز	غَوَارِز	غرز	n	penetrator
غُرْزَة	غُرَز	غرز	n	stitch
مِغْرَز	مَغَارِز	غرز	n	needle
مِغْرَاس	مَغَارِيس	غرس	n	planter
غَرَق	-	غرق	n	drowning
غَاطِس	غَوَاطِس	غطس	n	draught, diver
غَطْس	-	غطس	n	diving
مِغْطَس	مَغَاطِس	غطس	n	plunge bath
غَسْل	-	غسل	n	washing
مِغْسَلَة	مَغَاسِل	غسل	n	washbasin
مُغْلَق	-	غلق	adj	closed
مُغَلَّف	مُغَلَّفَات	غلف	n	envelope
مِغْلَاة	مَغَالٍ	غلي	n	boiler
غَمَّازَة	غَمَّازَات	غمز	n	blinker, dimple
غَمَّاز	غَمَّازَات	غمز	n	trigger
مَغْمُوس	-	غمس	adj	dipped
غَمْس	-	غمس	n	dipping
مَغْمُور	-	غمر	adj	submerged
غَوْص	-	غوص	n	diving
مِغْوَاص	مَغَاوِيص	غوص	n	bathyscaphe
غَائِر	-	غور	adj	sunken
غِيَار	غِيَارَات	غير	n	spare part
تَغَايُر	-	غير	n	variance
مُتَغَايِر	-	غير	adj	heterogeneous
قَبَّان	قَبَابِين	-	n	platform scale
قِبَانَة	-	قبن	n	weighing
تَقْبِيب	-	قبب	n	doming, vaulting
مُقَبَّب	-	قبب	adj	domed
قَاحِل	-	قحل	adj	arid
قُحُولَة	-	قحل	n	aridity
قَدَّاحَة	قَدَّاحَات	قدح	n	lighter
قَادُوس	قَوَادِيس	-	n	hopper, scoop
قَدُوم	قَدَائِم	قدم	n	adze
قَاذِف	قَوَاذِف	قذف	n	ejector
قَاذِفَة	قَاذِفَات	قذف	n	bomber, launcher
مَقْذُوف	مَقْذُوفَات	قذف	n	projectile
مِقْذَف	مَقَاذِف	قذف	n	oar
مِقْرَاض	مَقَارِيض	قرض	n	scissors, shears
مِقْرَاع	مَقَارِيع	قرع	n	hammer, beater
مِقْرَعَة	مَقَارِع	قرع	n	knocker
قِرْمِيدِيّ	-	-	adj	brick-red
قَرْمَدَة	-	قرمد	n	tiling
اِقْتِرَان	اِقْتِرَانَات	قرن	n	conjunction, coupling
مُقْتَرِن	-	قرن	adj	coupled
مُقَارَنَة	مُقَارَنَات	قرن	n	comparison
مُقَارِن	مُقَارِنَات	قرن	n	comparator
قَارِنَة	قَارِنَات	قرن	n	coupler
مِقْرَن	مَقَارِن	قرن	n	yoke
تَقْرِيب	تَقْرِيبَات	قرب	n	approximation
تَقَارُب	تَقَارُبَات	قرب	n	convergence
مُتَقَارِب	-	قرب	adj	convergent
تَقْرِيبِيّ	-	قرب	adj	approximate
مُقَارِب	مُقَارِبَات	قرب	n	asymptote
قَسَاوَة	-	قسو	n	hardness
تَقْسِيَة	-	قسو	n	hardening
مَقْسِم	مَقَاسِم	قسم	n	switchboard
تَقْسِيم	تَقْسِيمَات,تَقَاسِيم	قسم	n	division
قَصَافَة	-	قصف	n	brittleness
تَقَصُّف	-	قصف	n	breaking
قَصَّاصَة	قَصَّاصَات	قصص	n	cutter
مَقْصُوص	-	قصص	adj	sheared
قِطَاع	قِطَاعَات	قطع	n	sector, section
تَقَاطُع	تَقَاطُعَات	قطع	n	intersection
مُتَقَاطِع	-	قطع	adj	intersecting
قَطَّاعَة	قَطَّاعَات	قطع	n	cutter
تَقْطِيع	-	قطع	n	chopping
مِقْطَرَة	مَقَاطِر	قطر	n	still
قَاطِرَة	قَاطِرَات	قطر	n	locomotive
تَقْطِيب	-	قطب	n	polarization
اِسْتِقْطَاب	اِسْتِقْطَابَات	قطب	n	polarization
مُسْتَقْطِب	مُسْتَقْطِبَات	قطب	n	polarizer
تَقَعُّر	-	قعر	n	concavity
مُقَعَّر	-	قعر	adj	concave
تَقْعِير	-	قعر	n	hollowing
قَافِز	-	قفز	adj	jumping
قَفَّال	قَفَّالُون	قفل	n	locksmith
قَلَّابَة	قَلَّابَات	قلب	n	tipper
قَلَّاب	قَلَّابَات	قلب	n	tipper, flip-flop
مِقْلَب	مَقَالِب	قلب	n	dump
تَقْلِيب	-	قلب	n	turning over
مُتَقَلِّص	-	قلص	adj	contracted
قَلَوَانِيّ	-	قلي	adj	alkaloidal
قِمْع	أَقْمَاع	قمع	n	funnel
قِمْعِيّ	-	قمع	adj	funnel-shaped
قَمِينَة	قَمَائِن	قمن	n	kiln
قِمَطْر	قَمَاطِر	قمطر	n	case, desk
قَنْطَرِيّ	-	قنطر	adj	bridge
قَنَوِيّ	-	قنو	adj	canal
قُنَيَّة	قُنَيَّات	قنو	n	small canal
اِقْتِنَاص	اِقْتِنَاصَات	قنص	n	capture
قَهْقَرِيّ	-	قهقر	adj	retrograde
تَقَهْقُر	تَقَهْقُرَات	قهقر	n	retrogression
قَوْسِيّ	-	قوس	adj	arched
تَقَوُّس	تَقَوُّسَات	قوس	n	arching, bowing
مُقَوَّس	-	قوس	adj	arched
قِيَادَة	-	قود	n	driving
مُقَاوِمِيَّة	-	قوم	n	resistivity
مُقَوِّم	مُقَوِّمَات	قوم	n	rectifier
مُقَوًّى	-	قوي	adj	reinforced
مُقَايَسَة	مُقَايَسَات	قيس	n	bill of quantities
قِير	-	قير	n	pitch, tar
قَيَّار	قَيَّارُون	قير	n	tar worker
تَقْيِير	-	قير	n	tarring
تَلْبِيس	-	لبس	n	cladding, coating
تَلْبِيد	-	لبد	n	felting, sintering
مُلَبَّد	-	لبد	adj	overcast, felted
لَاصِق	لَوَاصِق	لصق	n	adhesive
تَلَاصُق	-	لصق	n	contiguity
لَصَّاقَة	لَصَّاقَات	لصق	n	sticker
مُلْصَق	مُلْصَقَات	لصق	n	poster
لَحَّام	لَحَّامُون	لحم	n	welder
مِلْحَام	مَلَاحِيم	لحم	n	welding tool
مَلْحُوم	-	لحم	adj	welded
لُدُونَة	-	لدن	n	plasticity
مُلَدَّن	-	لدن	adj	annealed
لَزِج	-	لزج	adj	viscous
مِلْزَق	مَلَازِق	لزق	n	glue clamp
تَلْسِين	-	لسن	n	tonguing
تَلْغِيم	-	لغم	n	mining, amalgamation
مَلْغَم	مَلَاغِم	لغم	n	amalgam
مَلْغَمَة	-	ملغم	n	amalgamation
لَاغِم	لَوَاغِم	لغم	n	sapper
لَفَّة	لَفَّات	لفف	n	turn, coil
مِلْفَاف	مَلَافِيف	لفف	n	windlass
مَلْفُوف	-	لفف	adj	wound
اِلْتِفَاف	اِلْتِفَافَات	لفف	n	winding
لَقَّاط	لَقَّاطَات	لقط	n	pickup
اِلْتِقَاط	اِلْتِقَاطَات	لقط	n	capture
مِلْقَاط	مَلَاقِيط	لقط	n	tweezers
لَمَّاع	-	لمع	adj	shiny
لَمَعَان	-	لمع	n	lustre
تَلْمِيع	-	لمع	n	polishing
مُلَمِّع	مُلَمِّعَات	لمع	n	polisher
لَمْسِيّ	-	لمس	adj	tactile
لَهَبِيّ	-	لهب	adj	flame
لَهُوب	-	لهب	adj	flammable
لَهُوبِيَّة	-	لهب	n	flammability
مُلْتَهِب	-	لهب	adj	flaming
لَوْلَبِيّ	-	لولب	adj	helical, screw
مُلَوْلَب	-	لولب	adj	threaded
لُوَيْح	لُوَيْحَات	لوح	n	lamella
لُوَيْحَة	لُوَيْحَات	لوح	n	small plate
تَلْوِيح	-	لوح	n	waving, heat treatment
مِلْوَاح	مَلَاوِيح	لوح	n	signal flag
مِلْوًى	مَلَاوٍ	لوي	n	spanner, tuning peg
مَلْوِيّ	-	لوي	adj	twisted
اِلْتِوَاء	اِلْتِوَاءَات	لوي	n	torsion, folding
لَوْنِيّ	-	لون	adj	chromatic
مُلَوِّن	مُلَوِّنَات	لون	n	dye
لُيُونَة	-	لين	n	softness
تَلْيِين	-	لين	n	softening
لُيَيْف	لُيَيْفَات	ليف	n	fibril
نَابِذ	نَوَابِذ	نبذ	n	centrifuge
نَابِذَة	نَوَابِذ	نبذ	n	centrifuge
نَبْضَة	نَبَضَات	نبض	n	pulse
نَبْضِيّ	-	نبض	adj	pulsed
نَبِيطَة	نَبَائِط	نبط	n	device
نُثَارَة	نُثَارَات	نثر	n	scattered bits
نَجْر	-	نجر	n	planing
نُحَاتَة	-	نحت	n	stone chips
نُحَاسِيّ	-	نحس	adj	copper
مِنْدَالَة	مِنْدَالَات	ندل	n	rammer
نَدَّاف	نَدَّافُون	ندف	n	carder
نَزْح	-	نزح	n	pumping out, drainage
مِنْزَحَة	مَنَازِح	نزح	n	drainage pump
نَسَّاف	-	نسف	n	blaster
نَسْف	-	نسف	n	blasting
نَسَّافَة	نَسَّافَات	نسف	n	torpedo boat
نَاسِفَة	نَوَاسِف	نسف	n	explosive
مِنْسَفَة	مَنَاسِف	نسف	n	winnower
نَشَّاف	-	نشف	n	blotter
نَشَّافَة	نَشَّافَات	نشف	n	dryer, blotter
تَنْشِيف	-	نشف	n	drying
اِنْتِشَار	-	نشر	n	diffusion
مُنْتَشِر	-	نشر	adj	diffuse
مَنْشُورِيّ	-	نشر	adj	prismatic
نَصْل	نِصَال	نصل	n	blade
نَضْح	-	نضح	n	exudation
نَضَّاحَة	نَضَّاحَات	نضح	n	sprinkler
نَضِيدَة	نَضَائِد	نضد	n	stack, battery
تَنْضِيد	-	نضد	n	stacking, typesetting
مُنَضِّد	مُنَضِّدُون	نضد	n	typesetter
مِنْضَدَة	مَنَاضِد	نضد	n	bench
نَطَّاط	-	نطط	adj	jumping
نَفَّاث	-	نفث	adj	jet
نَفْث	-	نفث	n	jetting
مَنْفَث	مَنَافِث	نفث	n	jet, vent
نَفْخ	-	نفخ	n	blowing
اِنْتِفَاخ	اِنْتِفَاخَات	نفخ	n	swelling
نَفَّاضَة	نَفَّاضَات	نفض	n	duster
نَفُوذ	-	نفذ	adj	permeable
نِفْطِيّ	-	نفط	adj	oil
نَافُورَة	نَوَافِير	نفر	n	fountain
تَنَافُر	-	نفر	n	repulsion
مِنْقَر	مَنَاقِر	نقر	n	chisel
مِنْقَاش	مَنَاقِيش	نقش	n	graver
نَقَّاش	نَقَّاشُون	نقش	n	engraver
نَقْع	-	نقع	n	steeping
مِنْقَع	مَنَاقِع	نقع	n	steeping vat
نَقْلَة	نَقَلَات	نقل	n	shift
تَنْقِيَة	-	نقو	n	purification
نَوَسَان	-	نوس	n	oscillation
نَوَّاس	نَوَّاسَات	نوس	n	pendulum
نَوَّار	-	نور	n	blossom
مُنَاوَبَة	مُنَاوَبَات	نوب	n	alternation, shift
تَنَاوُب	تَنَاوُبَات	نوب	n	alternation
مُتَنَاوِب	-	نوب	adj	alternating
تَنَاسُب	تَنَاسُبَات	نسب	n	proportion
مُتَنَاسِب	-	نسب	adj	proportional
تَنَاظُر	تَنَاظُرَات	نظر	n	symmetry
مُتَنَاظِر	-	نظر	adj	symmetric
نَاظِم	نَوَاظِم	نظم	n	regulator, normal
نَاظِمَة	نَوَاظِم	نظم	n	regulator
هَابِط	-	هبط	adj	descending
هَاتِفِيّ	-	هتف	adj	telephonic
هَدَّارَة	هَدَّارَات	هدر	n	weir
هَادِر	-	هدر	adj	roaring
مِهْدَاف	مَهَادِيف	هدف	n	range finder
هَرَّاسَة	هَرَّاسَات	هرس	n	roller, crusher
هَزَّاز	-	هزز	adj	vibrating
هَزَّازَة	هَزَّازَات	هزز	n	vibrator
هَزَّة	هَزَّات	هزز	n	tremor
مُهْتَزّ	-	هزز	adj	vibrating
هَشْم	-	هشم	n	smashing
تَهْشِيم	-	هشم	n	shattering
تَهَشُّم	-	هشم	n	shattering
هِلْب	أَهْلَاب	هلب	n	anchor
هَنْدَسِيّ	-	هندس	adj	geometric
تَهْوِيَة	-	هوي	n	ventilation
مِهْوَاة	مَهَاوٍ	هوي	n	ventilator
هَيْدَرَة	-	-	n	hydration
هَيْكَلِيّ	-	هيكل	adj	structural
اِنْهِيَار	اِنْهِيَارَات	هور	n	collapse
مُنْهَار	-	هور	adj	collapsed
اِنْهِيَال	-	هيل	n	rock slide
أَتُون	أَتَاتِين	ءتن	n	furnace
أَسَاسِيّ	-	ءسس	adj	fundamental
تَأْسِيس	-	ءسس	n	foundation
مِئْزَاب	مَآزِيب	ءزب	n	gutter
أُنْبُوبِيّ	-	نبب	adj	tubular
تَآكُلِيّ	-	ءكل	adj	corrosive
أَكَّال	-	ءكل	adj	corrosive
مِلْهَاب	مَلَاهِيب	لهب	n	burner
رَاوٍ	رُوَاة	روي	n	narrator
قَاضٍ	قُضَاة	قضي	n	judge
مُحَامٍ	مُحَامُون	حمي	n	lawyer
فَتًى	فِتْيَان,فِتْيَة	فتي	n	youth
قَارِب	قَوَارِب	قرب	n	boat
لُغْم	أَلْغَام	لغم	n	mine
طَابِق	طَوَابِق	-	n	storey
طَاوِلَة	طَاوِلَات	-	n	table
سَجَّادَة	سَجَاجِيد,سَجَّاد	سجد	n	carpet, rug
زُجَاجَة	زُجَاجَات	زجج	n	bottle
مِعْطَف	مَعَاطِف	عطف	n	coat
خُسْرَان	-	خسر	n	loss
نَبْتَة	نَبَتَات	نبت	n	plant
وَادٍ	أَوْدِيَة,وِدْيَان	ودي	n	valley
غَيْمَة	غُيُوم,غَيْم	غيم	n	cloud
كُوَيْكِب	كُوَيْكِبَات	كوكب	n	asteroid
نَيْزَك	نَيَازِك	-	n	meteorite
عَنْزَة	عِنَاز,عَنْز	عنز	n	goat
رِيشَة	رِيش,رِيَش	ريش	n	feather
سِحْلِيَّة	سَحَالٍ	سحل	n	lizard
ذُبَابَة	ذُبَاب	ذبب	n	fly
بَعُوضَة	بَعُوض	بعض	n	mosquito
نَحْلَة	نَحْل	نحل	n	bee
نَمْلَة	نَمْل	نمل	n	ant
جَرَادَة	جَرَاد	جرد	n	locust
دَفْتَر	دَفَاتِر	-	n	notebook
مَضْمُون	مَضَامِين	ضمن	n	content
مَنْسُوب	مَنَاسِيب	نسب	n	level
مَنْدُوب	مَنْدُوبُون	ندب	n	delegate
مَوْلِد	مَوَالِد	ولد	n	birth
خَطَر	أَخْطَار,مَخَاطِر	خطر	n	danger
قَرْعَة	قَرْع	قرع	n	gourd
حَنِيَّة	حَنَايَا	حني	n	curve
ثَنِيَّة	ثَنَايَا	ثني	n	fold
شَكْوَى	شَكَاوَى	شكو	n	complaint
شَقِيق	أَشِقَّاء	شقق	n	full brother
جِنِّيّ	جِنّ	جنن	n	genie
رَائِحَة	رَوَائِح	روح	n	smell
تَوَجُّه	تَوَجُّهَات	وجه	n	orientation, tendency
مُوَجِّه	مُوَجِّهَات,مُوَجِّهُون	وجه	n	router, guide, supervisor
مُوَجَّه	-	وجه	adj	directed, guided
مُوَاجِه	-	وجه	adj	facing
مُتَوَجِّه	-	وجه	adj	heading for
تَنْوِيه	تَنْوِيهَات	نوه	n	mention, notice
تَمْوِيه	تَمْوِيهَات	موه	n	camouflage
مُمَوَّه	-	موه	adj	camouflaged
تَأْلِيه	-	ءله	n	deification
مُؤَلِّه	-	ءله	adj	theist
مُكْرَه	-	كره	adj	coerced
كَارِه	-	كره	adj	averse, hating
اِسْتِكْرَاه	-	كره	n	aversion, duress
تَرْفِيه	-	رفه	n	entertainment
تَنْزِيه	-	نزه	n	transcendence
تَنَزُّه	-	نزه	n	stroll
مُنْتَزَه	مُنْتَزَهَات	نزه	n	park
نَزِيه	نُزَهَاء	نزه	adj	impartial, honest
اِشْتِبَاه	اِشْتِبَاهَات	شبه	n	suspicion
مُشْتَبِه	-	شبه	adj	suspecting
مُشْتَبَه	-	شبه	adj	suspected
مَشْبُوه	-	شبه	adj	suspect
تَشَبُّه	-	شبه	n	imitation
تَشَابُه	تَشَابُهَات	شبه	n	similarity
مُتَشَابِه	-	شبه	adj	similar
مُشَابِه	-	شبه	adj	similar, analogous
تَنَبُّه	-	نبه	n	alertness
مُنْتَبِه	-	نبه	adj	attentive
جَاه	-	جوه	n	rank, standing
سَفَه	-	سفه	n	prodigality, foolishness
رَفَه	-	رفه	n	ease of living
بَلَه	-	بله	n	idiocy
صَمْغ	صُمُوغ	صمغ	n	gum
شَتْلَة	شَتَلَات,شُتُول	شتل	n	seedling
شِوَاء	-	شوي	n	grilled meat
سِيَاج	سِيَاجَات,أَسْيِجَة	سيج	n	fence
طِلَاء	أَطْلِيَة,طِلَاءَات	طلي	n	paint
زِنَاد	أَزْنِدَة	زند	n	trigger
زِيّ	أَزْيَاء	زيي	n	costume
غِرْبَال	غَرَابِيل	غربل	n	sieve
زَوْرَق	زَوَارِق	زورق	n	boat
لَوْلَب	لَوَالِب	لولب	n	screw, spiral
هِنْدَام	-	-	n	neat attire
جُلْجُل	جَلَاجِل	جلجل	n	bell
زُمُرُّد	-	-	n	emerald
طُرْبُوش	طَرَابِيش	-	n	fez
يَاقُوت	يَوَاقِيت	-	n	ruby
بُرْمَة	بُرَم,بِرَام	برم	n	stone pot
بِطَاقَة	بِطَاقَات,بَطَائِق	بطق	n	card
دِيبَاج	دَيَابِيج	-	n	brocade
دِبْس	-	دبس	n	molasses
دُفّ	دُفُوف	دفف	n	tambourine
دَفَّة	دَفَّات,دُفَف	دفف	n	rudder
غِلَاف	أَغْلِفَة,غُلُف	غلف	n	cover
مِغْلَاق	مَغَالِيق	غلق	n	lock
غَلَق	أَغْلَاق	غلق	n	lock
إِزَار	أُزُر,آزِرَة	ءزر	n	loincloth
مِئْزَر	مَآزِر	ءزر	n	apron
إِطَار	أُطُر,إِطَارَات	ءطر	n	frame
مِحَكّ	مَحَاكّ	حكك	n	touchstone
حَانُوت	حَوَانِيت	-	n	shop
مِجْدَاف	مَجَادِيف	جدف	n	oar
مِجْرَفَة	مَجَارِف	جرف	n	shovel
كَيْل	أَكْيَال	كيل	n	measure
مِكْيَال	مَكَايِيل	كيل	n	measure
خُوذَة	خُوَذ	-	n	helmet
لِبْد	لُبُود	لبد	n	felt
لِثَام	لُثُم	لثم	n	veil
قَشّ	-	قشش	n	straw
قَطِيفَة	قَطَائِف	قطف	n	velvet
قِنَاع	أَقْنِعَة	قنع	n	mask
رِزْمَة	رِزَم	رزم	n	bundle
دَار	دُور,دِيَار	دور	n	house
مَنْزِل	مَنَازِل	نزل	n	house
غُرْفَة	غُرَف	غرف	n	room
حُجْرَة	حُجُرَات,حُجَر	حجر	n	room
قَاعَة	قَاعَات	قوع	n	hall
مَطْبَخ	مَطَابِخ	طبخ	n	kitchen
حَمَّام	حَمَّامَات	حمم	n	bathroom
مِرْحَاض	مَرَاحِيض	رحض	n	toilet
سَقْف	سُقُوف,أَسْقُف	سقف	n	ceiling
جِدَار	جُدْرَان,جُدُر	جدر	n	wall
حَائِط	حِيطَان,حَوَائِط	حوط	n	wall
سُور	أَسْوَار	سور	n	wall, fence
سُورَة	سُوَر	سور	n	chapter of the Quran
بَلَاط	بَلَاطَات	بلط	n	tiles, court
نَافِذَة	نَوَافِذ	نفذ	n	window
شُبَّاك	شَبَابِيك	شبك	n	window
بَوَّابَة	بَوَّابَات	بوب	n	gate
مَدْخَل	مَدَاخِل	دخل	n	entrance
عَتَبَة	عَتَبَات,أَعْتَاب	عتب	n	threshold
سُلَّم	سَلَالِم	سلم	n	ladder, stairs
دَرَج	أَدْرَاج	درج	n	stairs
دُرْج	أَدْرَاج,دُرُوج	درج	n	drawer
شُرْفَة	شُرُفَات,شُرَف	شرف	n	balcony
فِنَاء	أَفْنِيَة	فني	n	courtyard
سَاحَة	سَاحَات	سوح	n	square, yard
مَيْدَان	مَيَادِين	ميد	n	square, field
حَيِّز	أَحْيَاز	حوز	n	space, domain
مَكَان	أَمَاكِن,أَمْكِنَة	كون	n	place
مَوْقِع	مَوَاقِع	وقع	n	site
مَوْضِع	مَوَاضِع	وضع	n	place
مَوْقِف	مَوَاقِف	وقف	n	attitude, stop
مَقَرّ	مَقَارّ,مَقَرَّات	قرر	n	seat, headquarters
مَحَلّ	مَحَالّ,مَحَلَّات	حلل	n	place, shop
قَصْر	قُصُور	قصر	n	palace
قَلْعَة	قِلَاع	قلع	n	fortress
حِصْن	حُصُون	حصن	n	fort
كُوخ	أَكْوَاخ	-	n	hut
خَيْمَة	خِيَام,خِيَم	خيم	n	tent
خَيَّالَة	-	خيل	n	cavalry
مُخَيَّم	مُخَيَّمَات	خيم	n	camp
فِرَاش	فُرُش,أَفْرِشَة	فرش	n	bed
سَرِير	أَسِرَّة,سُرُر	سرر	n	bed
وِسَادَة	وَسَائِد,وِسَادَات	وسد	n	pillow
لِحَاف	لُحُف,أَلْحِفَة	لحف	n	quilt
غِطَاء	أَغْطِيَة	غطو	n	cover
سِتَار	سُتُر,أَسْتَار	ستر	n	curtain
سِتَارَة	سَتَائِر	ستر	n	curtain
بِسَاط	بُسُط,أَبْسِطَة	بسط	n	rug
حَصِير	حُصُر	حصر	n	mat
كُرْسِيّ	كَرَاسِيّ,كَرَاسٍ	كرس	n	chair
مَقْعَد	مَقَاعِد	قعد	n	seat
مَجْلِس	مَجَالِس	جلس	n	council, sitting
مَائِدَة	مَوَائِد	ميد	n	dining table
خِوَان	أَخْوِنَة,خُوَن	-	n	table
رَفّ	رُفُوف	رفف	n	shelf
صُنْدُوق	صَنَادِيق	-	n	box
عُلْبَة	عُلَب	علب	n	box, tin
سَلَّة	سِلَال	سلل	n	basket
كِيس	أَكْيَاس	كيس	n	bag
جِرَاب	أَجْرِبَة,جُرُب	جرب	n	pouch
وِعَاء	أَوْعِيَة	وعي	n	vessel
إِنَاء	آنِيَة,أَوَانٍ	ءني	n	vessel
قِدْر	قُدُور	قدر	n	pot
طَبَق	أَطْبَاق	طبق	n	dish
صَحْن	صُحُون	صحن	n	plate
كُوب	أَكْوَاب	كوب	n	glass
قَدَح	أَقْدَاح	قدح	n	cup
فِنْجَان	فَنَاجِين	-	n	cup
إِبْرِيق	أَبَارِيق	-	n	jug
جَرَّة	جِرَار	جرر	n	jar
دَلْو	دِلَاء	دلو	n	bucket
زِقّ	زِقَاق,أَزْقَاق	زقق	n	waterskin
قِرْبَة	قِرَب	قرب	n	waterskin
مِلْعَقَة	مَلَاعِق	لعق	n	spoon
سِكِّين	سَكَاكِين	سكن	n	knife
خِنْجَر	خَنَاجِر	خنجر	n	dagger
مِقْلَاة	مَقَالٍ	قلي	n	frying pan
مِقَصّ	مِقَصَّات,مَقَاصّ	قصص	n	scissors
إِبْرَة	إِبَر	ءبر	n	needle
خَيْط	خُيُوط,خِيطَان	خيط	n	thread
حَبْل	حِبَال,أَحْبُل,أَحْبَال	حبل	n	rope
سِلْسِلَة	سَلَاسِل	سلسل	n	chain, series
قَيْد	قُيُود	قيد	n	fetter, restriction
قُفْل	أَقْفَال	قفل	n	lock
حَلْقَة	حَلَقَات,حِلَق	حلق	n	ring, link
طَوْق	أَطْوَاق	طوق	n	collar
سِوَار	أَسْوِرَة,أَسَاوِر	سور	n	bracelet
قِلَادَة	قَلَائِد	قلد	n	necklace
عِقْد	عُقُود	عقد	n	necklace
قُرْط	أَقْرَاط,قِرَطَة	قرط	n	earring
خَلْخَال	خَلَاخِيل	خلخل	n	anklet
تَاج	تِيجَان	-	n	crown
جَوْهَرَة	جَوَاهِر	جوهر	n	jewel
جَوْهَر	جَوَاهِر	جوهر	n	essence, jewel
دُرَّة	دُرَر	درر	n	pearl
حَلْي	حُلِيّ	حلي	n	jewellery
ثَوْب	ثِيَاب,أَثْوَاب	ثوب	n	garment
لِبَاس	أَلْبِسَة,لُبُس	لبس	n	clothing
مَلْبَس	مَلَابِس	لبس	n	garment
قَمِيص	قُمْصَان,أَقْمِصَة	-	n	shirt
سِرْوَال	سَرَاوِيل	-	n	trousers
رِدَاء	أَرْدِيَة	ردي	n	cloak
عَبَاءَة	عَبَاءَات,أَعْبِئَة	عبء	n	cloak
جُبَّة	جُبَب,جِبَاب	جبب	n	robe
عِمَامَة	عَمَائِم	عمم	n	turban
حِجَاب	أَحْجِبَة,حُجُب	حجب	n	veil
خِمَار	خُمُر,أَخْمِرَة	خمر	n	veil
نِقَاب	نُقُب	نقب	n	face veil
بُرْقُع	بَرَاقِع	برقع	n	face veil
جِلْبَاب	جَلَابِيب	جلبب	n	gown
قُبَّعَة	قُبَّعَات	قبع	n	hat
حِزَام	أَحْزِمَة	حزم	n	belt
حُزْمَة	حُزَم	حزم	n	bundle
جَيْب	جُيُوب	جيب	n	pocket
كُمّ	أَكْمَام	كمم	n	sleeve
زِرّ	أَزْرَار	زرر	n	button
حِذَاء	أَحْذِيَة	حذو	n	shoe
نَعْل	نِعَال	نعل	n	sandal
خُفّ	خِفَاف,أَخْفَاف	خفف	n	slipper, camel foot
جَوْرَب	جَوَارِب	-	n	sock
قُفَّاز	قُفَّازَات,قَفَافِيز	قفز	n	glove
نَظَّارَة	نَظَّارَات	نظر	n	spectacles
مِنْدِيل	مَنَادِيل	ندل	n	handkerchief
مِنْشَفَة	مَنَاشِف	نشف	n	towel
قُمَاش	أَقْمِشَة	قمش	n	cloth
حَرِير	حَرَائِر	حرر	n	silk
طَعَام	أَطْعِمَة	طعم	n	food
طَعْم	طُعُوم	طعم	n	taste
طُعْم	طُعُوم	طعم	n	bait
أَكْل	-	ءكل	n	food, eating
أَكْلَة	أَكَلَات	ءكل	n	dish, meal
مَأْكَل	مَآكِل	ءكل	n	food
شَرَاب	أَشْرِبَة	شرب	n	drink, syrup
مَشْرَب	مَشَارِب	شرب	n	drinking place, taste
خُبْز	أَخْبَاز	خبز	n	bread
رَغِيف	أَرْغِفَة,رُغْفَان	رغف	n	loaf
عَجِين	-	عجن	n	dough
دَقِيق	-	دقق	n	flour
طَحِين	-	طحن	n	flour
طَاحُونَة	طَوَاحِين	طحن	n	mill
لَبَن	أَلْبَان	لبن	n	milk
حَلِيب	-	حلب	n	milk
جُبْن	أَجْبَان	جبن	n	cheese
زُبْدَة	زُبَد	زبد	n	butter
سَمْن	سُمُون	سمن	n	ghee
زَيْت	زُيُوت	زيت	n	oil
خَلّ	خُلُول	خلل	n	vinegar
عَسَل	أَعْسَال	عسل	n	honey
شَاي	-	-	n	tea
قَهْوَة	قَهَوَات	قهو	n	coffee
بُنّ	-	بنن	n	coffee beans
خَمْر	خُمُور	خمر	n	wine
نَبِيذ	أَنْبِذَة	نبذ	n	wine
عَصِير	عُصُر,عَصَائِر	عصر	n	juice
حَسَاء	أَحْسِيَة	حسو	n	soup
مَرَق	-	مرق	n	broth
بَهَار	بَهَارَات	بهر	n	spice
تَابِل	تَوَابِل	تبل	n	spice
فُلْفُل	-	-	n	pepper
حَلْوَى	حَلَاوَى,حَلْوَيَات	حلو	n	sweet
بَقْل	بُقُول	بقل	n	herbs, legumes
خُضْرَة	خُضَر,خُضْرَوَات,خُضَار	خضر	n	vegetable, green
فَطُور	-	فطر	n	breakfast
غَدَاء	أَغْدِيَة	غدو	n	lunch
عَشَاء	أَعْشِيَة	عشو	n	supper
وَجْبَة	وَجَبَات	وجب	n	meal
مَأْدُبَة	مَآدِب	ءدب	n	banquet
وَلِيمَة	وَلَائِم	ولم	n	banquet
زَاد	أَزْوَاد,أَزْوِدَة	زود	n	provisions
مُؤْنَة	مُؤَن	مءن	n	provisions
فُرْن	أَفْرَان	-	n	oven
تَنُّور	تَنَانِير	-	n	oven
مَوْقِد	مَوَاقِد	وقد	n	stove
وَقُود	-	وقد	n	fuel
مِدْخَنَة	مَدَاخِن	دخن	n	chimney
حَطَب	أَحْطَاب	حطب	n	firewood
خَشَب	أَخْشَاب,خُشُب	خشب	n	wood
سِرَاج	سُرُج	-	n	lamp
سَرْج	سُرُوج	سرج	n	saddle
قِنْدِيل	قَنَادِيل	-	n	lamp
شَمْعَة	شُمُوع,شَمَعَات	شمع	n	candle
فَتِيل	فَتَائِل	فتل	n	wick
مِكْنَسَة	مَكَانِس	كنس	n	broom
مُشْط	أَمْشَاط	مشط	n	comb
عِطْر	عُطُور	عطر	n	perfume
مِسْك	-	-	n	musk
عَنْبَر	عَنَابِر	عنبر	n	ambergris, ward
بَخُور	أَبْخِرَة	بخر	n	incense
كُحْل	أَكْحَال	كحل	n	kohl
حِنَّاء	-	حنء	n	henna
لُعْبَة	لُعَب,أَلْعَاب	لعب	n	game, toy
لَعِب	أَلْعَاب	لعب	n	play
مَلْعَب	مَلَاعِب	لعب	n	playground
شَطْرَنْج	-	-	n	chess
سَوْط	أَسْوَاط,سِيَاط	سوط	n	whip
لِجَام	أَلْجِمَة,لُجُم	لجم	n	bridle
زِمَام	أَزِمَّة	زمم	n	rein
عِنَان	أَعِنَّة	عنن	n	rein
عَرَبَة	عَرَبَات	عرب	n	cart
مَهْد	مُهُود	مهد	n	cradle
نَعْش	نُعُوش	نعش	n	bier
كَفَن	أَكْفَان	كفن	n	shroud
قَبْر	قُبُور	قبر	n	grave
مَقْبَرَة	مَقَابِر	قبر	n	cemetery
ضَرِيح	أَضْرِحَة,ضَرَائِح	ضرح	n	tomb
عَمُود	أَعْمِدَة,عَوَامِيد,أَعْمُد,عُمُد	عمد	n	column
عِمَاد	عُمُد	عمد	n	support
رُكْن	أَرْكَان	ركن	n	corner, pillar
دِعَامَة	دَعَائِم	دعم	n	support, pillar
وَتِد	أَوْتَاد	وتد	n	peg
لَبِنَة	لَبِن,لَبِنَات	لبن	n	brick
قُبَّة	قِبَاب,قُبَب	قبب	n	dome
قَبْو	أَقْبِيَة	قبو	n	cellar, vault
سِرْدَاب	سَرَادِيب	-	n	vault
دِهْلِيز	دَهَالِيز	-	n	corridor
رِوَاق	أَرْوِقَة	روق	n	portico
مَمَرّ	مَمَرَّات	مرر	n	passage
مَعْبَر	مَعَابِر	عبر	n	crossing
زُقَاق	أَزِقَّة	زقق	n	alley
رَصِيف	أَرْصِفَة	رصف	n	pavement
حَارَة	حَارَات	حور	n	quarter, lane
ضَاحِيَة	ضَوَاحٍ	ضحو	n	suburb
مَدِينَة	مُدُن,مَدَائِن	مدن	n	city
بَلَد	بِلَاد,بُلْدَان	بلد	n	country
بَلْدَة	بَلَدَات	بلد	n	town
رِيف	أَرْيَاف	ريف	n	countryside
عَاصِمَة	عَوَاصِم	عصم	n	capital
مِلْك	أَمْلَاك	ملك	n	property
عُدَّة	عُدَد	عدد	n	equipment
عَتَاد	أَعْتِدَة	عتد	n	equipment, hardware
لَوَازِم	-	لزم	n	necessities
خِرْقَة	خِرَق	خرق	n	rag
رُقْعَة	رُقَع,رِقَاع	رقع	n	patch, chessboard
خَرَزَة	خَرَز,خَرَزَات	خرز	n	bead
سُبْحَة	سُبَح	سبح	n	rosary
مِسْبَحَة	مَسَابِح	سبح	n	rosary
مَسْبَح	مَسَابِح	سبح	n	swimming pool
مِظَلَّة	مِظَلَّات	ظلل	n	umbrella
عُكَّاز	عَكَاكِيز	عكز	n	crutch
نَقَّالَة	نَقَّالَات	نقل	n	stretcher
جَرَس	أَجْرَاس	جرس	n	bell
نَاقُوس	نَوَاقِيس	-	n	church bell
بُوق	أَبْوَاق	بوق	n	trumpet
نِير	أَنْيَار	نير	n	yoke
وِصَايَة	وِصَايَات	وصي	n	guardianship
وَاقِف	-	وقف	n	endower
مَوْرُوث	مَوْرُوثَات	ورث	n	heritage
مَكْفُول	مَكْفُولُون	كفل	n	bailed person
إِفْتَاء	-	فتي	n	issuing fatwas
اِسْتِفْتَاء	اِسْتِفْتَاءَات	فتي	n	referendum
مُسْنَد	مُسْنَدَات	سند	n	predicate
سِمْسَرَة	-	سمسر	n	brokerage
مُلَاعَنَة	مُلَاعَنَات	لعن	n	mutual cursing
ظِهَار	-	ظهر	n	zihar divorce
إِيلَاء	-	ءلي	n	oath of abstinence
قَذْف	-	قذف	n	slander, throwing
قِصَاص	-	قصص	n	retaliation
قَسَامَة	-	قسم	n	compurgation
أَرْش	أُرُوش	ءرش	n	wound indemnity
حِرَابَة	-	حرب	n	brigandage
مُرْتَدّ	مُرْتَدُّون	ردد	n	apostate
سَلَب	أَسْلَاب	سلب	n	stripped spoils
عُشُور	-	عشر	n	tithes
مُسَاقَاة	-	سقي	n	irrigation partnership
مُغَارَسَة	-	غرس	n	planting partnership
مُضَارَبَة	مُضَارَبَات	ضرب	n	speculation, silent partnership
مُرَابَحَة	مُرَابَحَات	ربح	n	cost-plus sale
مُشَارَكَة	مُشَارَكَات	شرك	n	participation
مُقَاوَلَة	مُقَاوَلَات	قول	n	contracting
مُقَاوِل	مُقَاوِلُون	قول	n	contractor
اِسْتِصْنَاع	-	صنع	n	manufacturing contract
إِجَارَة	إِجَارَات	ءجر	n	lease
جُعَالَة	جُعَالَات	جعل	n	reward contract
إِعَارَة	إِعَارَات	عور	n	lending
اِسْتِعَارَة	اِسْتِعَارَات	عور	n	metaphor
مُقْرِض	مُقْرِضُون	قرض	n	lender
مُقْتَرِض	مُقْتَرِضُون	قرض	n	borrower
اِقْتِرَاض	-	قرض	n	borrowing
إِقْرَاض	-	قرض	n	lending
مُرَاهَنَة	مُرَاهَنَات	رهن	n	betting
اِرْتِهَان	اِرْتِهَانَات	رهن	n	taking in pledge
إِبْرَاء	إِبْرَاءَات	برء	n	discharge
إِقَالَة	إِقَالَات	قيل	n	dismissal, rescission
اِسْتِقَالَة	اِسْتِقَالَات	قيل	n	resignation
غَرَر	-	غرر	n	uncertainty, risk
تَدْلِيس	-	دلس	n	fraud
تَغْرِير	-	غرر	n	deception
إِكْرَاه	إِكْرَاهَات	كره	n	coercion
غَصْب	-	غصب	n	usurpation
اِغْتِصَاب	اِغْتِصَابَات	غصب	n	rape, usurpation
إِتْلَاف	إِتْلَافَات	تلف	n	destruction
مَحْجُور	مَحْجُورُون	حجر	n	interdicted
إِفْلَاس	إِفْلَاسَات	فلس	n	bankruptcy
مُفْلِس	مَفَالِيس	فلس	n	bankrupt
إِجْمَاع	-	جمع	n	consensus
اِجْتِهَاد	اِجْتِهَادَات	جهد	n	legal reasoning
مُجْتَهِد	مُجْتَهِدُون	جهد	n	independent jurist
اِسْتِحْسَان	-	حسن	n	juristic preference
اِسْتِصْحَاب	-	صحب	n	presumption of continuity
اِسْتِصْلَاح	-	صلح	n	reclamation, public interest
اِسْتِنْبَاط	اِسْتِنْبَاطَات	نبط	n	deduction
اِسْتِدْلَال	اِسْتِدْلَالَات	دلل	n	inference
اِسْتِقْرَاء	اِسْتِقْرَاءَات	قرء	n	induction
مَكْرُوه	مَكْرُوهَات	كره	n	disliked act
مُبَاح	مُبَاحَات	بوح	n	permitted act
إِبَاحَة	-	بوح	n	permissibility
تَحْلِيل	تَحَالِيل,تَحْلِيلَات	حلل	n	analysis
مُكَلَّف	مُكَلَّفُون	كلف	n	obligated person
تَكْلِيف	-	كلف	n	charge, obligation
أَهْلِيَّة	أَهْلِيَّات	ءهل	n	legal capacity
رِدَّة	-	ردد	n	apostasy
مُقَاصَّة	-	قصص	n	clearing, set-off
ضَامِن	-	ضمن	n	guarantor
مُحَاسَبَة	مُحَاسَبَات	حسب	n	accounting
مُحَاسِب	مُحَاسِبُون	حسب	n	accountant
مُحَاسَبِيّ	-	حسب	adj	accounting
مُرَاجَعَة	مُرَاجَعَات	رجع	n	audit, review
تَدْقِيق	تَدْقِيقَات	دقق	n	auditing
مُدَقِّق	مُدَقِّقُون	دقق	n	auditor, checker
جَرْد	جُرُود	جرد	n	inventory
تَرْحِيل	تَرْحِيلَات	رحل	n	posting, deportation
مَدْيُونِيَّة	مَدْيُونِيَّات	دين	n	indebtedness
إِدَانَة	إِدَانَات	دين	n	conviction
اِسْتِدَانَة	-	دين	n	borrowing
إِهْلَاك	-	هلك	n	depreciation
اِهْتِلَاك	اِهْتِلَاكَات	هلك	n	depreciation
إِطْفَاء	إِطْفَاءَات	طفء	n	amortization
اِسْتِهْلَاكِيّ	-	هلك	adj	consumptive
مُسْتَهْلِك	مُسْتَهْلِكُون	هلك	n	consumer
إِنْتَاجِيَّة	-	نتج	n	productivity
مَرْدُود	مَرْدُودَات	ردد	n	yield, return
مَرْدُودِيَّة	مَرْدُودِيَّات	ردد	n	profitability
رِبْحِيَّة	-	ربح	n	profitability
تَضَخُّمِيّ	-	ضخم	adj	inflationary
اِنْكِمَاش	اِنْكِمَاشَات	كمش	n	deflation, contraction
اِنْكِمَاشِيّ	-	كمش	adj	deflationary
اِنْتِعَاش	-	نعش	n	recovery
إِنْعَاش	-	نعش	n	revival
سُيُولَة	-	سيل	n	liquidity
تَسْيِيل	-	سيل	n	liquidation
تَصْفِيَة	تَصْفِيَات	صفو	n	liquidation
مُصَفٍّ	مُصَفُّون	صفو	n	liquidator
تَعْوِيم	-	عوم	n	floating
اِئْتِمَان	اِئْتِمَانَات	ءمن	n	credit
اِئْتِمَانِيّ	-	ءمن	adj	credit
مُؤْتَمَن	مُؤْتَمَنُون	ءمن	n	trustee
اِسْتِئْمَان	-	ءمن	n	trust
تَأْمِينِيّ	-	ءمن	adj	insurance
اِسْتِئْنَاف	اِسْتِئْنَافَات	ءنف	n	appeal, resumption
اِسْتِئْنَافِيّ	-	ءنف	adj	appellate
مُسْتَأْنِف	مُسْتَأْنِفُون	ءنف	n	appellant
مُسْتَأْجِر	مُسْتَأْجِرُون	ءجر	n	tenant
اِسْتِئْجَار	-	ءجر	n	renting
تَأْجِير	-	ءجر	n	leasing
إِيجَارِيّ	-	ءجر	adj	leasing
صَيْرَفَة	-	صرف	n	banking
صَيْرَفِيّ	صَيَارِفَة	صرف	n	money changer
إِيدَاع	إِيدَاعَات	ودع	n	deposit
مُودِع	مُودِعُون	ودع	n	depositor
اِسْتِيدَاع	-	ودع	n	consignment
سَاحِب	سَاحِبُون	سحب	n	drawer
تَظْهِير	تَظْهِيرَات	ظهر	n	endorsement
مُظَهِّر	مُظَهِّرُون	ظهر	n	endorser
حَامِل	حَمَلَة,حَوَامِل	حمل	n	bearer
اِكْتِتَاب	اِكْتِتَابَات	كتب	n	subscription
مُكْتَتِب	مُكْتَتِبُون	كتب	n	subscriber
مُسَاهِم	مُسَاهِمُون	سهم	n	shareholder
مُسَاهَمَة	مُسَاهَمَات	سهم	n	contribution
إِسْهَام	إِسْهَامَات	سهم	n	contribution
رَيْعِيّ	-	ريع	adj	rentier
عَقَارِيّ	-	عقر	adj	real-estate
جِبَائِيّ	-	جبي	adj	fiscal
ضَرِيبِيّ	-	ضرب	adj	tax
جُمْرُكِيّ	-	جمرك	adj	customs
تَعْرِفَة	تَعْرِفَات	عرف	n	tariff
مُحَاصَصَة	-	حصص	n	quota-sharing
اِسْتِقْطَاع	اِسْتِقْطَاعَات	قطع	n	deduction
اِقْتِطَاع	اِقْتِطَاعَات	قطع	n	deduction
إِقْطَاع	-	قطع	n	feudalism
إِقْطَاعِيّ	إِقْطَاعِيُّون	قطع	adj	feudal
إِقْطَاعِيَّة	إِقْطَاعِيَّات	قطع	n	fief
قِنّ	أَقْنَان	قنن	n	serf
قِنَانَة	-	قنن	n	serfdom
تَقْنِين	تَقْنِينَات	قنن	n	codification, rationing
قَانُونِيّ	قَانُونِيُّون	قنن	adj	legal
قَانُونِيَّة	-	قنن	n	legality
إِغْرَاق	-	غرق	n	dumping
اِحْتِكَارِيّ	-	حكر	adj	monopolistic
مُحْتَكِر	مُحْتَكِرُون	حكر	n	monopolist
تَسْعِير	تَسْعِيرَات	سعر	n	pricing
تَسْعِيرَة	تَسْعِيرَات	سعر	n	fixed price
مُسَاوَمَة	مُسَاوَمَات	سوم	n	bargaining
اِسْتِيرَاد	اِسْتِيرَادَات	ورد	n	import
مُسْتَوْرِد	مُسْتَوْرِدُون	ورد	n	importer
تَصْدِير	تَصْدِيرَات	صدر	n	export
مُقَاطَعَة	مُقَاطَعَات	قطع	n	boycott, province
حَظْر	-	حظر	n	embargo, ban
تَدْوِيل	-	دول	n	internationalization
تَكَتُّل	تَكَتُّلَات	كتل	n	bloc
اِنْدِمَاجِيّ	-	دمج	adj	integrative
اِسْتِحْوَاذ	اِسْتِحْوَاذَات	حوذ	n	acquisition
تَوْفِير	-	وفر	n	saving
نُدْرَة	-	ندر	n	scarcity
رَفَاه	-	رفه	n	welfare
تَقَشُّف	-	قشف	n	austerity
تَقَشُّفِيّ	-	قشف	adj	austerity
تَرْشِيد	-	رشد	n	rationalization
اِدِّخَارِيّ	-	ذخر	adj	saving
إِدَارِيّ	إِدَارِيُّون	دور	adj	administrative
تَنْظِيم	تَنْظِيمَات	نظم	n	organization
تَنْظِيمِيّ	-	نظم	adj	organizational
تَفْوِيض	تَفْوِيضَات	فوض	n	delegation
رَقَابَة	رَقَابَات	رقب	n	censorship, control
مُرَاقَبَة	مُرَاقَبَات	رقب	n	surveillance
مُرَاقِب	مُرَاقِبُون	رقب	n	observer
مُفَتِّش	مُفَتِّشُون	فتش	n	inspector
تَفْتِيش	تَفْتِيشَات	فتش	n	inspection
مُتَابَعَة	مُتَابَعَات	تبع	n	follow-up
تَتَبُّع	تَتَبُّعَات	تبع	n	tracking
تَقْيِيم	تَقْيِيمَات	قيم	n	evaluation
تَثْمِين	-	ثمن	n	valuation
تَحْفِيزِيّ	-	حفز	adj	motivational
عِلَاوَة	عِلَاوَات	علو	n	bonus
تَرْقِيَة	تَرْقِيَات	رقي	n	promotion
تَوْظِيف	-	وظف	n	employment
تَسْرِيح	تَسْرِيحَات	سرح	n	lay-off
تَعَاقُد	تَعَاقُدَات	عقد	n	contracting
تَعَاقُدِيّ	-	عقد	adj	contractual
مُتَعَاقِد	مُتَعَاقِدُون	عقد	n	contractor
تَقَاعُد	-	قعد	n	retirement
مُتَقَاعِد	مُتَقَاعِدُون	قعد	n	retiree
تَقَاعُدِيّ	-	قعد	adj	pension
اِنْتِدَاب	اِنْتِدَابَات	ندب	n	mandate, secondment
إِيفَاد	-	وفد	n	dispatching
مُبْتَعَث	مُبْتَعَثُون	بعث	n	sponsored student
تَرَاتُبِيَّة	تَرَاتُبِيَّات	رتب	n	hierarchy
هَرَمِيَّة	-	هرم	n	hierarchy
هَرَمِيّ	-	هرم	adj	pyramidal
لَامَرْكَزِيَّة	-	ركز	n	decentralization
تَمَرْكُز	-	ركز	n	concentration
تَفْرِيع	تَفْرِيعَات	فرع	n	branching
تَنْسِيق	تَنْسِيقَات	نسق	n	coordination
مُنَسِّق	مُنَسِّقُون	نسق	n	coordinator
نَسَق	أَنْسَاق	نسق	n	system, pattern
نَسَقِيّ	-	نسق	adj	systemic
تَسْيِير	-	سير	n	management
تَدْبِيرِيّ	-	دبر	adj	managerial
مُدَبِّر	مُدَبِّرُون	دبر	n	manager
نَجَاعَة	-	نجع	n	efficiency
تَنَافُس	-	نفس	n	competition
تَنَافُسِيَّة	-	نفس	n	competitiveness
مُنَافَسَة	مُنَافَسَات	نفس	n	competition
مُنَافِس	مُنَافِسُون	نفس	n	competitor
تَرْوِيج	تَرْوِيجَات	روج	n	promotion
تَرْوِيجِيّ	-	روج	adj	promotional
دِعَائِيّ	-	دعو	adj	advertising
إِشْهَار	إِشْهَارَات	شهر	n	publicity
إِشْهَارِيّ	-	شهر	adj	advertising
تَغْلِيف	-	غلف	n	packaging
تَعْبِئَة	-	عبء	n	mobilization, filling
تَعْلِيب	-	علب	n	canning
تَمْوِين	-	مون	n	supply
مُوَكِّل	مُوَكِّلُون	وكل	n	client, principal
اِمْتِيَاز	اِمْتِيَازَات	ميز	n	concession, privilege
تَمْيِيز	-	ميز	n	discrimination, cassation
تَمْيِيزِيّ	-	ميز	adj	discriminatory
اِسْتِشَارَة	اِسْتِشَارَات	شور	n	consultation
اِسْتِشَارِيّ	اِسْتِشَارِيُّون	شور	adj	consultative
تَفَاوُض	-	فوض	n	negotiation
تَحْكِيم	-	حكم	n	arbitration
تَحْكِيمِيّ	-	حكم	adj	arbitral
تَظَلُّم	تَظَلُّمَات	ظلم	n	grievance
تَقَاضٍ	-	قضي	n	litigation
مُقَاضٍ	-	قضي	n	litigant
قَضَائِيّ	-	قضي	adj	judicial
نَقْض	-	نقض	n	cassation, veto
تَنَازُع	-	نزع	n	conflict
مُنَازَعَة	مُنَازَعَات	نزع	n	dispute
تَنَازُل	تَنَازُلَات	نزل	n	waiver, concession
تَقَادُم	-	قدم	n	prescription
مُرَافَعَة	مُرَافَعَات	رفع	n	pleading
تَرَافُع	-	رفع	n	pleading
مُدَّعًى	-	دعو	adj	claimed
اِدِّعَائِيّ	-	دعو	adj	accusatory
مُدَاوَلَة	مُدَاوَلَات	دول	n	deliberation
اِسْتِجْوَاب	اِسْتِجْوَابَات	جوب	n	interrogation
اِسْتِنْطَاق	اِسْتِنْطَاقَات	نطق	n	interrogation
اِعْتِرَاف	اِعْتِرَافَات	عرف	n	confession
إِقْرَار	إِقْرَارَات	قرر	n	acknowledgement
إِنْكَار	-	نكر	n	denial
طَعْن	طُعُون	طعن	n	appeal, challenge
تَبْلِيغ	تَبْلِيغَات	بلغ	n	notification
إِبْلَاغ	إِبْلَاغَات	بلغ	n	notification
إِنْذَار	إِنْذَارَات	نذر	n	warning
مَنْطُوق	مَنْطُوقَات	نطق	n	operative part
حَيْثِيَّة	حَيْثِيَّات	-	n	legal ground
تَسْبِيب	-	سبب	n	reasoning
تَعْلِيل	تَعْلِيلَات	علل	n	justification
تَنْفِيذ	-	نفذ	n	execution
تَنْفِيذِيّ	تَنْفِيذِيُّون	نفذ	adj	executive
نَفَاذ	-	نفذ	n	entry into force
سَرَيَان	-	سري	n	validity
اِعْتِقَالِيّ	-	عقل	adj	detention
تَوْقِيفِيّ	-	وقف	adj	detentive
سَجَّان	سَجَّانُون	سجن	n	jailer
مَحْبِس	مَحَابِس	حبس	n	jail
إِفْرَاج	إِفْرَاجَات	فرج	n	release
عَفْو	-	عفو	n	amnesty, pardon
تَسْلِيم	-	سلم	n	extradition, delivery
تَجْنِيس	-	جنس	n	naturalization
تَجَنُّس	-	جنس	n	acquiring nationality
جِنْسِيَّة	جِنْسِيَّات	جنس	n	nationality
تَوْطِين	-	وطن	n	settlement, localization
مُسْتَوْطِن	مُسْتَوْطِنُون	وطن	n	settler
مُسْتَوْطَنَة	مُسْتَوْطَنَات	وطن	n	settlement
اِسْتِيطَان	-	وطن	n	settlement
اِسْتِيطَانِيّ	-	وطن	adj	settlement
جُرْمِيّ	-	جرم	adj	criminal
جَزَائِيّ	-	جزي	adj	penal
جِنَائِيّ	-	جني	adj	criminal
جُنْحِيّ	-	جنح	adj	misdemeanor
إِجْرَامِيّ	-	جرم	adj	criminal
تَجْرِيم	-	جرم	n	criminalization
شُرُوع	-	شرع	n	attempt
تَوَاطُؤ	-	وطء	n	collusion
تَزْوِير	-	زور	n	forgery
مُزَوِّر	مُزَوِّرُون	زور	n	forger
اِخْتِلَاس	اِخْتِلَاسَات	خلس	n	embezzlement
مُخْتَلِس	مُخْتَلِسُون	خلس	n	embezzler
اِحْتِيَال	-	حول	n	fraud
مُحْتَال	مُحْتَالُون	حول	n	swindler
اِبْتِزَاز	-	بزز	n	blackmail
اِرْتِشَاء	-	رشو	n	bribery
رَاشٍ	رُشَاة	رشو	n	briber
مُرْتَشٍ	-	رشو	n	bribed person
تَهْرِيب	-	هرب	n	smuggling
تَهَرُّب	-	هرب	n	evasion
اِخْتِطَاف	اِخْتِطَافَات	خطف	n	abduction
قَرْصَنَة	-	قرصن	n	piracy
تَخْرِيب	-	خرب	n	sabotage
مُخَرِّب	مُخَرِّبُون	خرب	n	saboteur
تَجَسُّس	-	جسس	n	espionage
تَشْهِير	-	شهر	n	defamation
اِفْتِرَاء	اِفْتِرَاءَات	فري	n	slander
تَنَصُّت	-	نصت	n	wiretapping
تَعْذِيب	-	عذب	n	torture
مُؤَبَّد	مُؤَبَّدَات	ءبد	n	life sentence
تَغْرِيم	-	غرم	n	fining
غَارِم	غَارِمُون	غرم	n	indebted
غَرِيم	غُرَمَاء	غرم	n	opponent, creditor
مُصَادَرَة	مُصَادَرَات	صدر	n	confiscation
تَأْدِيب	-	ءدب	n	discipline
تَأْدِيبِيّ	-	ءدب	adj	disciplinary
تَعْزِيرِيّ	-	عزر	adj	discretionary
حَدِّيّ	-	حدد	adj	marginal
تَوْبِيخ	-	وبخ	n	reprimand
عِقَابِيّ	-	عقب	adj	penal
رَدْعِيّ	-	ردع	adj	deterrent
زَجْر	-	زجر	n	rebuke
زَجْرِيّ	-	زجر	adj	repressive
قَرِينِيّ	-	قرن	adj	contextual
ثُبُوتِيّ	-	ثبت	adj	evidentiary
إِثْبَات	إِثْبَاتَات	ثبت	n	proof
إِشْهَاد	-	شهد	n	attestation
اِسْتِشْهَاد	اِسْتِشْهَادَات	شهد	n	citation, martyrdom
تَحْلِيف	-	حلف	n	swearing in
مُحَلَّف	مُحَلَّفُون	حلف	n	juror
تَوْثِيق	-	وثق	n	documentation
تَوْثِيقِيّ	-	وثق	adj	documentary
تَصْدِيق	تَصْدِيقَات	صدق	n	ratification, assent
مُصَادَقَة	مُصَادَقَات	صدق	n	ratification
إِبْرَام	-	برم	n	conclusion
نَكْث	-	نكث	n	breach
نُكُول	-	نكل	n	refusal of oath
مُلْزِم	-	لزم	adj	binding
إِلْزَام	-	لزم	n	obligation
إِلْزَامِيّ	-	لزم	adj	compulsory
اِلْتِزَام	اِلْتِزَامَات	لزم	n	commitment
اِشْتِرَاط	اِشْتِرَاطَات	شرط	n	stipulation
إِذْعَان	-	ذعن	n	adhesion
رِضَائِيّ	-	رضي	adj	consensual
تَرَاضٍ	-	رضي	n	mutual consent
صُورِيّ	-	صور	adj	fictitious
صُورِيَّة	-	صور	n	formalism
حِيَازَة	حِيَازَات	حوز	n	possession
حَائِز	حَائِزُون	حوز	n	holder
اِنْتِفَاع	-	نفع	n	usufruct
مَنْفَعِيّ	-	نفع	adj	utilitarian
نَفْعِيَّة	-	نفع	n	utilitarianism
تَمْلِيك	-	ملك	n	conveyance
تَمَلُّك	-	ملك	n	appropriation
اِسْتِمْلَاك	اِسْتِمْلَاكَات	ملك	n	expropriation
مِيرَاثِيّ	-	ورث	adj	inheritance
تَوْرِيث	-	ورث	n	bequeathing
تَوَارُث	-	ورث	n	mutual inheritance
مُوصٍ	مُوصُون	وصي	n	testator
إِيصَاء	-	وصي	n	bequest
تَعْصِيب	-	عصب	n	agnatic inheritance
عَاصِب	-	عصب	n	agnate
مُنَاسَخَة	مُنَاسَخَات	نسخ	n	successive inheritance
وَقْفِيَّة	وَقْفِيَّات	وقف	n	endowment deed
تَحْبِيس	-	حبس	n	endowing
تَطْلِيق	-	طلق	n	divorce
مُطَلَّقَة	مُطَلَّقَات	طلق	n	divorced woman
خَاطِب	-	خطب	n	suitor
مَخْطُوبَة	مَخْطُوبَات	خطب	n	fiancée
نِكَاح	-	نكح	n	marriage
إِحْصَان	-	حصن	n	chastity
مُحْصَن	مُحْصَنُون	حصن	adj	chaste
مُصَاهَرَة	مُصَاهَرَات	صهر	n	affinity
رَضَاع	-	رضع	n	suckling
اِسْتِلْحَاق	-	لحق	n	acknowledging paternity
نُشُوز	-	نشز	n	marital discord
رَجْعَة	-	رجع	n	taking back
اِسْتِبْرَاء	-	برء	n	waiting for purity
تَيَمُّم	-	يمم	n	dry ablution
اِغْتِسَال	-	غسل	n	ritual bath
طَهَارَة	-	طهر	n	purity
نَجَاسَة	نَجَاسَات	نجس	n	impurity
اِسْتِنْجَاء	-	نجو	n	cleansing
اِعْتِكَاف	-	عكف	n	spiritual retreat
مُعْتَكِف	مُعْتَكِفُون	عكف	n	retreatant
إِفَاضَة	-	فيض	n	flowing down
تَذْكِيَة	-	ذكو	n	ritual slaughter
ذَكَاة	-	ذكو	n	ritual slaughter
نَافِلَة	نَوَافِل	نفل	n	optional prayer
سُجُود	-	سجد	n	prostration
رُكُوع	-	ركع	n	bowing
قُنُوت	-	قنت	n	supplication
تَشَهُّد	-	شهد	n	testimony prayer
إِقَامَة	إِقَامَات	قوم	n	residence
لِسَانِيَّات	-	لسن	n	linguistics
مُعْجَمِيّ	مُعْجَمِيُّون	عجم	adj	lexical
مُعْجَمِيَّة	-	عجم	n	lexicology
مُصْطَلَحِيّ	مُصْطَلَحِيُّون	صلح	adj	terminological
مُصْطَلَحِيَّة	-	صلح	n	terminology
صَرْفِيّ	صَرْفِيُّون	صرف	adj	morphological
صَوْتِيّ	-	صوت	adj	phonetic
صَوْتِيَّات	-	صوت	n	phonetics
نَحْوِيّ	نَحْوِيُّون,نُحَاة	نحو	adj	grammatical
دَلَالِيّ	-	دلل	adj	semantic
دَلَالِيَّة	-	دلل	n	semantics
تَدَاوُل	-	دول	n	circulation
تَدَاوُلِيّ	-	دول	adj	pragmatic
تَدَاوُلِيَّة	تَدَاوُلِيَّات	دول	n	pragmatics
سِيمِيَائِيّ	سِيمِيَائِيُّون	سوم	adj	semiotic
سِيمِيَاء	-	سوم	n	semiotics
تَرْكِيبِيّ	-	ركب	adj	syntactic
تَوْلِيدِيّ	تَوْلِيدِيُّون	ولد	adj	generative
تَحْوِيلِيّ	-	حول	adj	transformational
اِشْتِقَاقِيّ	-	شقق	adj	derivational
نَحْتِيّ	-	نحت	adj	blended
إِدْغَام	-	دغم	n	assimilation
إِعْلَال	-	علل	n	vowel mutation
مُمَاثَلَة	مُمَاثَلَات	مثل	n	assimilation
مُخَالَفَة	مُخَالَفَات	خلف	n	dissimilation, violation
تَفْخِيم	-	فخم	n	velarization
مُفَخَّم	-	فخم	adj	velarized
تَرْقِيق	-	رقق	n	thinning
اِنْفِجَارِيّ	-	فجر	adj	plosive
اِحْتِكَاكِيّ	-	حكك	adj	fricative
غُنَّة	-	غنن	n	nasalization
نِطْعِيّ	-	نطع	adj	alveolar
ذَلْقِيّ	-	ذلق	adj	liquid
صَفِيرِيّ	-	صفر	adj	sibilant
تَنْغِيم	-	نغم	n	intonation
مَقْطَعِيّ	-	قطع	adj	syllabic
تَهْجِئَة	-	هجء	n	spelling
هِجَائِيّ	-	هجو	adj	orthographic
إِمْلَائِيّ	-	ملو	adj	orthographic
أَبْجَدِيَّة	أَبْجَدِيَّات	-	n	alphabet
رَسْمِيّ	-	رسم	adj	official
تَنْوِين	تَنْوِينَات	نون	n	nunation
تَشْكِيل	تَشْكِيلَات	شكل	n	vocalization, formation
تَشْكِيلِيّ	تَشْكِيلِيُّون	شكل	adj	plastic
إِعْجَام	-	عجم	n	dotting
تَنْقِيط	-	نقط	n	dotting
تَرْقِيم	-	رقم	n	punctuation, numbering
تَصْحِيف	تَصْحِيفَات	صحف	n	misreading
لَاحِن	-	لحن	n	solecist
تَلْحِين	تَلْحِينَات	لحن	n	composing
رَطَانَة	رَطَانَات	رطن	n	jargon
عُجْمَة	-	عجم	n	barbarism
لُكْنَة	-	لكن	n	accent
تَأْتَأَة	-	تءتء	n	stuttering
فَأْفَأَة	-	فءفء	n	stammering
لَعْثَمَة	-	لعثم	n	stammer
تَلَعْثُم	-	لعثم	n	stuttering
لَجْلَجَة	-	لجلج	n	stuttering
رَكَاكَة	-	ركك	n	weak style
جَزَالَة	-	جزل	n	robust style
سَلَاسَة	-	سلس	n	fluency
كِنَائِيّ	-	كني	adj	metonymic
مَجَازِيّ	-	جوز	adj	figurative
اِسْتِعَارِيّ	-	عور	adj	metaphorical
مُجَاوَرَة	مُجَاوَرَات	جور	n	contiguity
تَشْبِيه	تَشْبِيهَات	شبه	n	simile
مُشَبَّه	مُشَبَّهَات	شبه	n	likened
تَشْخِيصِيّ	-	شخص	adj	diagnostic
تَجْسِيد	تَجْسِيدَات	جسد	n	embodiment
مُكَافِئ	مُكَافِئَات	كفء	n	equivalent
تَقَابُل	تَقَابُلَات	قبل	n	contrast
تَقَابُلِيّ	-	قبل	adj	contrastive
اِلْتِفَات	اِلْتِفَاتَات	لفت	n	apostrophe shift
إِيجَاز	-	وجز	n	concision
تَضْمِين	تَضْمِينَات	ضمن	n	implication
اِقْتِبَاس	اِقْتِبَاسَات	قبس	n	quotation
تَنَاصّ	-	نصص	n	intertextuality
نَصِّيّ	-	نصص	adj	textual
نَصِّيَّة	-	نصص	n	textuality
تَنَاصِّيَّة	-	نصص	n	intertextuality
سَرْدِيّ	-	سرد	adj	narrative
سَرْدِيَّة	سَرْدِيَّات	سرد	n	narrative
سَارِد	سَارِدُون	سرد	n	narrator
مَسْرُود	-	سرد	n	narrated
رِوَائِيّ	رِوَائِيُّون	روي	adj	novelistic
قَصَصِيّ	-	قصص	adj	narrative
قَاصّ	قُصَّاص	قصص	n	storyteller
حَكْي	-	حكي	n	storytelling
مَحْكِيّ	-	حكي	adj	colloquial
مُحَاكَاة	-	حكي	n	simulation, mimesis
شِعْرِيَّة	-	شعر	n	poetics
نَثْرِيّ	-	نثر	adj	prosaic
عَرُوضِيّ	عَرُوضِيُّون	عرض	adj	prosodic
زِحَاف	زِحَافَات	زحف	n	metrical licence
تَفْعِيلَة	تَفْعِيلَات,تَفَاعِيل	فعل	n	metrical foot
رَوِيّ	-	روي	n	rhyme letter
تَقْفِيَة	-	قفو	n	rhyming
مُوَشَّح	مُوَشَّحَات	وشح	n	strophic poem
رُبَاعِيَّة	رُبَاعِيَّات	ربع	n	quatrain
غَزَلِيّ	-	غزل	adj	amatory
رِثَائِيّ	-	رثي	adj	elegiac
هِجَائِيَّة	هِجَائِيَّات	هجو	n	satire
مُنَاقَضَة	مُنَاقَضَات	نقض	n	contradiction
مَلْحَمِيّ	-	لحم	adj	epic
مَأْسَاوِيّ	-	ءسو	adj	tragic
هَزْل	-	هزل	n	jest
تَهَكُّم	-	هكم	n	irony
تَهَكُّمِيّ	-	هكم	adj	ironic
سَاخِر	سَاخِرُون	سخر	adj	satirical
تَنَاقُضِيّ	-	نقض	adj	paradoxical
اِسْتِهْلَال	اِسْتِهْلَالَات	هلل	n	opening
تَمْهِيد	تَمْهِيدَات	مهد	n	preface
تَمْهِيدِيّ	-	مهد	adj	preliminary
تَقْدِيم	-	قدم	n	foreword
تَصْدِيرِيّ	-	صدر	adj	export
تَهْمِيش	-	همش	n	marginalization
هَامِشِيّ	-	همش	adj	marginal
شُعُورِيّ	-	شعر	adj	conscious
لَاشُعُورِيّ	-	شعر	adj	unconscious
اِنْفِعَال	اِنْفِعَالَات	فعل	n	emotion
اِنْفِعَالِيّ	-	فعل	adj	emotional
وِجْدَانِيّ	-	وجد	adj	affective
تَعَاطُف	-	عطف	n	sympathy
تَقَمُّصِيّ	-	قمص	adj	empathic
إِحْبَاط	إِحْبَاطَات	حبط	n	frustration
اِكْتِئَاب	-	كءب	n	depression
اِكْتِئَابِيّ	-	كءب	adj	depressive
مُكْتَئِب	مُكْتَئِبُون	كءب	adj	depressed
هَلَع	-	هلع	n	panic
وَسْوَاسِيّ	-	وسوس	adj	obsessive
هَوَسِيّ	-	هوس	adj	manic
ذُهَانِيّ	-	ذهن	adj	psychotic
عُصَابِيّ	عُصَابِيُّون	عصب	adj	neurotic
فُصَامِيّ	-	فصم	adj	schizophrenic
اِنْفِصَام	-	فصم	n	dissociation
تَوَحُّدِيّ	تَوَحُّدِيُّون	وحد	adj	autistic
نَرْجِسِيَّة	-	-	n	narcissism
نَرْجِسِيّ	-	-	adj	narcissistic
اِنْطِوَاء	-	طوي	n	introversion
اِنْطِوَائِيّ	اِنْطِوَائِيُّون	طوي	adj	introverted
اِنْبِسَاطِيّ	-	بسط	adj	extraverted
خَجَل	-	خجل	n	shyness
كَبْتِيّ	-	كبت	adj	repressive
تَسَامٍ	-	سمو	n	sublimation
نُكُوصِيّ	-	نكص	adj	regressive
تَعْوِيضِيّ	-	عوض	adj	compensatory
تَبْرِير	تَبْرِيرَات	برر	n	rationalization
تَبْرِيرِيّ	-	برر	adj	justificatory
تَدَاعٍ	تَدَاعِيَات	دعو	n	association, association of ideas
اِسْتِبْطَان	-	بطن	n	introspection
اِسْتِبْصَار	-	بصر	n	insight
إِشْرَاط	-	شرط	n	conditioning
تَعْزِيز	تَعْزِيزَات	عزز	n	reinforcement
مُعَزِّز	مُعَزِّزَات	عزز	n	reinforcer
اِنْطِفَاء	-	طفء	n	extinction
تَعَوُّد	-	عود	n	habituation
اِعْتِيَاد	-	عود	n	habituation
سُلُوكِيّ	سُلُوكِيُّون	سلك	adj	behavioral
سُلُوكِيَّة	-	سلك	n	behaviorism
مَعْرِفِيّ	-	عرف	adj	cognitive
مَعْرِفَة	مَعَارِف	عرف	n	knowledge
مَعْرِفِيَّة	-	عرف	n	cognitivism
إِدْرَاكِيّ	-	درك	adj	perceptual
إِدْرَاكِيَّات	-	درك	n	cognitive science
اِنْتِبَاه	-	نبه	n	attention
اِسْتِظْهَار	-	ظهر	n	memorization
تَفْكِير	-	فكر	n	thinking
مَوْهُوب	مَوْهُوبُون	وهب	adj	gifted
بَلَاهَة	-	بله	n	idiocy
إِبْدَاع	إِبْدَاعَات	بدع	n	creativity
إِبْدَاعِيّ	-	بدع	adj	creative
اِبْتِكَار	اِبْتِكَارَات	بكر	n	innovation
اِبْتِكَارِيّ	-	بكر	adj	innovative
مُبْتَكِر	مُبْتَكِرُون	بكر	n	innovator
مُرَاهَقَة	-	رهق	n	adolescence
مُرَاهِق	مُرَاهِقُون	رهق	n	adolescent
كُهُولَة	-	كهل	n	middle age
طُفُولِيّ	-	طفل	adj	infantile
نَمَائِيّ	-	نمو	adj	developmental
نُضْج	-	نضج	n	maturity
تَنْشِئَة	-	نشء	n	upbringing
نَاشِئَة	-	نشء	n	youth
تَكَيُّف	-	كيف	n	adaptation
تَكَيُّفِيّ	-	كيف	adj	adaptive
تَوَافُقِيّ	-	وفق	adj	consensual
عُدْوَانِيّ	-	عدو	adj	aggressive
عُدْوَانِيَّة	-	عدو	n	aggressiveness
تَنَمُّر	-	نمر	n	bullying
مُتَنَمِّر	مُتَنَمِّرُون	نمر	n	bully
تَحَرُّش	تَحَرُّشَات	حرش	n	harassment
تَعَصُّب	-	عصب	n	fanaticism
مُتَعَصِّب	مُتَعَصِّبُون	عصب	adj	fanatic
عَصَبِيَّة	عَصَبِيَّات	عصب	n	group solidarity
قَبَلِيّ	-	قبل	adj	tribal
قَبَلِيَّة	-	قبل	n	tribalism
عَشَائِرِيّ	-	عشر	adj	clan
عَشَائِرِيَّة	-	عشر	n	clannishness
طَائِفِيّ	طَائِفِيُّون	طوف	adj	sectarian
طَائِفِيَّة	-	طوف	n	sectarianism
عُنْصُرِيّ	عُنْصُرِيُّون	عنصر	adj	racist
عُنْصُرِيَّة	-	عنصر	n	racism
عِرْقِيَّة	عِرْقِيَّات	عرق	n	ethnicity
سُلَالِيّ	-	سلل	adj	racial
طَبَقِيّ	-	طبق	adj	class
طَبَقِيَّة	-	طبق	n	class system
فَرْدَانِيَّة	-	فرد	n	individualism
فَرْدِيَّة	-	فرد	n	individuality
جَمَاعِيّ	-	جمع	adj	collective
مُجْتَمَعِيّ	-	جمع	adj	community
اِجْتِمَاعِيّ	اِجْتِمَاعِيُّون	جمع	adj	social
تَمَاسُك	-	مسك	n	cohesion
تَلَاحُم	-	لحم	n	cohesion
تَضَامُن	-	ضمن	n	solidarity
تَضَامُنِيّ	-	ضمن	adj	solidary
تَكَافُل	-	كفل	n	mutual support
تَكَافُلِيّ	-	كفل	adj	mutualist
تَطَوُّع	-	طوع	n	volunteering
مُتَطَوِّع	مُتَطَوِّعُون	طوع	n	volunteer
تَطَوُّعِيّ	-	طوع	adj	voluntary
رِعَائِيّ	-	رعي	adj	care
رَعَوِيّ	-	رعي	adj	pastoral
رِيفِيّ	رِيفِيُّون	ريف	adj	rural
حَضَرِيّ	-	حضر	adj	urban
حَضَرِيَّة	-	حضر	n	urbanism
تَحَضُّر	-	حضر	n	urbanization
تَمَدُّن	-	مدن	n	urbanization
تَرَيُّف	-	ريف	n	ruralization
بَدَاوَة	-	بدو	n	nomadism
هِجْرِيّ	-	هجر	adj	of the Hijra
تَهْجِير	-	هجر	n	displacement
نُزُوح	-	نزح	n	displacement
مَهْجَر	-	هجر	n	diaspora land
مَهْجَرِيّ	مَهْجَرِيُّون	هجر	adj	diasporic
اِغْتِرَاب	-	غرب	n	alienation
مُغْتَرِب	مُغْتَرِبُون	غرب	n	expatriate
اِسْتِلَاب	-	سلب	n	alienation
تَشَيُّؤ	-	شيء	n	reification
تَثَاقُف	-	ثقف	n	acculturation
مُثَاقَفَة	-	ثقف	n	acculturation
ثَقَافِيّ	-	ثقف	adj	cultural
مُثَقَّف	مُثَقَّفُون	ثقف	n	intellectual
تَثْقِيف	-	ثقف	n	education
قَرَابِيّ	-	قرب	adj	kinship
تَرْبَوِيَّات	-	ربو	n	pedagogy
تَدْرِيس	-	درس	n	teaching
تَدْرِيسِيّ	تَدْرِيسِيُّون	درس	adj	teaching
مَدْرَسِيّ	-	درس	adj	scholastic
تَلْقِينِيّ	-	لقن	adj	rote
تَعَلُّم	-	علم	n	learning
تَعْلِيمِيّ	-	علم	adj	educational
تَعْلِيمِيَّة	تَعْلِيمِيَّات	علم	n	didactics
مُتَعَلِّم	مُتَعَلِّمُون	علم	n	learner
تَلْمَذَة	-	تلمذ	n	apprenticeship
تَتَلْمُذ	-	تلمذ	n	discipleship
اِنْتِسَاب	-	نسب	n	affiliation
مُنْتَسِب	مُنْتَسِبُون	نسب	n	affiliate
تَسْجِيل	تَسْجِيلَات	سجل	n	registration, recording
قَبُول	-	قبل	n	acceptance
تَسَرُّب	تَسَرُّبَات	سرب	n	dropout, leakage
تَخَرُّج	-	خرج	n	graduation
خِرِّيج	خِرِّيجُون	خرج	n	graduate
مُنَاقَشَة	مُنَاقَشَات	نقش	n	discussion
إِشْرَافِيّ	-	شرف	adj	supervisory
تَوْجِيه	تَوْجِيهَات	وجه	n	guidance
تَوْجِيهِيّ	-	وجه	adj	directive
إِرْشَاد	إِرْشَادَات	رشد	n	counseling
إِرْشَادِيّ	-	رشد	adj	guidance
مُرْشِد	مُرْشِدُون	رشد	n	guide, counselor
قِيَاسِيّ	-	قيس	adj	standard
اِخْتِبَارِيّ	-	خبر	adj	experimental
تَجْرِيبِيّ	تَجْرِيبِيُّون	جرب	adj	empirical
تَجْرِيبِيَّة	-	جرب	n	empiricism
تَجْرِيد	تَجْرِيدَات	جرد	n	abstraction
تَجْرِيدِيّ	تَجْرِيدِيُّون	جرد	adj	abstract
مَحْو	-	محو	n	eradication
مُطَالَعَة	مُطَالَعَات	طلع	n	reading
تَهَجٍّ	-	هجو	n	spelling
وَرَّاق	وَرَّاقُون	ورق	n	copyist, stationer
وِرَاقَة	-	ورق	n	book trade
اِسْتِنْسَاخِيّ	-	نسخ	adj	cloning
مُفَهْرِس	مُفَهْرِسُون	فهرس	n	cataloguer
تَكْشِيف	-	كشف	n	indexing
كَشَّاف	كَشَّافَات	كشف	n	index, scout
كَشْفِيّ	-	كشف	adj	scouting
تَصْنِيفِيّ	-	صنف	adj	taxonomic
اِسْتِخْلَاص	-	خلص	n	abstracting
تَلْخِيص	تَلْخِيصَات	لخص	n	summary
مَكْتَبِيَّات	-	كتب	n	librarianship
أَرْشَفَة	-	ءرشف	n	archiving
أَرْشِيف	أَرْشِيفَات	-	n	archive
اِقْتِنَاء	اِقْتِنَاءَات	قني	n	acquisition
مُقْتَنًى	مُقْتَنَيَات	قني	n	acquisition
تَزْوِيد	-	زود	n	provision
حَوْلِيَّة	حَوْلِيَّات	حول	n	annual
مَطْبُوع	مَطْبُوعَات	طبع	n	printed matter
مَطْبُوعَة	مَطْبُوعَات	طبع	n	publication
تَحْرِيرِيّ	-	حرر	adj	editorial
مُذِيع	مُذِيعُون	ذيع	n	broadcaster
إِذَاعِيّ	إِذَاعِيُّون	ذيع	adj	broadcast
مَسْمُوع	-	سمع	adj	audible
مُتَلْفَز	-	تلفز	adj	televised
تَلْفَزَة	-	تلفز	n	television
إِعْلَامِيّ	إِعْلَامِيُّون	علم	adj	media
إِعْلَانِيّ	-	علن	adj	advertising
مُعْلِن	مُعْلِنُون	علن	n	advertiser
جَمَاهِيرِيّ	-	جمهر	adj	mass
اِفْتِتَاحِيَّة	اِفْتِتَاحِيَّات	فتح	n	editorial
عَمُودِيّ	-	عمد	adj	vertical
تَحْقِيقِيّ	-	حقق	adj	investigative
تَعْلِيق	تَعْلِيقَات	علق	n	comment, suspension
تَغْطِيَة	تَغْطِيَات	غطو	n	coverage
مُوَاكَبَة	-	وكب	n	keeping pace
تَضْلِيل	-	ضلل	n	disinformation
تَعْتِيم	-	عتم	n	blackout
تَصْوِير	-	صور	n	photography
مُصَوِّر	مُصَوِّرُون	صور	n	photographer
تَصْوِيرِيّ	-	صور	adj	pictorial
إِخْرَاج	-	خرج	n	directing
مُمَثِّل	مُمَثِّلُون	مثل	n	actor, representative
تَمْثِيل	-	مثل	n	acting, representation
تَمْثِيلِيَّة	تَمْثِيلِيَّات	مثل	n	play
دَبْلَجَة	-	دبلج	n	dubbing
مُدَبْلَج	-	دبلج	adj	dubbed
فَلْسَفِيّ	-	فلسف	adj	philosophical
مُتَفَلْسِف	مُتَفَلْسِفُون	فلسف	n	philosophizer
تَفَلْسُف	-	فلسف	n	philosophizing
سَفْسَطَة	سَفْسَطَات	سفسط	n	sophistry
سَفْسَطَائِيّ	سَفْسَطَائِيُّون	-	adj	sophist
مُغَالَطَة	مُغَالَطَات	غلط	n	fallacy
مَنْطِقِيّ	مَنَاطِقَة,مَنْطِقِيُّون	نطق	adj	logical
مَنَاطِقِيّ	-	نطق	adj	regional
بُرْهَانِيّ	-	برهن	adj	demonstrative
بَرْهَنَة	-	برهن	n	demonstration
اِسْتِنْتَاج	اِسْتِنْتَاجَات	نتج	n	conclusion
اِسْتِنْتَاجِيّ	-	نتج	adj	deductive
اِسْتِدْلَالِيّ	-	دلل	adj	inferential
اِسْتِنْبَاطِيّ	-	نبط	adj	deductive
اِسْتِقْرَائِيّ	-	قرء	adj	inductive
حَدْسِيّ	-	حدس	adj	intuitive
حَدْسِيَّة	-	حدس	n	intuitionism
عَقْلِيّ	-	عقل	adj	mental
عَقْلِيَّة	عَقْلِيَّات	عقل	n	mentality
تَعَقُّل	-	عقل	n	reasoning
ذِهْنِيّ	-	ذهن	adj	mental
ذِهْنِيَّة	ذِهْنِيَّات	ذهن	n	mentality
مَاهَوِيّ	-	موه	adj	essential
جَوْهَرِيّ	-	جوهر	adj	essential
جَوْهَرَانِيَّة	-	جوهر	n	essentialism
عَرَضِيّ	-	عرض	adj	accidental
عَرَضِيَّة	-	عرض	n	contingency
عَدَمِيّ	عَدَمِيُّون	عدم	adj	nihilist
عَدَمِيَّة	-	عدم	n	nihilism
عَبَثِيّ	-	عبث	adj	absurd
عَبَثِيَّة	-	عبث	n	absurdism
جَبْرِيّ	جَبْرِيُّون	جبر	adj	algebraic, determinist
جَبْرِيَّة	-	جبر	n	fatalism
قَدَرِيّ	قَدَرِيُّون	قدر	adj	fatalist
قَدَرِيَّة	-	قدر	n	fatalism
سَبَبِيّ	-	سبب	adj	causal
سَبَبِيَّة	-	سبب	n	causality
غَائِيّ	-	غيي	adj	teleological
غَائِيَّة	-	غيي	n	teleology
نَوْعِيّ	-	نوع	adj	qualitative
نَوْعِيَّة	نَوْعِيَّات	نوع	n	quality
جُزْئِيَّة	جُزْئِيَّات	جزء	n	particular
شُمُولِيّ	-	شمل	adj	totalitarian
شُمُولِيَّة	-	شمل	n	totalitarianism
شَكِّيّ	-	شكك	adj	skeptical
شُكُوكِيَّة	-	شكك	n	skepticism
رَيْبِيَّة	-	ريب	n	skepticism
لَاأَدْرِيَّة	-	دري	n	agnosticism
مُلْحِد	مُلْحِدُون,مَلَاحِدَة	لحد	n	atheist
إِلْحَادِيّ	-	لحد	adj	atheistic
زَنْدَقَة	-	زندق	n	heresy
هَرْطَقَة	هَرْطَقَات	هرطق	n	heresy
رُبُوبِيَّة	-	ربب	n	lordship, deism
أُلُوهِيَّة	-	ءله	n	divinity
إِلَهِيّ	-	ءله	adj	divine
نَاسُوت	-	-	n	human nature
كَلَامِيّ	-	كلم	adj	verbal, theological
مُتَكَلِّم	مُتَكَلِّمُون	كلم	n	speaker, theologian
اِعْتِزَال	-	عزل	n	retirement
مُعْتَزِلِيّ	مُعْتَزِلَة	عزل	n	Mutazilite
تَصَوُّف	-	صوف	n	Sufism
صُوفِيّ	صُوفِيُّون	صوف	n	Sufi
صُوفِيَّة	-	صوف	n	Sufism
مُتَصَوِّف	مُتَصَوِّفُون,مُتَصَوِّفَة	صوف	n	mystic
عِرْفَان	-	عرف	n	gnosis, gratitude
عِرْفَانِيّ	-	عرف	adj	gnostic
ذَوْقِيّ	-	ذوق	adj	gustatory
اِتِّحَادِيّ	اِتِّحَادِيُّون	وحد	adj	federal
زُهْد	-	زهد	n	asceticism
زُهْدِيّ	-	زهد	adj	ascetic
تَنَسُّك	-	نسك	n	asceticism
رَهْبَنَة	-	رهبن	n	monasticism
رَهْبَانِيَّة	-	رهب	n	monasticism
أَخْلَاقِيّ	-	خلق	adj	ethical
أَخْلَاقِيَّات	-	خلق	n	ethics
لَذِّيَّة	-	لذذ	n	hedonism
مُتْعِيّ	-	متع	adj	hedonic
جَمَالِيّ	-	جمل	adj	aesthetic
جَمَالِيَّة	جَمَالِيَّات	جمل	n	aesthetics
جَلَالِيّ	-	جلل	adj	sublime
قِيَمِيّ	-	قيم	adj	axiological
مِعْيَارِيّ	-	عير	adj	normative
مِعْيَارِيَّة	-	عير	n	normativity
وَضْعَانِيَّة	-	وضع	n	positivism
ذَاتِيّ	-	ذوو	adj	subjective
ذَاتِيَّة	-	ذوو	n	subjectivity
مَوْضُوعِيّ	-	وضع	adj	objective
مَوْضُوعِيَّة	-	وضع	n	objectivity
غَيْرِيَّة	-	غير	n	altruism, otherness
إِيثَار	-	ءثر	n	altruism
تَأْوِيل	تَأْوِيلَات	ءول	n	interpretation
تَأْوِيلِيّ	-	ءول	adj	hermeneutic
تَأْوِيلِيَّة	تَأْوِيلِيَّات	ءول	n	hermeneutics
تَفْكِيك	-	فكك	n	deconstruction
تَفْكِيكِيّ	تَفْكِيكِيُّون	فكك	adj	deconstructive
تَفْكِيكِيَّة	-	فكك	n	deconstruction
تَقْوِيض	-	قوض	n	undermining
ظَاهِرَاتِيَّة	-	ظهر	n	phenomenology
ظَاهِرِيّ	-	ظهر	adj	apparent
ظَوَاهِرِيّ	-	ظهر	adj	phenomenal
خِطَابِيّ	-	خطب	adj	discursive
مُحَاجَّة	مُحَاجَّات	حجج	n	argumentation
مُجَادَلَة	مُجَادَلَات	جدل	n	debate
تَضَادِّيّ	-	ضدد	adj	antithetical
مُثُلِيّ	-	مثل	adj	ideal
طُوبَاوِيّ	-	طيب	adj	utopian
تَنْوِير	-	نور	n	enlightenment
تَنْوِيرِيّ	تَنْوِيرِيُّون	نور	adj	enlightenment
إِنْسَانَوِيّ	-	ءنس	adj	humanist
دُنْيَوِيّ	-	دنو	adj	worldly
أُخْرَوِيّ	-	ءخر	adj	of the hereafter
سِيَادِيّ	-	سود	adj	sovereign
سُلْطَوِيّ	-	سلط	adj	authoritarian
تَسَلُّط	-	سلط	n	domination
اِسْتِبْدَاد	-	بدد	n	despotism
اِسْتِبْدَادِيّ	-	بدد	adj	despotic
حُكْمِيّ	-	حكم	adj	judgmental
حُكُومِيّ	-	حكم	adj	governmental
مَلَكِيّ	مَلَكِيُّون	ملك	adj	royal
مَلَكِيَّة	مَلَكِيَّات	ملك	n	monarchy
وِزَارِيّ	-	وزر	adj	ministerial
نِيَابِيّ	-	نوب	adj	parliamentary
دَسْتَرَة	-	دستر	n	constitutionalization
تَشْرِيعِيّ	-	شرع	adj	legislative
شَرْعِيّ	-	شرع	adj	legitimate
شَرْعِيَّة	شَرْعِيَّات	شرع	n	legitimacy
مَشْرُوعِيَّة	-	شرع	n	legality
اِنْتِخَابِيّ	-	نخب	adj	electoral
اِقْتِرَاع	اِقْتِرَاعَات	قرع	n	ballot
مُقْتَرِع	مُقْتَرِعُون	قرع	n	voter
تَصْوِيت	-	صوت	n	voting
تَرَشُّح	-	رشح	n	candidacy
حِزْبِيّ	حِزْبِيُّون	حزب	adj	partisan
تَحَزُّب	-	حزب	n	partisanship
تَعَدُّدِيَّة	تَعَدُّدِيَّات	عدد	n	pluralism
أُحَادِيَّة	-	وحد	n	unilateralism
اِئْتِلَاف	اِئْتِلَافَات	ءلف	n	coalition
اِئْتِلَافِيّ	-	ءلف	adj	coalition
تَحَالُف	تَحَالُفَات	حلف	n	alliance
مِيثَاقِيّ	-	وثق	adj	charter
اِنْضِمَامِيّ	-	ضمم	adj	accession
اِنْفِصَال	-	فصل	n	secession
اِنْفِصَالِيّ	اِنْفِصَالِيُّون	فصل	adj	separatist
اِنْشِقَاق	اِنْشِقَاقَات	شقق	n	schism
مُنْشَقّ	مُنْشَقُّون	شقق	n	dissident
تَمَرُّد	تَمَرُّدَات	مرد	n	rebellion
مُتَمَرِّد	مُتَمَرِّدُون	مرد	n	rebel
عِصْيَانِيّ	-	عصي	adj	mutinous
ثَوْرِيّ	ثَوْرِيُّون	ثور	adj	revolutionary
اِنْقِلَابِيّ	اِنْقِلَابِيُّون	قلب	adj	putschist
إِصْلَاحِيّ	إِصْلَاحِيُّون	صلح	adj	reformist
تَحَرُّر	-	حرر	n	liberation
تَحَرُّرِيّ	-	حرر	adj	liberationist
تَقَدُّمِيّ	تَقَدُّمِيُّون	قدم	adj	progressive
يَمِينِيّ	يَمِينِيُّون	يمن	adj	rightist
يَسَارِيّ	يَسَارِيُّون	يسر	adj	leftist
تَطَرُّف	-	طرف	n	extremism
مُتَطَرِّف	مُتَطَرِّفُون	طرف	n	extremist
غُلُوّ	-	غلو	n	excess
مُغَالَاة	-	غلو	n	exaggeration
وَطَنِيّ	وَطَنِيُّون	وطن	adj	patriotic
وَطَنِيَّة	-	وطن	n	patriotism
قُطْرِيّ	-	قطر	adj	regional
شُعُوبِيَّة	-	شعب	n	anti-Arabism
شَعْبِيّ	-	شعب	adj	popular
شَعْبَوِيّ	شَعْبَوِيُّون	شعب	adj	populist
شَعْبَوِيَّة	-	شعب	n	populism
نُخْبَوِيّ	-	نخب	adj	elitist
نُخْبَوِيَّة	-	نخب	n	elitism
كِفَاحِيّ	-	كفح	adj	militant
نِضَالِيّ	-	نضل	adj	militant
مُنَاضِل	مُنَاضِلُون	نضل	n	militant
حَرْبِيّ	-	حرب	adj	military
عَسْكَرِيّ	عَسْكَرِيُّون	-	adj	military
تَجْنِيد	-	جند	n	conscription
مُجَنَّد	مُجَنَّدُون	جند	n	conscript
تَسَلُّح	-	سلح	n	armament
تَسْلِيح	-	سلح	n	armament
اِسْتِعْمَارِيّ	اِسْتِعْمَارِيُّون	عمر	adj	colonial
وِصَائِيّ	-	وصي	adj	tutelary
تَبَعِيَّة	-	تبع	n	dependency
اِسْتِقْلَالِيَّة	-	قلل	n	independence
اِسْتِعْبَاد	-	عبد	n	enslavement
عُبُودِيَّة	-	عبد	n	slavery
نِخَاسَة	-	نخس	n	slave trade
نَخَّاس	نَخَّاسُون	نخس	n	slave trader
اِحْتِلَالِيّ	-	حلل	adj	occupation
هَيْمَنَة	-	هيمن	n	hegemony
تَوْسِعَة	-	وسع	n	enlargement
تَوَسُّعِيّ	-	وسع	adj	expansionist
تَصْعِيدِيّ	-	صعد	adj	escalatory
تَهْدِئَة	-	هدء	n	calming, truce
تَسْوِيغ	تَسْوِيغَات	سوغ	n	justification
تَطْبِيع	-	طبع	n	normalization
وَفْدِيّ	وَفْدِيُّون	وفد	adj	Wafdist
اِعْتِمَاد	اِعْتِمَادَات	عمد	n	accreditation
مَرَاسِمِيّ	-	رسم	adj	ceremonial
تَشْرِيفَات	-	شرف	n	protocol
جُغْرَافِيّ	جُغْرَافِيُّون	-	adj	geographical
خَرَائِطِيّ	-	خرط	adj	cartographic
حُدُودِيّ	-	حدد	adj	border
سَاحِلِيّ	-	سحل	adj	coastal
جَبَلِيّ	-	جبل	adj	mountainous
سَهْبِيّ	-	سهب	adj	steppe
غَابِيّ	-	غيب	adj	forest
هَضْبِيّ	-	هضب	adj	plateau
بَحْرِيّ	-	بحر	adj	marine
نَهْرِيّ	-	نهر	adj	fluvial
خَلِيجِيّ	خَلِيجِيُّون	خلج	adj	of the Gulf
جَزَرِيّ	-	جزر	adj	insular
قَارِّيّ	-	قرر	adj	continental
اِسْتِوَائِيّ	-	سوي	adj	equatorial
سُكَّانِيّ	-	سكن	adj	population
تَعْمِير	-	عمر	n	construction
عُمْرَانِيّ	-	عمر	adj	urban
مِعْمَارِيّ	مِعْمَارِيُّون	عمر	adj	architectural
عِمَارِيّ	-	عمر	adj	architectural
مَبْنِيّ	-	بني	adj	built, invariable
مَشْرَبِيَّة	مَشْرَبِيَّات	شرب	n	oriel lattice
مُقَرْنَص	مُقَرْنَصَات	قرنص	n	stalactite vault
إِيوَان	إِيوَانَات	-	n	vaulted hall
عِقَادَة	-	عقد	n	vaulting
سَاكِف	سَوَاكِف	سكف	n	lintel
أُسْكُفَّة	أُسْكُفَّات	سكف	n	threshold
عِضَادَة	عِضَادَات	عضد	n	door jamb
تَاجِيّ	-	توج	adj	coronary
بَهْو	أَبْهَاء	بهو	n	hall
مَقْصُورَة	مَقَاصِير,مَقْصُورَات	قصر	n	compartment
تَكِيَّة	تَكَايَا	-	n	hospice
طَابِيَة	طَوَابٍ	-	n	redoubt
زُخْرُفِيّ	-	زخرف	adj	ornamental
تَوْرِيق	-	ورق	n	foliation
تَكْفِيت	-	كفت	n	metal inlay
فُسَيْفِسَاء	-	-	n	mosaic
فُسَيْفِسَائِيّ	-	-	adj	mosaic
تَلْوِين	تَلْوِينَات	لون	n	coloring
تَظْلِيل	-	ظلل	n	shading
مَنْظُورِيّ	-	نظر	adj	perspectival
نَحَّات	نَحَّاتُون	نحت	n	sculptor
مَنْحُوتَة	مَنْحُوتَات	نحت	n	sculpture
مَرْسَم	مَرَاسِم	رسم	n	studio
لَوْحِيّ	-	لوح	adj	tabular
رِيشِيّ	-	ريش	adj	feathery
فَخَّار	-	فخر	n	pottery
فَخَّارِيّ	-	فخر	adj	earthen
فَخَّارِيَّة	فَخَّارِيَّات	فخر	n	piece of pottery
حِرَفِيّ	حِرَفِيُّون	حرف	n	craftsman
نَسَّاج	نَسَّاجُون	نسج	n	weaver
نِسَاجَة	-	نسج	n	weaving
مُطَرِّز	مُطَرِّزُون	طرز	n	embroiderer
وَشْي	-	وشي	n	embroidery
نَمْنَمَة	نَمْنَمَات	نمنم	n	miniature
مُنَمْنَمَة	مُنَمْنَمَات	نمنم	n	miniature
لَحْنِيّ	-	لحن	adj	melodic
مُلَحِّن	مُلَحِّنُون	لحن	n	composer
مَقَامِيّ	-	قوم	adj	modal
إِيقَاعِيّ	-	وقع	adj	rhythmic
طَرَبِيّ	-	طرب	adj	of musical rapture
مُطْرِب	مُطْرِبُون	طرب	n	singer
غِنَاء	-	غني	n	singing
غِنَائِيّ	-	غني	adj	lyrical
غِنَائِيَّة	-	غني	n	lyricism
عَازِف	عَازِفُون	عزف	n	player
عَزْف	-	عزف	n	playing music
مَعْزُوفَة	مَعْزُوفَات	عزف	n	piece of music
رَبَابَة	رَبَابَات	ربب	n	rebec
مِزْهَر	مَزَاهِر	زهر	n	lute
نَفْخِيّ	-	نفخ	adj	wind
نَقْر	-	نقر	n	percussion
نَقَّارَة	نَقَّارَات	نقر	n	kettledrum
صَنْج	صُنُوج	-	n	cymbal
زَغْرُودَة	زَغَارِيد	زغرد	n	ululation
تَهْوِيدَة	تَهْوِيدَات	هود	n	lullaby
مَوَّال	مَوَاوِيل	مول	n	folk song
رَاقِص	رَاقِصُون	رقص	n	dancer
دَبْكَة	دَبْكَات	دبك	n	group dance
تَخْت	تُخُوت	-	n	ensemble
جَوْقَة	جَوْقَات	جوق	n	choir
تَارِيخِيّ	-	ءرخ	adj	historical
تَارِيخَانِيَّة	-	ءرخ	n	historicism
تَأْرِيخ	تَأْرِيخَات	ءرخ	n	dating, historiography
إِخْبَارِيّ	إِخْبَارِيُّون	خبر	adj	news
أَخْبَارِيّ	أَخْبَارِيُّون	خبر	n	chronicler
أَثَرِيّ	أَثَرِيُّون	ءثر	adj	archaeological
تَنْقِيب	تَنْقِيبَات	نقب	n	excavation
مُنَقِّب	مُنَقِّبُون	نقب	n	excavator
لُقْيَة	لُقًى	لقي	n	find
نَقِيشَة	نَقَائِش	نقش	n	inscription
مَسْكُوكَة	مَسْكُوكَات	سكك	n	coin
نُمِّيَّات	-	نمم	n	numismatics
عَتَاقَة	-	عتق	n	antiquity
عَصْرِيّ	-	عصر	adj	modern
حِقْبِيّ	-	حقب	adj	periodic
تَحْقِيب	تَحْقِيبَات	حقب	n	periodization
خِلَافِيّ	-	خلف	adj	controversial
رِفَادَة	-	رفد	n	pilgrim provision
سِدَانَة	-	سدن	n	temple keeping
نِقَابِيّ	نِقَابِيُّون	نقب	n	unionist
مُرَابِط	مُرَابِطُون	ربط	n	garrison soldier
مَمْلُوكِيّ	-	ملك	adj	Mamluk
اِسْتِشْرَاق	-	شرق	n	orientalism
اِسْتِشْرَاقِيّ	-	شرق	adj	orientalist
اِسْتِغْرَاب	-	غرب	n	occidentalism, surprise
تَغْرِيب	-	غرب	n	westernization
أَب	آبَاء	ءبو	n	father
أَخ	إِخْوَة,إِخْوَان	ءخو	n	brother
أُخْت	أَخَوَات	ءخو	n	sister
حَم	أَحْمَاء	حمو	n	father-in-law
حَمَاة	حَمَوَات	حمو	n	mother-in-law
يَد	أَيْدٍ,أَيَادٍ	يدي	n	hand
دَم	دِمَاء	دمي	n	blood
فَم	أَفْوَاه	فوه	n	mouth
سَنَة	سِنُون,سَنَوَات,سِنِين	سنو	n	year
شَفَة	شِفَاه,شَفَوَات	شفه	n	lip
شَاة	شِيَاه,شَاء	شوه	n	sheep, ewe
أَمَة	إِمَاء	ءمو	n	slave girl
لُغَة	لُغَات	لغو	n	language
مِئَة	مِئَات	مءي	n	hundred
فِئَة	فِئَات	فءو	n	category, group
رِئَة	رِئَات	رءي	n	lung
كُرَة	كُرَات,كُرًى	كرو	n	ball, sphere
ثُبَة	ثُبَات	ثبي	n	band of men
عِزَة	عِزُون	عزو	n	separate group
عِضَة	عِضُون	عضو	n	portion
ظُبَة	ظُبَات	ظبو	n	blade edge
قُلَة	قُلَات	قلو	n	tipcat stick
بُرَة	بُرَات	برو	n	nose ring
كُوَّة	كُوًى	كوي	n	small window
لِثَة	لِثَات,لِثًى	لثي	n	gum
حُمَة	حُمَات	حمي	n	sting, venom
حُمَّى	حُمَّيَات	حمم	n	fever
سِمَة	سِمَات	وسم	n	feature, mark
صِفَة	صِفَات	وصف	n	quality, adjective
صِلَة	صِلَات	وصل	n	link, relation
عِظَة	عِظَات	وعظ	n	sermon
عِدَة	عِدَات	وعد	n	promise
ثِقَة	ثِقَات	وثق	n	trust
جِهَة	جِهَات	وجه	n	side, direction
دِيَة	دِيَات	ودي	n	blood money
زِنَة	زِنَات	وزن	n	weight
سَعَة	سَعَات	وسع	n	capacity
ضَعَة	-	وضع	n	lowliness
دَعَة	-	ودع	n	calm, ease
هِبَة	هِبَات	وهب	n	gift
مِقَة	-	ومق	n	affection
سِنَة	سِنَات	وسن	n	drowsiness
شِيَة	شِيَات	وشي	n	blemish, mark
لِدَة	لِدَات	ولد	n	person of same age
رِقَة	رِقُون	ورق	n	silver coin
حِدَة	-	وحد	n	separateness
قِحَة	-	وقح	n	impudence
جِدَة	-	وجد	n	wealth, means
تِرَة	تِرَات	وتر	n	vengeance, deficiency
اِسْم	أَسْمَاء,أَسَامٍ	سمو	n	name, noun
اِبْن	أَبْنَاء,بَنُون	بنو	n	son
اِبْنَة	بَنَات	بنو	n	daughter
بِنْت	بَنَات	بنو	n	girl, daughter
اِبْنُم	-	بنو	n	son
اِثْنَان	-	ثني	n	two
اِثْنَتَان	-	ثني	n	two (feminine)
اِمْرُؤ	رِجَال	مرء	n	man, person
اِمْرَأَة	نِسَاء,نِسْوَة	مرء	n	woman
مَرْأَة	نِسَاء	مرء	n	woman
مَرْء	-	مرء	n	man, person
نِسَاء	-	نسو	n	women
نِسْوَة	-	نسو	n	women
اِسْت	أَسْتَاه	سته	n	buttocks
اِيم	-	يمن	n	oath
مَاء	مِيَاه,أَمْوَاه	موه	n	water
شَيْء	أَشْيَاء	شيء	n	thing
إِنْسَان	أُنَاس,نَاس,أَنَاسِيّ	ءنس	n	human being
نَاس	-	ءنس	n	people
أُنَاس	-	ءنس	n	people
إِنْس	-	ءنس	n	mankind
قَوْس	أَقْوَاس,قِسِيّ	قوس	n	bow, arc
عَصًا	عِصِيّ,أَعْصَاء	عصو	n	stick, staff
فَتَاة	فَتَيَات	فتي	n	girl
قَنَاة	قَنَوَات,أَقْنِيَة	قنو	n	canal, channel
حَيَاة	حَيَوَات	حيي	n	life
حَيَوَان	حَيَوَانَات	حيي	n	animal
حَيّ	أَحْيَاء	حيي	n	living, quarter
حَيَّة	حَيَّات	حيي	n	snake
حَيَاء	-	حيي	n	modesty
صَلَاة	صَلَوَات	صلو	n	prayer
زَكَاة	زَكَوَات	زكو	n	alms tax
نَوَاة	نَوًى,أَنْوِيَة,نَوَيَات	نوي	n	nucleus, stone
نَوًى	أَنْوَاء	نوي	n	remoteness, date stones
غَدَاة	غَدَوَات	غدو	n	early morning
غَد	أَغْدَاء	غدو	n	tomorrow
أَدَاة	أَدَوَات	ءدو	n	tool, particle
دَوَاة	دُوِيّ,دَوَيَات	دوي	n	inkwell
فَلَاة	فَلَوَات,فَلًى	فلو	n	desert
قَطَاة	قَطًا,قَطَوَات	قطو	n	sand grouse
مِرْآة	مَرَايَا	رءي	n	mirror
مِشْكَاة	مَشَاكٍ	شكو	n	niche
مِصْفَاة	مَصَافٍ	صفو	n	strainer, refinery
مِبْرَاة	مَبَارٍ	بري	n	sharpener
مِكْوَاة	مَكَاوٍ	كوي	n	iron
مَلْهَاة	مَلَاهٍ	لهو	n	comedy
مَأْسَاة	مَآسٍ	ءسي	n	tragedy
مُبَارَاة	مُبَارَيَات	بري	n	match
مُعَانَاة	-	عني	n	suffering
مُوسَى	مَوَاسٍ	وسي	n	razor
أُنْثَى	إِنَاث	ءنث	n	female
ذُو	ذَوُو	ذوو	n	possessor of
ذَات	ذَوَات	ذوو	n	self, essence
أُولُو	-	ءول	n	possessors of
أَهْل	أَهَالٍ,أَهْلُون	ءهل	n	people, family
آل	-	ءول	n	family, house
آلَة	آلَات	ءول	n	machine, instrument
آيَة	آيَات,آي	ءيي	n	sign, verse
غَايَة	غَايَات	غيي	n	goal
رَايَة	رَايَات	ريي	n	banner
رَأْي	آرَاء	رءي	n	opinion
رُؤْيَا	رُؤًى	رءي	n	dream vision
رُؤْيَة	رُؤًى	رءي	n	vision
رَأْس	رُؤُوس,أَرْؤُس	رءس	n	head
رَئِيس	رُؤَسَاء	رءس	n	president, chief
بِئْر	آبَار,بِئَار	بءر	n	well
ذِئْب	ذِئَاب	ذءب	n	wolf
فَأْس	فُؤُوس	فءس	n	axe
كَأْس	كُؤُوس,أَكْؤُس	كءس	n	cup
فَأْر	فِئْرَان	فءر	n	mouse
ثَأْر	أَثْآر,آثَار	ثءر	n	vengeance
رِئْم	آرَام	رءم	n	white antelope
سَأَم	-	سءم	n	boredom
سَمَاء	سَمَاوَات,سَمَوَات	سمو	n	sky
سَمَاوَة	-	سمو	n	canopy, silhouette
دُنْيَا	دُنًى	دنو	n	world
عُلْيَا	عُلًى	علو	adj	highest (f.)
قُصْوَى	-	قصو	adj	utmost (f.)
أُولَى	أُوَل,أُولَيَات	ءول	adj	first (f.)
أَوَّل	أَوَائِل,أَوَّلُون	ءول	adj	first
أُخْرَى	أُخَر,أُخْرَيَات	ءخر	adj	other (f.)
آخَر	آخَرُون	ءخر	adj	other
آخِر	أَوَاخِر,آخِرُون	ءخر	adj	last
آخِرَة	-	ءخر	n	hereafter
آدَم	-	ءدم	n	Adam
آدَمِيّ	أَوَادِم,آدَمِيُّون	ءدم	n	human
تُؤَدَة	-	وءد	n	deliberation
تُخَمَة	تُخَم	وخم	n	indigestion
تُهَمَة	تُهَم	وهم	n	accusation
تُهْمَة	تُهَم	وهم	n	accusation
تُكَأَة	-	وكء	n	pretext, support
تُرَاث	-	ورث	n	heritage
تُجَاه	-	وجه	n	direction, towards
تُقًى	-	وقي	n	piety
تَقْوَى	-	وقي	n	piety
تَقِيّ	أَتْقِيَاء	وقي	adj	pious
تَتْرَى	-	وتر	adj	in succession
تَارَة	تَارَات	تور	n	once, at times
تَوْأَم	تَوَائِم	وءم	n	twin
تَوْرَاة	-	-	n	Torah
تَلِيد	-	ولد	adj	inherited, old
تِلَاد	-	ولد	n	inherited property
تِجَاه	-	وجه	n	towards
وِجْهَة	وِجْهَات	وجه	n	direction
وَرَاء	-	وري	n	behind
وَرًى	-	وري	n	mankind
قَفًا	أَقْفَاء,أَقْفِيَة	قفو	n	nape, back
رَحًى	أَرْحَاء,أَرْحِيَة	رحي	n	millstone
حَصًى	-	حصي	n	pebbles
حَصَاة	حَصَيَات,حَصًى,حَصَوَات	حصي	n	pebble, stone
حَشًا	أَحْشَاء	حشو	n	bowels, viscera
مِعًى	أَمْعَاء	معي	n	intestine
هَوًى	أَهْوَاء	هوي	n	passion, whim
هَوَاء	أَهْوِيَة	هوي	n	air
هُوِيَّة	هُوِيَّات	-	n	identity
هُوَّة	هُوًى,هُوَّات	هوي	n	abyss, gap
هَاوِيَة	-	هوي	n	abyss
مَاهِيَّة	مَاهِيَّات	-	n	quiddity, essence
كَيْفِيَّة	كَيْفِيَّات	-	n	manner
كَمِّيَّة	كَمِّيَّات	-	n	quantity
كَمّ	كُمُوم	-	n	quantity
أَنَانِيَّة	-	-	n	selfishness
ضِدّ	أَضْدَاد	ضدد	n	opposite
سِتَّة	-	سدس	n	six
سِتّ	سِتَّات	سدس	n	six
سِتُّون	-	سدس	n	sixty
سَادِس	-	سدس	adj	sixth
وَاحِد	وُحْدَان,آحَاد	وحد	n	one
أَحَد	آحَاد	وحد	n	one, someone
إِحْدَى	-	وحد	n	one (f.)
ثَلَاثَة	-	ثلث	n	three
أَرْبَعَة	-	ربع	n	four
خَمْسَة	-	خمس	n	five
سَبْعَة	-	سبع	n	seven
ثَمَانِيَة	-	ثمن	n	eight
تِسْعَة	-	تسع	n	nine
عَشَرَة	-	عشر	n	ten
عِشْرُون	-	عشر	n	twenty
ثَلَاثُون	-	ثلث	n	thirty
أَرْبَعُون	-	ربع	n	forty
خَمْسُون	-	خمس	n	fifty
سَبْعُون	-	سبع	n	seventy
ثَمَانُون	-	ثمن	n	eighty
تِسْعُون	-	تسع	n	ninety
أَلْف	آلَاف,أُلُوف	ءلف	n	thousand
مِلْيُون	مَلَايِين	-	n	million
مِلْيَار	مِلْيَارَات	-	n	billion
صِفْر	أَصْفَار	صفر	n	zero
نِصْف	أَنْصَاف	نصف	n	half
ثُلْث	أَثْلَاث	ثلث	n	third
رُبْع	أَرْبَاع	ربع	n	quarter
خُمْس	أَخْمَاس	خمس	n	fifth
سُدْس	أَسْدَاس	سدس	n	sixth
سُبْع	أَسْبَاع	سبع	n	seventh
ثُمْن	أَثْمَان	ثمن	n	eighth
تُسْع	أَتْسَاع	تسع	n	ninth
عُشْر	أَعْشَار	عشر	n	tenth
بِضْعَة	-	بضع	n	a few
نَيِّف	-	نوف	n	odd, some
إِلَه	آلِهَة	ءله	n	god
رَجُل	رِجَال	رجل	n	man
أَمْس	أُمُوس	ءمس	n	yesterday
بَارِحَة	-	برح	n	last night
حَيْث	-	-	n	where
بَعْض	أَبْعَاض	بعض	n	some
كُلّ	-	كلل	n	all, whole
كُلِّيَّة	كُلِّيَّات	كلل	n	faculty, college
كِلَا	-	كلو	n	both
كِلْتَا	-	كلو	n	both (f.)
غَيْر	أَغْيَار	غير	n	other than
سِوًى	-	سوي	n	except
مِثْل	أَمْثَال	مثل	n	like
عِنْدِيَّة	-	عند	n	adness, opinion
لَدُن	-	لدن	n	at, from (presence)
كَذِب	أَكَاذِيب	كذب	n	lie
وِدّ	أَوْدَاد	ودد	n	affection
وَلِيّ	أَوْلِيَاء	ولي	n	guardian, saint
مَوْلًى	مَوَالٍ	ولي	n	master, client
عَمًى	-	عمي	n	blindness
هُدًى	-	هدي	n	guidance
أَذًى	-	ءذي	n	harm
غِنًى	-	غني	n	wealth
رِضًا	-	رضي	n	contentment
رِبًا	-	ربو	n	usury
زِنًى	-	زني	n	adultery
قِرًى	-	قري	n	hospitality
سُدًى	-	سدي	n	in vain
ضُحًى	-	ضحو	n	forenoon
مَدًى	أَمْدَاء	مدي	n	extent, range
صَدًى	أَصْدَاء	صدي	n	echo
نَدًى	أَنْدَاء	ندي	n	dew
ثَرًى	أَثْرَاء	ثري	n	moist earth
قُوَّة	قُوًى,قُوَّات	قوي	n	force
قُدْوَة	قُدُوَات	قدو	n	model
أُسْوَة	أُسًى	ءسو	n	model
كِسْوَة	كُسًى	كسو	n	clothing
رِشْوَة	رُشًى,رِشًى	رشو	n	bribe
لِحْيَة	لِحًى,لُحًى	لحي	n	beard
حِلْيَة	حُلًى,حِلًى	حلي	n	ornament
بِنْيَة	بِنًى,بُنًى	بني	n	structure
فِدْيَة	فِدًى	فدي	n	ransom
فِرْيَة	فِرًى	فري	n	lie
جِزْيَة	جِزًى	جزي	n	poll tax
لُهْوَة	لُهًى	لهو	n	gift
ذِرْوَة	ذُرًى	ذرو	n	summit
عُرْوَة	عُرًى	عرو	n	loop, bond
خُطْوَة	خُطُوَات,خُطًى	خطو	n	step
مُدْيَة	مُدًى	مدي	n	knife
كُلْيَة	كُلًى	كلي	n	kidney
دُمْيَة	دُمًى	دمي	n	doll
رُقْيَة	رُقًى	رقي	n	spell, charm
قَرْيَة	قُرًى	قري	n	village
زَاوِيَة	زَوَايَا	زوي	n	angle, corner
كَيْفِيّ	-	-	adj	qualitative
أَيْنِيَّة	-	-	n	whereness
لِمِّيَّة	-	-	n	whyness
مَعِيَّة	-	-	n	coexistence
إِنِّيَّة	-	-	n	thatness
سَجْع	أَسْجَاع	سجع	n	rhymed prose
سَرْد	-	سرد	n	narration
بَسْمَلَة	-	بسمل	n	saying bismillah
دِيبَاجَة	دِيبَاجَات	دبج	n	preamble
دُعَابَة	دُعَابَات	دعب	n	joke
حَبْكَة	حَبَكَات	حبك	n	plot
تَحَرٍّ	تَحَرِّيَات	حري	n	inquiry, investigation
إِلْهَام	إِلْهَامَات	لهم	n	inspiration
نُسْخَة	نُسَخ	نسخ	n	copy
نَاسِخ	نُسَّاخ,نَوَاسِخ	نسخ	n	copyist, abrogating
نِضَال	-	نضل	n	struggle
نَعْت	نُعُوت	نعت	n	adjective
نَمَط	أَنْمَاط	نمط	n	pattern
تَرْنِيمَة	تَرَانِيم	رنم	n	hymn
عِلْم	عُلُوم	علم	n	science
عَالِم	عُلَمَاء,عَالِمُون	علم	n	scholar
عَلَم	أَعْلَام	علم	n	flag, proper name
عَلَامَة	عَلَامَات,عَلَائِم	علم	n	mark, sign
عَلَّامَة	-	علم	n	great scholar
مَعْلُومَة	مَعْلُومَات	علم	n	piece of information
مَعْلَم	مَعَالِم	علم	n	landmark
مُعَلِّم	مُعَلِّمُون	علم	n	teacher
تَعْلِيم	تَعَالِيم	علم	n	teaching
كِتَاب	كُتُب	كتب	n	book
كَاتِب	كُتَّاب,كَتَبَة	كتب	n	writer
كُتَّاب	كَتَاتِيب	كتب	n	Quran school
كِتَابَة	كِتَابَات	كتب	n	writing
كُتَيِّب	كُتَيِّبَات	كتب	n	booklet
مَكْتَب	مَكَاتِب	كتب	n	office, desk
مَكْتَبَة	مَكْتَبَات	كتب	n	library
مَكْتُوب	مَكَاتِيب	كتب	n	letter
كَتِيبَة	كَتَائِب	كتب	n	battalion
مَدْرَسَة	مَدَارِس	درس	n	school
دَرْس	دُرُوس	درس	n	lesson
دِرَاسَة	دِرَاسَات	درس	n	study
مُدَرِّس	مُدَرِّسُون	درس	n	teacher
جَامِعَة	جَامِعَات	جمع	n	university
جَامِع	جَوَامِع	جمع	n	mosque
مَعْهَد	مَعَاهِد	عهد	n	institute
طَالِب	طُلَّاب,طَلَبَة	طلب	n	student
تِلْمِيذ	تَلَامِيذ,تَلَامِذَة	-	n	pupil
أُسْتَاذ	أَسَاتِذَة	-	n	professor
شَيْخ	شُيُوخ,مَشَايِخ	شيخ	n	sheikh, elder
صَفّ	صُفُوف	صفف	n	row, class
فَصْل	فُصُول	فصل	n	chapter, season
قِسْم	أَقْسَام	قسم	n	section
بَاب	أَبْوَاب	بوب	n	door, chapter
صَفْحَة	صَفَحَات	صفح	n	page
صَحِيفَة	صُحُف,صَحَائِف	صحف	n	newspaper
صَحَافَة	-	صحف	n	press
مُصْحَف	مَصَاحِف	صحف	n	copy of the Quran
سَطْر	أَسْطُر,سُطُور	سطر	n	line
أُسْطُورَة	أَسَاطِير	سطر	n	legend
كَلِمَة	كَلِمَات,كَلِم	كلم	n	word
كَلَام	-	كلم	n	speech
حَرْف	حُرُوف,أَحْرُف	حرف	n	letter
لَفْظ	أَلْفَاظ	لفظ	n	word, expression
مُفْرَدَة	مُفْرَدَات	فرد	n	vocabulary item
مُفْرَد	مُفْرَدَات	فرد	n	singular
مُثَنًّى	مُثَنَّيَات	ثني	n	dual
جَمْع	جُمُوع	جمع	n	plural, gathering
فِعْل	أَفْعَال	فعل	n	verb, act
فَاعِل	فَوَاعِل,فَاعِلُون	فعل	n	subject, doer
مَفْعُول	مَفَاعِيل	فعل	n	object
مَصْدَر	مَصَادِر	صدر	n	source, verbal noun
ضَمِير	ضَمَائِر	ضمر	n	pronoun, conscience
ظَرْف	ظُرُوف	ظرف	n	adverb, circumstance
صِيغَة	صِيَغ	صوغ	n	form, formula
جُمْلَة	جُمَل	جمل	n	sentence
عِبَارَة	عِبَارَات	عبر	n	phrase
نَحْو	أَنْحَاء	نحو	n	grammar, direction
صَرْف	صُرُوف	صرف	n	morphology
إِعْرَاب	إِعْرَابَات	عرب	n	inflection
بَلَاغَة	-	بلغ	n	rhetoric
فَصَاحَة	-	فصح	n	eloquence
عَرُوض	أَعَارِيض	عرض	n	prosody
قَافِيَة	قَوَافٍ	قفو	n	rhyme
بَيْت	بُيُوت,أَبْيَات	بيت	n	house, verse
قَصِيدَة	قَصَائِد	قصد	n	poem
شِعْر	أَشْعَار	شعر	n	poetry
شَاعِر	شُعَرَاء	شعر	n	poet
دِيوَان	دَوَاوِين	-	n	collection of poems
نَثْر	-	نثر	n	prose
أَدَب	آدَاب	ءدب	n	literature
أَدِيب	أُدَبَاء	ءدب	n	man of letters
قِصَّة	قِصَص	قصص	n	story
أُقْصُوصَة	أَقَاصِيص	قصص	n	short story
رِوَايَة	رِوَايَات	روي	n	novel
حِكَايَة	حِكَايَات	حكي	n	tale
خُرَافَة	خُرَافَات	خرف	n	superstition
مَسْرَح	مَسَارِح	سرح	n	theatre
مَسْرَحِيَّة	مَسْرَحِيَّات	سرح	n	play
مَثَل	أَمْثَال	مثل	n	proverb
مِثَال	أَمْثِلَة,مُثُل	مثل	n	example
حِكْمَة	حِكَم	حكم	n	wisdom
قَوْل	أَقْوَال,أَقَاوِيل	قول	n	saying
مَقَال	مَقَالَات	قول	n	article
مَقَالَة	مَقَالَات	قول	n	essay
مَقُولَة	مَقُولَات	قول	n	category, saying
خُطْبَة	خُطَب	خطب	n	speech
خِطْبَة	-	خطب	n	betrothal
خَطِيب	خُطَبَاء	خطب	n	preacher
خِطَاب	خِطَابَات,أَخْطِبَة	خطب	n	discourse, letter
رِسَالَة	رَسَائِل,رِسَالَات	رسل	n	letter, message
بَحْث	بُحُوث,أَبْحَاث	بحث	n	research
مَبْحَث	مَبَاحِث	بحث	n	topic
مَوْضُوع	مَوَاضِيع,مَوْضُوعَات	وضع	n	subject
عُنْوَان	عَنَاوِين	عنون	n	title, address
فِهْرِس	فَهَارِس	-	n	index
مُعْجَم	مَعَاجِم,مُعْجَمَات	عجم	n	dictionary
قَامُوس	قَوَامِيس	قمس	n	dictionary
مَوْسُوعَة	مَوْسُوعَات	وسع	n	encyclopaedia
مَتْن	مُتُون	متن	n	text
نَصّ	نُصُوص	نصص	n	text
حَاشِيَة	حَوَاشٍ	حشو	n	margin, gloss
هَامِش	هَوَامِش	همش	n	margin
شَرْح	شُرُوح	شرح	n	explanation
تَفْسِير	تَفَاسِير	فسر	n	interpretation
تَعْرِيف	تَعَارِيف,تَعْرِيفَات	عرف	n	definition
تَرْجَمَة	تَرَاجِم,تَرْجَمَات	ترجم	n	translation
مُتَرْجِم	مُتَرْجِمُون	ترجم	n	translator
تَرْجُمَان	تَرَاجِمَة	ترجم	n	interpreter
مُصْطَلَح	مُصْطَلَحَات	صلح	n	term
اِصْطِلَاح	اِصْطِلَاحَات	صلح	n	convention, term
مَفْهُوم	مَفَاهِيم	فهم	n	concept
مَعْنًى	مَعَانٍ	عني	n	meaning
مَغْزًى	مَغَازٍ	غزو	n	moral, import
دَلَالَة	دَلَالَات	دلل	n	signification
مَدْلُول	مَدْلُولَات	دلل	n	signified
دَلِيل	أَدِلَّة,دَلَائِل	دلل	n	proof, guide
مُرَادِف	مُرَادِفَات	ردف	n	synonym
مُرَاد	-	رود	n	intention
اِشْتِقَاق	اِشْتِقَاقَات	شقق	n	derivation
مُشْتَقّ	مُشْتَقَّات	شقق	n	derivative
نَحْت	-	نحت	n	blending, sculpture
تَعْرِيب	-	عرب	n	Arabicization
مُعَرَّب	مُعَرَّبَات	عرب	n	Arabicized word
دَخِيل	دُخَلَاء	دخل	n	foreign, loanword
لَهْجَة	لَهَجَات	لهج	n	dialect
نُطْق	-	نطق	n	pronunciation
مَنْطِق	-	نطق	n	logic
مِنْطَقَة	مَنَاطِق	نطق	n	region
مَخْرَج	مَخَارِج	خرج	n	exit, articulation point
هَمْزَة	هَمَزَات	همز	n	hamza
نَغْمَة	نَغَمَات,أَنْغَام	نغم	n	tone
نَبْرَة	نَبَرَات	نبر	n	accent, tone
مَقْطَع	مَقَاطِع	قطع	n	syllable
قِطْعَة	قِطَع	قطع	n	piece
سَابِقَة	سَوَابِق	سبق	n	prefix, precedent
لَاحِقَة	لَوَاحِق	لحق	n	suffix
زَائِدَة	زَوَائِد	زيد	n	appendix, affix
سُؤَال	أَسْئِلَة	سءل	n	question
مَسْأَلَة	مَسَائِل	سءل	n	matter, problem
جَوَاب	أَجْوِبَة	جوب	n	answer
إِجَابَة	إِجَابَات	جوب	n	answer
مُسَاءَلَة	مُسَاءَلَات	سءل	n	questioning, accountability
تَسَاؤُل	تَسَاؤُلَات	سءل	n	question
حَلّ	حُلُول	حلل	n	solution
تَمْرِين	تَمَارِين,تَمْرِينَات	مرن	n	exercise
تَدْرِيب	تَدْرِيبَات,تَدَارِيب	درب	n	training
اِمْتِحَان	اِمْتِحَانَات	محن	n	examination
اِخْتِبَار	اِخْتِبَارَات	خبر	n	test
فَحْص	فُحُوص,فُحُوصَات	فحص	n	examination
شَهَادَة	شَهَادَات	شهد	n	certificate, testimony
إِجَازَة	إِجَازَات	جوز	n	licence, leave
جَائِزَة	جَوَائِز	جوز	n	prize
قَلَم	أَقْلَام	قلم	n	pen
حِبْر	أَحْبَار	حبر	n	ink
مِدَاد	-	مدد	n	ink
كُرَّاس	كَرَارِيس	كرس	n	notebook
كُرَّاسَة	كَرَارِيس,كُرَّاسَات	كرس	n	notebook
لَوْح	أَلْوَاح	لوح	n	board
لَوْحَة	لَوْحَات	لوح	n	painting, board
سَبُّورَة	سَبُّورَات	سبر	n	blackboard
مِمْحَاة	مَمَاحٍ	محو	n	eraser
مِحْبَرَة	مَحَابِر	حبر	n	inkwell
حَقِيبَة	حَقَائِب	حقب	n	bag
مَنْهَج	مَنَاهِج	نهج	n	method, curriculum
مِنْهَاج	مَنَاهِيج,مَنَاهِج	نهج	n	way, curriculum
نَهْج	نُهُوج	نهج	n	approach
أُسْلُوب	أَسَالِيب	سلب	n	style
طَرِيقَة	طُرُق,طَرَائِق	طرق	n	method
فِكْرَة	فِكَر,أَفْكَار	فكر	n	idea
فِكْر	أَفْكَار	فكر	n	thought
مُفَكِّر	مُفَكِّرُون	فكر	n	thinker
عَقْل	عُقُول	عقل	n	mind
ذِهْن	أَذْهَان	ذهن	n	mind
فَهْم	أَفْهَام	فهم	n	understanding
حِفْظ	-	حفظ	n	memorization
ذِكْرَى	ذِكْرَيَات	ذكر	n	memory
ذِكْر	أَذْكَار	ذكر	n	mention
مُذَكِّرَة	مُذَكِّرَات	ذكر	n	memorandum
تَذْكِرَة	تَذَاكِر	ذكر	n	ticket
خَيَال	أَخْيِلَة	خيل	n	imagination
فَلْسَفَة	فَلْسَفَات	فلسف	n	philosophy
فَيْلَسُوف	فَلَاسِفَة	فلسف	n	philosopher
تَارِيخ	تَوَارِيخ	ءرخ	n	history, date
مُؤَرِّخ	مُؤَرِّخُون	ءرخ	n	historian
جُغْرَافِيَا	-	-	n	geography
خَرِيطَة	خَرَائِط	خرط	n	map
خَارِطَة	خَرَائِط	خرط	n	map
فَنّ	فُنُون,أَفْنَان	فنن	n	art
فَنَّان	فَنَّانُون	فنن	n	artist
رَسْم	رُسُوم,رُسُومَات	رسم	n	drawing, fee
رَسَّام	رَسَّامُون	رسم	n	painter
مَرْسُوم	مَرَاسِيم	رسم	n	decree
صُورَة	صُوَر	صور	n	picture, form
تَصَوُّر	تَصَوُّرَات	صور	n	conception
نَقْش	نُقُوش	نقش	n	inscription
تِمْثَال	تَمَاثِيل	مثل	n	statue
مُوسِيقَا	-	-	n	music
مُوسِيقَى	-	-	n	music
لَحْن	أَلْحَان,لُحُون	لحن	n	melody
أُغْنِيَة	أَغَانٍ	غني	n	song
أُنْشُودَة	أَنَاشِيد	نشد	n	hymn
نَشِيد	أَنَاشِيد	نشد	n	anthem
عُود	عِيدَان,أَعْوَاد	عود	n	lute, stick
مِزْمَار	مَزَامِير	زمر	n	flute
مَزْمُور	مَزَامِير	زمر	n	psalm
طَبْل	طُبُول	طبل	n	drum
نَاي	نَايَات	-	n	flute
مِعْزَف	مَعَازِف	عزف	n	musical instrument
نَقْد	نُقُود	نقد	n	criticism, money
نَاقِد	نُقَّاد	نقد	n	critic
خَبَر	أَخْبَار	خبر	n	news
خَبِير	خُبَرَاء	خبر	n	expert
خِبْرَة	خِبْرَات	خبر	n	experience
حَدِيث	أَحَادِيث	حدث	n	talk, tradition
حَدَث	أَحْدَاث	حدث	n	event
أُحْدُوثَة	أَحَادِيث	حدث	n	topic of talk
حَادِثَة	حَوَادِث	حدث	n	incident
حَادِث	حَوَادِث	حدث	n	accident
نُكْتَة	نُكَت,نِكَات	نكت	n	joke
لُغْز	أَلْغَاز	لغز	n	riddle
أُحْجِيَّة	أَحَاجِيّ	حجو	n	riddle
أُحْجِيَة	أَحَاجٍ	حجو	n	riddle
مَخْطُوطَة	مَخْطُوطَات	خطط	n	manuscript
مَخْطُوط	مَخْطُوطَات	خطط	n	manuscript
وَثِيقَة	وَثَائِق	وثق	n	document
مُجَلَّد	مُجَلَّدَات	جلد	n	volume
مَجَلَّة	مَجَلَّات	جلل	n	journal
جَرِيدَة	جَرَائِد	جرد	n	newspaper
طَبْعَة	طَبَعَات	طبع	n	edition
مَطْبَعَة	مَطَابِع	طبع	n	printing press
طِبَاعَة	-	طبع	n	printing
نَاشِر	نَاشِرُون	نشر	n	publisher
نَشْرَة	نَشَرَات	نشر	n	bulletin
مَنْشُور	مَنَاشِير,مَنْشُورَات	نشر	n	publication, prism
مُؤَلِّف	مُؤَلِّفُون	ءلف	n	author
مُؤَلَّف	مُؤَلَّفَات	ءلف	n	written work
تَأْلِيف	تَآلِيف	ءلف	n	composition
تَصْنِيف	تَصَانِيف	صنف	n	classification
صِنْف	أَصْنَاف,صُنُوف	صنف	n	sort
مَجْمَع	مَجَامِع	جمع	n	academy
نَدْوَة	نَدَوَات	ندو	n	seminar
مُؤْتَمَر	مُؤْتَمَرَات	ءمر	n	conference
مُلْتَقًى	مُلْتَقَيَات	لقي	n	forum
مُنْتَدًى	مُنْتَدَيَات	ندو	n	forum
نَادٍ	أَنْدِيَة,نَوَادٍ	ندو	n	club
مُحَاضَرَة	مُحَاضَرَات	حضر	n	lecture
مَحْضَر	مَحَاضِر	حضر	n	minutes, record
أُطْرُوحَة	أُطْرُوحَات,أَطَارِيح	طرح	n	thesis
مُلَخَّص	مُلَخَّصَات	لخص	n	summary
مُقَدِّمَة	مُقَدِّمَات	قدم	n	introduction
خَاتِمَة	خَوَاتِم,خَوَاتِيم	ختم	n	conclusion
خَاتَم	خَوَاتِم	ختم	n	ring, seal
مَرْجِع	مَرَاجِع	رجع	n	reference
تَقْرِير	تَقَارِير	قرر	n	report
تَوْصِيَة	تَوْصِيَات	وصي	n	recommendation
نَتِيجَة	نَتَائِج	نتج	n	result
فَائِدَة	فَوَائِد	فيد	n	benefit
مُحَاوَرَة	مُحَاوَرَات	حور	n	dialogue
حِوَار	حِوَارَات	حور	n	dialogue
مُنَاظَرَة	مُنَاظَرَات	نظر	n	debate
جَدَل	-	جدل	n	argument
حُجَّة	حُجَج	حجج	n	argument
حِجَّة	حِجَج	حجج	n	year, pilgrimage
شُبْهَة	شُبَه,شُبُهَات	شبه	n	suspicion
مُشْكِلَة	مَشَاكِل,مُشْكِلَات	شكل	n	problem
إِشْكَال	إِشْكَالَات	شكل	n	difficulty
خَطَأ	أَخْطَاء	خطء	n	mistake
صَوَاب	-	صوب	n	correctness
حَرْقَفَة	حَرَاقِف	حرقف	n	hip bone, ilium
قَحْفِيّ	-	قحف	adj	cranial
خُشَشَاء	-	خشش	n	mastoid
قَمَحْدُوَة	قَمَاحِد	قمحد	n	occipital protuberance
وَجْنِيّ	-	وجن	adj	zygomatic
وَدَجِيّ	-	ودج	adj	jugular
وَدَج	أَوْدَاج	ودج	n	jugular vein
وِدَاج	أَوْدِجَة	ودج	n	jugular vein
وَرِيدِيّ	-	ورد	adj	venous
شِرْيَانِيّ	-	شري	adj	arterial
أَبْهَرِيّ	-	بهر	adj	aortic
أُذَيْنِيّ	-	ءذن	adj	atrial
بُطَيْنِيّ	-	بطن	adj	ventricular
شَغَافِيّ	-	شغف	adj	endocardial
تَامُورِيّ	-	تمر	adj	pericardial
جَنْبِيّ	-	جنب	adj	pleural, lateral
قَصَبِيّ	-	قصب	adj	bronchial
قُصَيْبَة	قُصَيْبَات	قصب	n	bronchiole
رُغَامَى	-	رغم	n	trachea
رُغَامِيّ	-	رغم	adj	tracheal
سِنْخ	أَسْنَاخ	سنخ	n	alveolus, socket
سِنْخِيّ	-	سنخ	adj	alveolar
حَنْجَرِيّ	-	حنجر	adj	laryngeal
بُلْعُومِيّ	-	بلعم	adj	pharyngeal
مَرِيئِيّ	-	مرء	adj	esophageal
مِعَوِيّ	-	معي	adj	intestinal
عَفَجِيّ	-	عفج	adj	duodenal
شَرَجِيّ	-	شرج	adj	anal
عَاصِرَة	عَوَاصِر	عصر	n	sphincter
صَفْرَاوِيّ	-	صفر	adj	biliary
كَبِدِيّ	-	كبد	adj	hepatic
طِحَالِيّ	-	طحل	adj	splenic
كُلْوِيّ	-	كلي	adj	renal
كُظْرِيّ	-	كظر	adj	adrenal
حَالِبِيّ	-	حلب	adj	ureteral
إِحْلِيلِيّ	-	حلل	adj	urethral
مَهْبِل	مَهَابِل	هبل	n	vagina
مَهْبِلِيّ	-	هبل	adj	vaginal
بَظْر	بُظُور	بظر	n	clitoris
فَرْجِيّ	-	فرج	adj	vulvar
رَحِمِيّ	-	رحم	adj	uterine
مَبِيضِيّ	-	بيض	adj	ovarian
خُصْيَوِيّ	-	خصي	adj	testicular
صَفَن	أَصْفَان	صفن	n	scrotum
صَفَنِيّ	-	صفن	adj	scrotal
بَرْبَخ	بَرَابِخ	بربخ	n	epididymis
أَسْهَر	-	سهر	n	vas deferens
قُلْفَة	قُلَف	قلف	n	foreskin
حَشَفَة	حَشَفَات	حشف	n	glans
عِجَان	أَعْجِنَة	عجن	n	perineum
عِجَانِيّ	-	عجن	adj	perineal
مَأْنَة	مَأَنَات	مءن	n	navel fat
مَرَاقّ	-	رقق	n	soft belly
شُرْسُوف	شَرَاسِيف	شرسف	n	epigastrium
شُرْسُوفِيّ	-	شرسف	adj	epigastric
خَثْلَة	-	خثل	n	hypogastrium
مَغْبِن	مَغَابِن	غبن	n	groin fold
إِبْطِيّ	-	ءبط	adj	axillary
عَضُدِيّ	-	عضد	adj	brachial
كُعْبُرِيّ	-	كعبر	adj	radial
زَنْدِيّ	-	زند	adj	ulnar
رُسْغِيّ	-	رسغ	adj	carpal
سِنْع	أَسْنَاع	سنع	n	metacarpus
سِنْعِيّ	-	سنع	adj	metacarpal
سُلَامِيّ	-	سلم	adj	phalangeal
بُرْجُمَة	بَرَاجِم	برجم	n	knuckle
رَاجِبَة	رَوَاجِب	رجب	n	finger joint
أُنْمُلَة	أَنَامِل	نمل	n	fingertip
كَتِفِيّ	-	كتف	adj	scapular
تَرْقُوِيّ	-	ترق	adj	clavicular
غُرَابِيّ	-	غرب	adj	coracoid
أَخْرَم	-	خرم	n	acromion
ضِلْعِيّ	-	ضلع	adj	costal
وَرْبِيّ	-	ورب	adj	intercostal
فَقَارِيّ	-	فقر	adj	vertebral
لَافِقَارِيّ	-	فقر	adj	invertebrate
فِهْقَة	فِهَاق	فهق	n	atlas vertebra
قَطَنِيّ	-	قطن	adj	lumbar
عَجُزِيّ	-	عجز	adj	sacral
عُصْعُصِيّ	-	عصعص	adj	coccygeal
وَرِكِيّ	-	ورك	adj	ischial
مَدْوَر	مَدَاوِر	دور	n	trochanter
فَخِذِيّ	-	فخذ	adj	femoral
دَاغِصَة	دَوَاغِص	دغص	n	patella
مَأْبِض	مَآبِض	ءبض	n	popliteal space
مَأْبِضِيّ	-	ءبض	adj	popliteal
ظُنْبُوبِيّ	-	ظنب	adj	tibial
شَظَوِيّ	-	شظي	adj	fibular
رَبْلَة	رَبَلَات	ربل	n	calf of leg
عُرْقُوب	عَرَاقِيب	عرقب	n	Achilles tendon
عَقِبِيّ	-	عقب	adj	calcaneal
أَخْمَص	أَخَامِص	خمص	n	sole of foot
أَخْمَصِيّ	-	خمص	adj	plantar
رَاحِيّ	-	روح	adj	palmar
إِنْسِيّ	-	ءنس	adj	medial, human
سَهْمِيّ	-	سهم	adj	sagittal
إِكْلِيل	أَكَالِيل	كلل	n	crown, corona
إِكْلِيلِيّ	-	كلل	adj	coronary, coronal
ظَهْرِيّ	-	ظهر	adj	dorsal
بَطْنِيّ	-	بطن	adj	ventral, abdominal
ذَيْلِيّ	-	ذيل	adj	caudal
قَاصِيَة	قَوَاصٍ	قصو	n	distal part
دِمَاغِيّ	-	دمغ	adj	cerebral
مُخَيْخِيّ	-	مخخ	adj	cerebellar
سِحَائِيّ	-	سحي	adj	meningeal
سِحَاء	أَسْحِيَة	سحي	n	meninx
مِهَاد	أَمْهِدَة	مهد	n	thalamus
مِهَادِيّ	-	مهد	adj	thalamic
وِطَاء	أَوْطِئَة	وطء	n	hypothalamus, bedding
نُخَامَة	نُخَامَات	نخم	n	phlegm
نُخَامِيّ	-	نخم	adj	pituitary
صَنَوْبَرِيّ	-	صنبر	adj	pineal
حُصَيْن	-	حصن	n	hippocampus
لَوْزِيّ	-	لوز	adj	tonsillar
تَلَم	أَتْلَام	تلم	n	sulcus, furrow
ثَلْم	أَثْلَام	ثلم	n	notch, sulcus
تَلْفِيف	تَلَافِيف	لفف	n	gyrus
فُصَيْص	فُصَيْصَات	فصص	n	lobule
نُخَاعِيّ	-	نخع	adj	medullary, spinal
نِقْيِيّ	-	نقي	adj	myeloid
نِقَوِيّ	-	نقي	adj	myeloid
ضَفِيرِيّ	-	ضفر	adj	plexiform
مَشْبَك	مَشَابِك	شبك	n	synapse, clip
تَشَابُك	تَشَابُكَات	شبك	n	entanglement, synapsis
عَصَبِيّ	-	عصب	adj	nervous, neural
عَصَبُونِيّ	-	عصب	adj	neuronal
مُبْهَم	مُبْهَمَات	بهم	adj	vagus, vague
مِحْوَار	مَحَاوِير	حور	n	axon
صُلْبَوِيّ	-	صلب	adj	scleral
حَدَقِيّ	-	حدق	adj	pupillary
بُؤْبُؤ	بَآبِئ	بءبء	n	pupil of eye
حَجَاجِيّ	-	حجج	adj	orbital
مَأْق	آمَاق	مءق	n	canthus
مُوق	آمَاق	موق	n	inner canthus
لِحَاظ	-	لحظ	n	outer canthus
دَمْعِيّ	-	دمع	adj	lacrimal
مُلْتَحِمَة	مُلْتَحِمَات	لحم	n	conjunctiva
هُدْبِيّ	-	هدب	adj	ciliary
زُجَاجِيّ	-	زجج	adj	vitreous, glassy
جَفْنِيّ	-	جفن	adj	palpebral
صِمَاخِيّ	-	صمخ	adj	meatal
صِيوَان	صِيوَانَات	صون	n	pinna, pavilion
صِيوَانِيّ	-	صون	adj	auricular
طَبْلِيّ	-	طبل	adj	tympanic
دِهْلِيزِيّ	-	دهلز	adj	vestibular
قَوْقَعِيّ	-	قوقع	adj	cochlear
وَتَدِيّ	-	وتد	adj	sphenoid
غِرْبَالِيّ	-	غربل	adj	ethmoid
صُدْغِيّ	-	صدغ	adj	temporal bone
جِدَارِيّ	-	جدر	adj	parietal, mural
قَذَالِيّ	-	قذل	adj	occipital
جَبْهِيّ	-	جبه	adj	frontal
مِيكَعَة	مَيَاكِع	وكع	n	ploughshare
مِيكَعِيّ	-	وكع	adj	vomeral
نَكَفِيّ	-	نكف	adj	parotid
لُعَابِيّ	-	لعب	adj	salivary
لِسَانِيّ	-	لسن	adj	lingual
ضَاحِكَة	ضَوَاحِك	ضحك	n	premolar
رَحَوِيّ	-	رحو	adj	molar
قَاطِعِيّ	-	قطع	adj	incisal
عَاج	-	عوج	n	ivory, dentin
عَاجِيّ	-	عوج	adj	dentinal
قَلَح	-	قلح	n	dental tartar
قُلَاح	-	قلح	n	dental tartar
دَرَقِيّ	-	درق	adj	thyroid
دُرَيْقَة	دُرَيْقَات	درق	n	parathyroid
صَعْتَرِيّ	-	صعتر	adj	thymic
حَلَمِيّ	-	حلم	adj	papillary
حُلَيْمَة	حُلَيْمَات	حلم	n	papilla
هَالِيّ	-	هول	adj	areolar
زُغَابَة	زُغَابَات	زغب	n	villus
زُغَابِيّ	-	زغب	adj	villous
بَشَرَوِيّ	-	بشر	adj	epidermal
أَدَمِيّ	-	ءدم	adj	dermal
ظِهَارَة	ظِهَارَات	ظهر	n	epithelium
ظِهَارِيّ	-	ظهر	adj	epithelial
شَعْرِيّ	-	شعر	adj	capillary
جُرَيْب	جُرَيْبَات	جرب	n	follicle
جُرَيْبِيّ	-	جرب	adj	follicular
زُهْم	-	زهم	n	sebum
زُهْمِيّ	-	زهم	adj	sebaceous
دُهْنِيّ	-	دهن	adj	fatty
شَحْمِيّ	-	شحم	adj	lipid, fatty
عَرَقِيّ	-	عرق	adj	sudoral
ظُفْرِيّ	-	ظفر	adj	ungual
سَاغِب	-	سغب	adj	starving
عَضَلِيّ	-	عضل	adj	muscular
عُضَيْلَة	عُضَيْلَات	عضل	n	small muscle
رِبَاطِيّ	-	ربط	adj	ligamentous
صِفَاقِيّ	-	صفق	adj	peritoneal
غُضْرُوفِيّ	-	غضرف	adj	cartilaginous
زَلِيل	-	زلل	adj	synovial
زَلِيلِيّ	-	زلل	adj	synovial
مَفْصِلِيّ	-	فصل	adj	articular
عَظْمِيّ	-	عظم	adj	osseous
بَانِيَة	بَوَانٍ	بني	n	osteoblast, builder
نَاقِضَة	نَوَاقِض	نقض	n	osteoclast
مُشَاش	-	مشش	n	epiphysis
مُشَاشَة	مُشَاشَات	مشش	n	epiphysis
كُرْدُوس	كَرَادِيس	كردس	n	metaphysis, condyle
لُقْمِيّ	-	لقم	adj	condylar
نَاتِئ	نَوَاتِئ	نتء	adj	protruding, process
نُتُوء	نُتُوءَات	نتء	n	protuberance
شَوْكِيّ	-	شوك	adj	spinal, spinous
حَدَبَة	حَدَبَات	حدب	n	tuberosity, hump
حُدَيْبَة	حُدَيْبَات	حدب	n	tubercle
ثُقْبَة	ثُقَب	ثقب	n	foramen
خُشَّاء	-	خشش	n	mastoid
بَوَّابِيّ	-	بوب	adj	pyloric
شَظِيِّيّ	-	شظي	adj	fibular
مُخِّيّ	-	مخخ	adj	cerebral
فَصِّيّ	-	فصص	adj	lobar
لُبِّيّ	-	لبب	adj	medullary, pulpal
وِدِّيّ	-	ودد	adj	sympathetic, friendly
تَغَصُّن	تَغَصُّنَات	غصن	n	arborization, dendrite
فَكِّيّ	-	فكك	adj	maxillary
تَسَوُّس	تَسَوُّسَات	سوس	n	tooth decay
غُدِّيّ	-	غدد	adj	glandular
ثَدْيِيّ	ثَدْيِيَّات	ثدي	adj	mammary, mammal
اِلْتِهَاب	اِلْتِهَابَات	لهب	n	inflammation
اِلْتِهَابِيّ	-	لهب	adj	inflammatory
اِلْتِصَاق	اِلْتِصَاقَات	لصق	n	adhesion
اِلْتِئَام	-	لءم	n	healing of wound
اِلْتِحَام	اِلْتِحَامَات	لحم	n	fusion, symphysis
اِنْسِدَاد	اِنْسِدَادَات	سدد	n	obstruction
اِنْسِدَادِيّ	-	سدد	adj	obstructive
اِنْصِمَام	اِنْصِمَامَات	صمم	n	embolism
صِمَّة	صِمَّات	صمم	n	embolus
خَثْرَة	خَثَرَات	خثر	n	clot, thrombus
اِحْتِشَاء	اِحْتِشَاءَات	حشو	n	infarction
اِحْتِقَان	اِحْتِقَانَات	حقن	n	congestion
اِحْتِقَانِيّ	-	حقن	adj	congestive
اِسْتِسْقَاء	-	سقي	n	dropsy, ascites
حَبَن	-	حبن	n	ascites
وَذَمِيّ	-	وذم	adj	edematous
تَوَذُّم	تَوَذُّمَات	وذم	n	edema
تَوَرُّم	تَوَرُّمَات	ورم	n	swelling
وَرَمِيّ	-	ورم	adj	tumoral
تَكَيُّس	تَكَيُّسَات	كيس	n	cyst formation
تَكَلُّس	تَكَلُّسَات	كلس	n	calcification
تَلَيُّن	-	لين	n	softening, malacia
تَصَلُّب	تَصَلُّبَات	صلب	n	sclerosis
تَضَيُّق	تَضَيُّقَات	ضيق	n	stenosis
تَشَنُّج	تَشَنُّجَات	شنج	n	spasm
تَشَنُّجِيّ	-	شنج	adj	spasmodic
تَقَلُّص	تَقَلُّصَات	قلص	n	contraction
تَقَرُّح	تَقَرُّحَات	قرح	n	ulceration
تَقَيُّح	تَقَيُّحَات	قيح	n	suppuration
قَيْحِيّ	-	قيح	adj	purulent
تَقَشُّر	-	قشر	n	desquamation
تَوَسُّف	-	وسف	n	scaling of skin
تَدَرُّن	-	درن	n	tuberculosis
تَجَفُّف	-	جفف	n	dehydration
تَجْفَاف	-	جفف	n	dehydration
تَعَفُّن	تَعَفُّنَات	عفن	n	putrefaction
عُفُونَة	عُفُونَات	عفن	n	putridity
إِنْتَان	إِنْتَانَات	نتن	n	sepsis, infection
إِنْتَانِيّ	-	نتن	adj	septic
نَتَانَة	-	نتن	n	stench
خَمَج	أَخْمَاج	خمج	n	infection
خَمَجِيّ	-	خمج	adj	infectious
وَبَائِيّ	-	وبء	adj	epidemic
وَبَائِيَّة	-	وبء	n	epidemicity
تَوَطُّن	-	وطن	n	endemicity
مُتَوَطِّن	-	وطن	adj	endemic
سَارٍ	-	سري	adj	contagious, valid
سِرَايَة	-	سري	n	contagion
حُمَوِيّ	-	حمي	adj	viral
قِرْمِزِيّ	-	-	adj	scarlet
بُرَدَاء	-	برد	n	malaria, ague
نَافِض	-	نفض	n	chill, rigor
قُشَعْرِيرَة	-	قشعر	n	shiver
رُعَاش	-	رعش	n	tremor
رُعَاشِيّ	-	رعش	adj	trembling
رَجَفَان	-	رجف	n	fibrillation
خَفَقَانِيّ	-	خفق	adj	palpitating
لَانَظْمِيَّة	لَانَظْمِيَّات	نظم	n	arrhythmia
ذَبْحِيّ	-	ذبح	adj	anginal
سُقُوط	-	سقط	n	fall, drop
إِسْقَاطِيّ	-	سقط	adj	projective
فَالِجِيّ	-	فلج	adj	paralytic
شُقَاق	-	شقق	n	skin fissure
شَقَقِيّ	-	شقق	adj	fissural
اِخْتِلَاج	اِخْتِلَاجَات	خلج	n	convulsion
اِخْتِلَاجِيّ	-	خلج	adj	convulsive
رَمَع	-	رمع	n	clonus
نَفْضَة	نَفَضَات	نفض	n	twitch, jerk
رَقَصِيّ	-	رقص	adj	choreic
تَرَنُّح	-	رنح	n	staggering, ataxia
دُوَارِيّ	-	دور	adj	vertiginous
إِغْمَاء	إِغْمَاءَات	غمي	n	fainting
غَشْي	-	غشي	n	syncope
غَشَيَان	-	غشي	n	swoon
نَسَاوَة	-	نسي	n	amnesia
رَتَج	-	رتج	n	atresia
رَتَق	-	رتق	n	atresia
فَتْقِيّ	-	فتق	adj	hernial
فُتَاق	-	فتق	n	hernia
هُبُوط	-	هبط	n	descent, prolapse
اِنْغِلَاف	اِنْغِلَافَات	غلف	n	intussusception
اِنْفِتَال	اِنْفِتَالَات	فتل	n	volvulus
عِلَّوْص	-	علص	n	ileus
مَغَصِيّ	-	مغص	adj	colicky
زُحَار	-	زحر	n	dysentery
زُحَارِيّ	-	زحر	adj	dysenteric
زَحِير	-	زحر	n	tenesmus
هَيْضِيّ	-	هيض	adj	choleraic
جُشَاء	-	جشء	n	belching
تَجَشُّؤ	-	جشء	n	belching
فُوَاق	-	فوق	n	hiccup
حُزُوقَة	-	حزق	n	hiccup
حَازُوقَة	-	حزق	n	hiccup
قَلَس	-	قلس	n	regurgitation
قُلَاس	-	قلس	n	regurgitation
لَذْع	-	لذع	n	burning sting
تَهَوُّع	-	هوع	n	retching
إِقْيَاء	-	قيء	n	vomiting
قُيَاء	-	قيء	n	vomiting
كُبَاد	-	كبد	n	hepatitis, citron
تَشَمُّعِيّ	-	شمع	adj	cirrhotic
حَصَوِيّ	-	حصو	adj	calculous
تَحَصٍّ	-	حصو	n	lithiasis
زُرَاق	-	زرق	n	cyanosis
كُمْنَة	-	كمن	n	amaurosis
عَشًا	-	عشو	n	night blindness
جَهَر	-	جهر	n	day blindness
قُصُوّ	-	قصو	n	remoteness
رَأْرَأَة	-	رءرء	n	nystagmus
رَمَد	-	رمد	n	ophthalmia
رَمَدِيّ	-	رمد	adj	ophthalmic
شَتَر	-	شتر	n	ectropion
إِطْرَاق	-	طرق	n	ptosis
خُنَاقِيّ	-	خنق	adj	diphtheric
شَاهُوق	-	شهق	n	whooping cough
شَهِيق	-	شهق	n	inhalation
شَهِيقِيّ	-	شهق	adj	inspiratory
زَفِيرِيّ	-	زفر	adj	expiratory
لُهَاث	-	لهث	n	panting
بُهْر	-	بهر	n	breathlessness
خَرْخَرَة	خَرَاخِر	خرخر	n	rale, snore
كَرِير	-	كرر	n	rattling in throat
صَرِير	-	صرر	n	stridor, creak
أَزِيز	-	ءزز	n	wheeze, buzz
وَزِيز	-	وزز	n	wheeze
نَفْثَة	نَفَثَات	نفث	n	expectoration
نُفَاثَة	نُفَاثَات	نفث	n	sputum
قَشَع	-	قشع	n	sputum
تَقَشُّع	-	قشع	n	expectoration
بَلْغَمِيّ	-	بلغم	adj	phlegmatic
مُخَاطِيّ	-	مخط	adj	mucous
مُخَاطِيَّة	مُخَاطِيَّات	مخط	n	mucosa
زُكَامِيّ	-	زكم	adj	catarrhal
نَزْلَة	نَزَلَات	نزل	n	catarrh
خُشَام	-	خشم	n	anosmia
بُحَّة	-	بحح	n	hoarseness
رَبْوِيّ	-	ربو	adj	asthmatic
نُفَاخ	-	نفخ	n	emphysema, flatulence
اِنْخِمَاص	-	خمص	n	atelectasis
اِسْتِرْوَاح	-	روح	n	pneumothorax
بِرْسَام	-	برسم	n	pleurisy
شَوْصَة	-	شوص	n	pleurodynia
سُلِّيّ	-	سلل	adj	tuberculous
جُذَامِيّ	-	جذم	adj	leprous
مَجْذُوم	-	جذم	adj	leper
مَهَق	-	مهق	n	albinism
أَمْهَق	مُهْق	مهق	adj	albino
نَمَش	-	نمش	n	freckles
وَحْمَة	وَحَمَات	وحم	n	nevus, birthmark
وِحَام	-	وحم	n	pregnancy craving
حَاصَّة	-	حصص	n	alopecia
هِبْرِيَة	-	هبر	n	dandruff
حَصَف	-	حصف	n	impetigo
حَلَأ	-	حلء	n	herpes
حَلَئِيّ	-	حلء	adj	herpetic
نَهْشَة	نَهَشَات	نهش	n	bite
مَسْعُور	-	سعر	adj	rabid
سُعَار	-	سعر	n	rabies, frenzy
دَاحِس	-	دحس	n	whitlow
دُحَاس	-	دحس	n	paronychia
شَثَن	-	شثن	n	callus, corn
ثَفَن	ثَفَنَات	ثفن	n	callosity
جُسْأَة	-	جسء	n	callosity
جُسُوء	-	جسء	n	stiffness, rigor
جُدَرَة	جُدَرَات	جدر	n	keloid
دُرَاق	-	درق	n	goiter
خَنَازِيرِيّ	-	خنزر	adj	scrofulous
عُقَيْدِيّ	-	عقد	adj	nodular
خَبَاثَة	خَبَاثَات	خبث	n	malignancy
سَرَطَانِيّ	-	سرط	adj	cancerous
اِبْيِضَاض	-	بيض	n	leukemia, whitening
نَقِيلَة	نَقَائِل	نقل	n	metastasis
اِنْتِقَال	اِنْتِقَالَات	نقل	n	transition
رَضِّيّ	-	رضض	adj	traumatic
رَضْح	رُضُوح	رضح	n	trauma
وَثْء	-	وثء	n	sprain
مَلْخ	-	ملخ	n	sprain, wrench
فَكَك	-	فكك	n	dislocation
وَهْص	-	وهص	n	crush injury
هَرْس	-	هرس	n	crushing
هَشَاشَة	-	هشش	n	fragility, osteoporosis
كُسَاحِيّ	-	كسح	adj	rachitic
حُدَاب	-	حدب	n	kyphosis
بَزَخ	-	بزخ	n	lordosis
جَنَف	-	جنف	n	scoliosis
قَعَس	-	قعس	n	lordosis
صَعَر	-	صعر	n	torticollis
إِجْل	-	ءجل	n	stiff neck
قَفَد	-	قفد	n	clubfoot
حَنَف	-	حنف	n	clubfoot
فَحَج	-	فحج	n	bandy legs
صَكَك	-	صكك	n	knock knees
عَسَم	-	عسم	n	ankylosis
نَسًا	أَنْسَاء	نسي	n	sciatic nerve
نِقْرِسِيّ	-	نقرس	adj	gouty
بُوَال	-	بول	n	polyuria
بَوْلِيّ	-	بول	adj	urinary
زُرَام	-	زرم	n	oliguria
تَقْطِيرِيّ	-	قطر	adj	distillatory
زُلَالِيّ	-	زلل	adj	albuminous
طَمْث	-	طمث	n	menstruation
طَمْثِيّ	-	طمث	adj	menstrual
ضَهًى	-	ضهي	n	amenorrhea
حَيْضِيّ	-	حيض	adj	menstrual
نِفَاس	-	نفس	n	puerperium
نُفَسَاء	نُفَسَاوَات	نفس	adj	woman in childbed
نِفَاسِيّ	-	نفس	adj	puerperal
اِرْتِعَاج	-	رعج	n	eclampsia
مَخَاضِيّ	-	مخض	adj	of labour
وِلَادِيّ	-	ولد	adj	congenital
خِلْقِيّ	-	خلق	adj	congenital
خِدَاج	-	خدج	n	prematurity
خَدِيج	خُدَّج	خدج	adj	premature infant
مُبْتَسَر	-	بسر	adj	premature
إِجْهَاض	إِجْهَاضَات	جهض	n	abortion
جَهِيض	-	جهض	n	aborted fetus
سِقْط	-	سقط	n	miscarried fetus
مَلِيص	-	ملص	adj	stillborn
سَلًى	أَسْلَاء	سلو	n	amnion
سَابِيَاء	سَوَابٍ	سبي	n	amniotic membrane
عِقْي	-	عقي	n	meconium
لِبَأ	-	لبء	n	colostrum
إِرْضَاع	-	رضع	n	breastfeeding
رَضَاعَة	-	رضع	n	breastfeeding
إِدْرَار	-	درر	n	diuresis
إِيَاس	-	يءس	n	menopause
عُنَّة	-	عنن	n	impotence
عِنِّين	-	عنن	adj	impotent
نُعُوظ	-	نعظ	n	erection
زُهْرِيّ	-	زهر	n	syphilis
قُرَيْحَة	قُرَيْحَات	قرح	n	small ulcer
قُرْصِيّ	-	قرص	adj	discoid
شَرَابِيّ	-	شرب	adj	syrupy
لَعُوق	لَعُوقَات	لعق	n	electuary
سَفُوف	سَفُوفَات	سفف	n	medicinal powder
ذَرُور	أَذِرَّة,ذَرُورَات	ذرر	n	dusting powder
سَعُوط	-	سعط	n	snuff, nasal drug
نَشُوق	-	نشق	n	snuff
وَجُور	-	وجر	n	oral draught
غَسُول	غَسُولَات	غسل	n	lotion
نَطُول	نَطُولَات	نطل	n	douche, fomentation
تَكْمِيد	-	كمد	n	fomentation
تَضْمِيد	-	ضمد	n	dressing of wound
لَزُوق	لَزُوقَات	لزق	n	plaster
لَزْقَة	لَزَقَات	لزق	n	plaster
لَبْخَة	لَبَخَات	لبخ	n	poultice
لَبُوس	لَبُوسَات	لبس	n	suppository
قَطُور	قَطُورَات	قطر	n	eye drops
مِسْعَط	مَسَاعِط	سعط	n	snuff tube
نَقُوع	نَقُوعَات	نقع	n	infusion
نَقِيع	-	نقع	n	infusion
مَنْقُوع	مَنْقُوعَات	نقع	n	infusion
مَغْلِيّ	-	غلي	n	decoction
مُسْتَخْلَص	مُسْتَخْلَصَات	خلص	n	extract
خُلَاصِيّ	-	خلص	adj	extractive
سَوَاغ	سَوَاغَات	سوغ	n	excipient, vehicle
غِلَافِيّ	-	غلف	adj	capsular
جُرْعِيّ	-	جرع	adj	of dosage
تَجَرُّع	-	جرع	n	gulping
مُهَدِّئ	مُهَدِّئَات	هدء	n	sedative
تَخْدِير	-	خدر	n	anesthesia
تَخْدِيرِيّ	-	خدر	adj	anesthetic
تَبْنِيج	-	بنج	n	anesthesia
إِنْعَاشِيّ	-	نعش	adj	resuscitative
مُنْعِش	مُنْعِشَات	نعش	n	resuscitator
مُلَيِّن	مُلَيِّنَات	لين	n	laxative
مُعَرِّق	مُعَرِّقَات	عرق	n	sudorific
تَعْقِيم	-	عقم	n	sterilization
مِعْقَام	مَعَاقِيم	عقم	n	sterilizer
صَادّ	صَادَّات	صدد	n	antibiotic
مُبَعِّد	مُبَعِّدَات	بعد	n	retractor, abductor
قَابِض	قَابِضَات	قبض	n	flexor, astringent
قَابِضَة	قَوَابِض	قبض	n	flexor muscle
عَاطِفِيّ	-	عطف	adj	emotional
كَابَّة	كَابَّات	كبب	n	pronator
اِسْتِلْقَاء	-	لقي	n	supination
كَبّ	-	كبب	n	pronation
مَاضِغَة	مَوَاضِغ	مضغ	n	masseter
مُبَوِّقَة	مُبَوِّقَات	بوق	n	buccinator
خَيَّاطِيَّة	-	خيط	n	sartorius
تَوْأَمِيَّة	-	تءم	n	gastrocnemius
أَلَوِيّ	-	ءلي	adj	gluteal
دَالِيَّة	-	-	n	deltoid
حِجَابِيّ	-	حجب	adj	diaphragmatic
قَثْطَرَة	قَثَاطِر	قثطر	n	catheterization
قَثْطَار	قَثَاطِير	-	n	catheter
قَسْطَرَة	-	قسطر	n	catheterization
مِنْضَحَة	مَنَاضِح	نضح	n	sprinkler
تَنْظِير	تَنْظِيرَات	نظر	n	endoscopy, theorizing
تَنْظِيرِيّ	-	نظر	adj	endoscopic
خَزْعَة	خَزَعَات	خزع	n	biopsy
اِخْتِزَاع	-	خزع	n	biopsy taking
رَشْف	-	رشف	n	aspiration, sipping
رُشَافَة	رُشَافَات	رشف	n	aspirate
فَغْر	-	فغر	n	stoma creation
فُغْرَة	فُغَر	فغر	n	stoma
مُفَاغَرَة	مُفَاغَرَات	فغر	n	anastomosis
تَفَاغُر	تَفَاغُرَات	فغر	n	anastomosis
نَاسُورِيّ	-	نسر	adj	fistulous
بَاسُورِيّ	-	بسر	adj	hemorrhoidal
اِسْتِئْصَال	-	ءصل	n	excision
مِبْعَاد	مَبَاعِيد	بعد	n	retractor
مِفْصَد	مَفَاصِد	فصد	n	lancet
مِسْبَر	-	سبر	n	probe
مِرْقَأَة	مَرَاقِئ	رقء	n	tourniquet
رُقُوء	-	رقء	n	styptic
مِحْجَم	مَحَاجِم	حجم	n	cupping glass
مِحْجَمَة	مَحَاجِم	حجم	n	cupping glass
حِجَامَة	-	حجم	n	cupping
حَجَّام	حَجَّامُون	حجم	n	cupper
فَصَّاد	فَصَّادُون	فصد	n	phlebotomist
زُرْقَة	-	زرق	n	blueness
تَسْرِيب	تَسْرِيبَات	سرب	n	infusion, leak
رَحْضَة	-	رحض	n	enema
تَطْعِيم	تَطْعِيمَات	طعم	n	vaccination, grafting
تَلْقِيح	تَلْقِيحَات	لقح	n	insemination, vaccination
رَأْب	-	رءب	n	plasty, mending
تَرْقِيع	-	رقع	n	grafting, patching
تَقْوِيمِيّ	-	قوم	adj	orthopedic, corrective
مُجَبِّر	مُجَبِّرُون	جبر	n	bonesetter
تَجْبِير	-	جبر	n	splinting
مَحَفَّة	مَحَفَّات	حفف	n	litter
مِبْوَلَة	مَبَاوِل	بول	n	urinal
مِبْصَقَة	مَبَاصِق	بصق	n	spittoon
مِقْيَأَة	-	قيء	n	vomit basin
مِحْضَن	مَحَاضِن	حضن	n	incubator
تَمْرِيض	-	مرض	n	nursing
تَمْرِيضِيّ	-	مرض	adj	nursing
مُسْعِف	مُسْعِفُون	سعف	n	paramedic
قَابِلَة	قَوَابِل	قبل	n	midwife
ظِئْر	أَظْآر	ظءر	n	wet nurse
مُرْضِع	مَرَاضِع	رضع	n	nursing mother
لَهَّايَة	لَهَّايَات	لهو	n	pacifier
حَفَّاظَة	حَفَّاظَات	حفظ	n	diaper
مَصْلِيّ	-	مصل	adj	serous
رَاصَّة	رَاصَّات	رصص	n	agglutinin
تَرَاصِّيّ	-	رصص	adj	agglutinative
مَنَاعِيّ	-	منع	adj	immune
تَمْنِيع	تَمْنِيعَات	منع	n	immunization
اِسْتِمْنَاع	-	منع	n	immunity seeking
مُسْتَمْنِع	مُسْتَمْنِعَات	منع	n	immunogen
ضِدِّيّ	-	ضدد	adj	of antibody
أَرَجِيَّة	أَرَجِيَّات	-	n	allergy
أَرَجِيّ	-	-	adj	allergic
مُسْتَأْرِج	مُسْتَأْرِجَات	-	n	allergen
تَأَق	-	تءق	n	anaphylaxis
تَأَقِيّ	-	تءق	adj	anaphylactic
تَحَسُّسِيّ	-	حسس	adj	allergic
اِعْتِلَال	اِعْتِلَالَات	علل	n	disorder, pathy
سَبَبِيَّات	-	سبب	n	etiology
إِمْرَاضِيّ	-	مرض	adj	pathogenic
نُكْس	-	نكس	n	relapse
اِنْتِكَاس	اِنْتِكَاسَات	نكس	n	relapse
اِنْتِكَاسَة	اِنْتِكَاسَات	نكس	n	relapse
نَقَه	-	نقه	n	convalescence
نَقَاهَة	-	نقه	n	convalescence
نَاقِه	-	نقه	adj	convalescent
هَدْأَة	-	هدء	n	remission
مُعَاوَدَة	-	عود	n	recurrence
مُزْمِن	-	زمن	adj	chronic
حَمِيد	-	حمد	adj	benign
عُضَال	-	عضل	adj	incurable
ذِيفَانِيّ	-	ذيف	adj	toxic
تَسَمُّم	تَسَمُّمَات	سمم	n	poisoning
تِرْيَاقِيّ	-	-	adj	antidotal
دِرْيَاق	-	-	n	antidote
مُجَاج	-	مجج	n	spittle
رِيَالَة	-	ريل	n	drool
لُعَابِيَّة	-	لعب	n	salivation
نَجِيع	-	نجع	n	fresh blood
قَارِض	قَوَارِض	قرض	n	rodent
قَارِضَة	قَوَارِض	قرض	n	rodent
عَاشِب	عَوَاشِب	عشب	n	herbivore
عَاشِبَة	عَوَاشِب	عشب	n	herbivore
قَارِت	قَوَارِت	قرت	n	omnivore
مُجْتَرّ	مُجْتَرَّات	جرر	n	ruminant
اِجْتِرَار	-	جرر	n	rumination
كِرْش	كُرُوش	كرش	n	rumen
قَلَنْسُوَة	قَلَانِس	قلنس	n	reticulum, cap
حَافِرِيّ	حَافِرِيَّات	حفر	n	ungulate
ظِلْف	أَظْلَاف	ظلف	n	cloven hoof
ضِفْدَعِيّ	ضِفْدَعِيَّات	ضفدع	n	anuran
شُرْغُوف	شَرَاغِيف	شرغف	n	tadpole
عُلْجُوم	عَلَاجِيم	علجم	n	toad
عَظَاءَة	عَظَاءَات,عَظَاء	عظي	n	lizard
عَظَايَة	عَظَايَا	عظي	n	lizard
وَرَل	وِرْلَان,أَوْرَال	ورل	n	monitor lizard
حِرْذَوْن	حَرَاذِين	حرذن	n	agama
أَرْقَم	أَرَاقِم	رقم	n	speckled snake
حَنَش	أَحْنَاش	حنش	n	snake
سُلَحْفِيّ	سُلَحْفِيَّات	سلحف	n	chelonian
لَجَأَة	لَجَآت	لجء	n	sea turtle
وَطْوَاط	وَطَاوِيط	وطوط	n	bat
خُلْد	-	خلد	n	mole
زَبَابَة	زَبَابَات	زبب	n	shrew
جُرَذِيّ	-	جرذ	adj	murine
قُنْفُذِيّ	-	قنفذ	adj	of hedgehogs
شَيْهَم	شَيَاهِم	شهم	n	porcupine
نِيص	نِيصَات	نيص	n	porcupine
سِنْجَاب	سَنَاجِيب	سنجب	n	squirrel
قُنْدُس	قَنَادِس	قندس	n	beaver
سَمُّور	سَمَامِير	-	n	sable
قَاقُم	-	-	n	ermine
فَنَك	-	-	n	fennec
ظَرِبَان	ظَرَابِين	ظرب	n	skunk, zorilla
غُرَيْر	-	غرر	n	badger
نِمْس	نُمُوس	نمس	n	mongoose
وَشَق	أَوْشَاق	وشق	n	lynx
عَنَاق	أَعْنُق	عنق	n	caracal, kid
سِنَّوْر	سَنَانِير	سنر	n	cat
سِنَّوْرِيّ	سِنَّوْرِيَّات	سنر	n	feline
كَلْبِيّ	كَلْبِيَّات	كلب	n	canine
دُبِّيّ	دُبِّيَّات	دبب	n	ursine
أَطُوم	-	ءطم	n	dugong
عَنْبَرِيّ	-	عنبر	adj	of ambergris
خَيْلِيّ	خَيْلِيَّات	خيل	n	equine
بِرْذَوْن	بَرَاذِين	برذن	n	nag
جَحْش	جِحَاش	جحش	n	young donkey
رِيم	-	ريم	n	white gazelle
خِشْف	خُشُوف	خشف	n	fawn
شَادِن	شَوَادِن	شدن	n	young gazelle
بَقَرِيّ	بَقَرِيَّات	بقر	adj	bovine
غَنَمِيّ	-	غنم	adj	ovine
مَاعِزِيّ	-	معز	adj	caprine
تَيْتَل	تَيَاتِل	تيتل	n	hartebeest
حَوْلِيّ	حَوَالِيّ	حول	adj	annual, yearling
سَخْلَة	سِخَال	سخل	n	lamb
فَحْل	فُحُول	فحل	n	male, stud
بَكْرِيّ	-	بكر	adj	primiparous
حِلَاب	-	حلب	n	milking vessel
هَجَّان	هَجَّانَة	هجن	n	camel rider
سِفَاد	-	سفد	n	copulation of animals
نَزْو	-	نزو	n	covering, leap
شَبَق	-	شبق	n	estrus, lust
وِدَاق	-	ودق	n	estrus
نِتَاج	-	نتج	n	offspring of livestock
عُشَرَاء	عِشَار	عشر	n	pregnant she-camel
رَشَأ	أَرْشَاء	رشء	n	young gazelle
خِرْنِق	خَرَانِق	خرنق	n	young hare
دَيْسَم	-	دسم	n	bear cub
جَرْو	جِرَاء	جرو	n	puppy
وِجَار	أَوْجِرَة	وجر	n	den, burrow
جُحْر	جُحُور,أَجْحَار	جحر	n	burrow
عَرِين	عُرُن	عرن	n	lair
كِنَاس	كُنُس	كنس	n	gazelle covert
أُفْحُوص	أَفَاحِيص	فحص	n	sandgrouse nest
شُهْد	شِهَاد	شهد	n	honeycomb
شَمْعِيّ	-	شمع	adj	waxy
نَحَّال	نَحَّالُون	نحل	n	beekeeper
نِحَالَة	-	نحل	n	beekeeping
مَنْحَلَة	مَنَاحِل	نحل	n	apiary
عَاسِلَة	-	عسل	n	honey bee
شَغَّالَة	شَغَّالَات	شغل	n	worker bee
زُبَانَى	زُبَانَيَات	زبن	n	scorpion sting
دَبُّور	دَبَابِير	دبر	n	hornet
نُعَرَة	نُعَر	نعر	n	horsefly
شَذَاة	شَذًا	شذو	n	dog fly
نَغَفَة	نَغَف	نغف	n	bot larva
نَغَف	-	نغف	n	maggots, myiasis
قَمَعَة	قَمَع	قمع	n	gadfly
بَقَّة	بَقّ	بقق	n	bedbug
عُثَّة	عُثّ	عثث	n	moth
صُؤَابَة	صِئْبَان	صءب	n	nit
يَعْسُوبِيّ	-	عسب	adj	of dragonflies
سُرْعُوف	سَرَاعِيف	سرعف	n	mantis
سُرْعُوفَة	سَرَاعِيف	سرعف	n	mantis
دُعْسُوقَة	دَعَاسِيق	دعسق	n	ladybird
جُدْجُد	جَدَاجِد	جدجد	n	cricket
صَرَّار	-	صرر	n	cicada
دَبًى	-	دبي	n	young locusts
غَوْغَاء	-	غوغ	n	locust swarm, mob
يُسْرُوع	يَسَارِيع	سرع	n	caterpillar
أُسْرُوع	أَسَارِيع	سرع	n	caterpillar
خَادِرَة	خَادِرَات	خدر	n	pupa
عَذْرَائِيّ	-	عذر	adj	virginal
حُورِيَّة	حُورِيَّات	حور	n	nymph
اِنْسِلَاخ	اِنْسِلَاخَات	سلخ	n	moulting
تَحَوُّلِيّ	-	حول	adj	transformational
زُبَانَة	-	زبن	n	stinger
كُلَّابِيّ	-	كلب	adj	hooked
مِلْمَس	مَلَامِس	لمس	n	feeler
قُرَادِيّ	-	قرد	adj	of ticks
عُقَيْرِب	-	عقرب	n	small scorpion
رُتَيْلَاء	رُتَيْلَاوَات	رتل	n	tarantula
شَبَث	شِبْثَان	شبث	n	camel spider
عَنْكَبُوتِيّ	عَنْكَبُوتِيَّات	عنكب	n	arachnid
حَشَرِيّ	-	حشر	adj	insectile
عَلَقِيّ	عَلَقِيَّات	علق	n	leech
دُودِيّ	-	دود	adj	vermiform
شَرِيطِيّ	شَرِيطِيَّات	شرط	n	tapeworm
هُدْبِيَّة	هُدْبِيَّات	هدب	n	ciliate
سَوْطِيّ	سَوْطِيَّات	سوط	adj	flagellate
مُتَحَوِّلَة	مُتَحَوِّلَات	حول	n	amoeba
لَاسِعَة	لَاسِعَات	لسع	n	cnidarian
رِخْوِيّ	رِخْوِيَّات	رخو	n	mollusc
حَبَّار	حَبَّارَات	حبر	n	squid
إِرْبِيَان	-	ءرب	n	shrimp
قُرَيْدِس	-	-	n	shrimp
شَبُّوط	شَبَابِيط	-	n	carp
بُورِيّ	-	-	n	mullet
جِرِّيّ	-	جرر	n	catfish
سِلَّوْر	سَلَالِير	-	n	catfish
هَامُور	هَوَامِير	همر	n	grouper
كَنْعَد	-	كنعد	n	kingfish
شِفْنِين	شَفَانِين	شفن	n	ray fish
سَيَّاف	سَيَّافُون	سيف	n	swordfish, swordsman
زَعْنَفِيّ	-	زعنف	adj	finned
حَرَشَفِيّ	-	حرشف	adj	scaly
غَلْصَمِيّ	-	غلصم	adj	branchial
سَرْء	-	سرء	n	fish roe
لَقْلَقِيّ	لَقْلَقِيَّات	لقلق	n	stork
غِرْنِيق	غَرَانِيق	غرنق	n	crane
بَجَعَة	بَجَع	بجع	n	pelican
بَجَع	-	بجع	n	pelicans
نُحَام	-	نحم	n	flamingo
تَمّ	-	تمم	n	swan
وَزَّة	وَزّ	وزز	n	goose
غُرَّة	غُرَر	غرر	n	coot, forelock
غَطَّاس	غَطَّاسُون	غطس	n	grebe, diver
حُبَارَى	حُبَارَيَات	حبر	n	bustard
كَرَوَان	كَرَاوِين	كرو	n	stone curlew
زَقْزَاق	-	زقزق	n	plover
قَطْقَاط	-	قطقط	n	plover
شُنْقُب	شَنَاقِب	شنقب	n	snipe
سُمَانَى	سُمَانَيَات	سمن	n	quail
حَجَل	حِجْلَان	حجل	n	partridge
حَبَش	-	حبش	n	turkey
يَمَام	-	يمم	n	doves
يَمَامَة	يَمَامَات	يمم	n	dove
قُمْرِيّ	قَمَارِيّ	قمر	n	turtledove
قُمْرِيَّة	قَمَارِيّ	قمر	n	turtledove
فَاخِتَة	فَوَاخِت	فخت	n	ringdove
وَرْشَان	وَرَاشِين	ورش	n	wood pigeon
دُبْسِيّ	-	دبس	n	laughing dove
وَقْوَاق	وَقَاوِيق	وقوق	n	cuckoo
سُبَد	سِبْدَان	سبد	n	nightjar
سَمَامَة	سَمَائِم	سمم	n	swift
سُنُونُو	سُنُونُوَات	-	n	swallow
خُضَارِيّ	-	خضر	n	mallard
شِقِرَّاق	شِقِرَّاقَات	شقرق	n	roller bird
وَرْوَار	وَرَاوِير	ورور	n	bee-eater
رَفْرَاف	-	رفرف	n	kingfisher
قُنْبُرَة	قَنَابِر	قنبر	n	lark
هَازِجَة	هَوَازِج	هزج	n	warbler
صُرَد	صِرْدَان	صرد	n	shrike
صَافِر	صَوَافِر	صفر	n	oriole
زُرْزُور	زَرَازِير	زرزر	n	starling
شُحْرُور	شَحَارِير	شحرر	n	blackbird
حَسُّون	حَسَاسِين	حسن	n	goldfinch
شَرْشُور	شَرَاشِير	شرشر	n	finch
عَقْعَق	عَقَاعِق	عقعق	n	magpie
زَاغ	زِيغَان	-	n	jackdaw
قَاق	قِيقَان	قوق	n	crow
عُقَيْب	-	عقب	n	harrier
بَاشَق	بَوَاشِق	بشق	n	sparrowhawk
عَوْسَق	عَوَاسِق	عسق	n	kestrel
صَقْرِيّ	صَقْرِيَّات	صقر	n	falconid
صَقَّار	صَقَّارُون	صقر	n	falconer
صِقَارَة	-	صقر	n	falconry
بَيْزَرَة	-	بيزر	n	falconry
رَخَمَة	رَخَم	رخم	n	vulture
قَشْعَم	قَشَاعِم	قشعم	n	old vulture
ظَلِيم	ظِلْمَان	ظلم	n	male ostrich
رَأْل	رِئَال	رءل	n	young ostrich
جَارِح	جَوَارِح	جرح	adj	bird of prey, wounding
جَارِحَة	جَوَارِح	جرح	n	raptor, limb
خَوَّاض	خَوَّاضَات	خوض	n	wader
خَافِيَة	خَوَافٍ	خفي	n	secondary feather
مِنْسَر	مَنَاسِر	نسر	n	raptor beak
خَطْم	خُطُوم	خطم	n	snout
خِطَام	خُطُم	خطم	n	muzzle rope
مِشْفَر	مَشَافِر	شفر	n	camel lip
قَانِصَة	قَوَانِص	قنص	n	gizzard
حَوْصَلِيّ	-	حوصل	adj	vesicular
مَذْرَق	مَذَارِق	ذرق	n	cloaca
ذَرْق	-	ذرق	n	bird droppings
سَلْح	-	سلح	n	dung
رَوْث	أَرْوَاث	روث	n	dung
بَعْر	أَبْعَار	بعر	n	droppings
خِثْي	أَخْثَاء	خثي	n	cow dung
خُرْء	-	خرء	n	excrement
نَجْو	-	نجو	n	excrement
ضَرْعِيّ	-	ضرع	adj	of udder
سُنْبُك	سَنَابِك	سنبك	n	hoof tip
ثُنَّة	ثُنَن	ثنن	n	fetlock
رُصْغ	أَرْصَاغ	رصغ	n	pastern
كُرَاع	أَكْرُع,أَكَارِع	كرع	n	trotter, shank
غَارِب	غَوَارِب	غرب	n	withers
حَارِك	حَوَارِك	حرك	n	withers
عَسِيب	عُسُب	عسب	n	dock, palm leaf rib
مِرْعِزَّى	-	-	n	mohair
جِزَّة	جِزَز	جزز	n	fleece
جَزَّاز	جَزَّازُون	جزز	n	shearer
إِهَاب	-	ءهب	n	raw hide
سَلْخ	سُلُوخ	سلخ	n	flaying
مَسْلَخ	مَسَالِخ	سلخ	n	slaughterhouse
سَرْجِيّ	-	سرج	adj	saddle-like
مِهْمَاز	مَهَامِيز	همز	n	spur
رَسَن	أَرْسَان	رسن	n	halter
شَكِيمَة	شَكَائِم	شكم	n	bit, curb
عِقَال	عُقُل	عقل	n	hobble
رِبْق	أَرْبَاق	ربق	n	noose
مِخْلَاة	مَخَالٍ	خلي	n	nosebag
عَلَف	أَعْلَاف,عِلَاف	علف	n	fodder
عَلَفِيّ	-	علف	adj	of fodder
عَلِيقَة	عَلَائِق	علق	n	feed ration
مِعْلَف	مَعَالِف	علف	n	manger
دَرِيس	-	درس	n	hay
مَزْرُوب	-	زرب	adj	penned
حَظَائِرِيّ	-	حظر	adj	of pens
مُرَاح	-	روح	n	livestock fold
مَدْجَنَة	مَدَاجِن	دجن	n	poultry farm
تَدْجِين	-	دجن	n	domestication
اِسْتِئْنَاس	-	ءنس	n	taming
تَرْوِيض	-	روض	n	taming
مَرْبًى	مَرَابٍ	ربو	n	breeding farm
رُعَام	-	رعم	n	glanders
خُنَان	-	خنن	n	distemper
قُلَاعِيّ	-	قلع	adj	aphthous
نُحَاز	-	نحز	n	cattle cough
نُطَاح	-	نطح	n	butting
ظَلَع	-	ظلع	n	lameness
إِخْصَاء	-	خصي	n	castration
طَرُوقَة	-	طرق	n	mated female
حِيَال	-	حول	n	barrenness
نَجِيل	-	نجل	n	grass, bermuda grass
نَجِيلِيّ	نَجِيلِيَّات	نجل	adj	graminaceous
بُقُولِيّ	بُقُولِيَّات	بقل	adj	leguminous
خَيْمِيّ	خَيْمِيَّات	خيم	adj	umbelliferous
وَرْدِيَّات	-	ورد	n	rosaceae
بَاذِرَة	-	بذر	n	seeder
بَذَّارَة	بَذَّارَات	بذر	n	seed drill
بُذَيْرَة	بُذَيْرَات	بذر	n	ovule
سُوَيْق	سُوَيْقَات	سوق	n	hypocotyl
سُوَيْقَة	سُوَيْقَات	سوق	n	stalk
جُذَيْر	جُذَيْرَات	جذر	n	radicle
جُذْمُور	جَذَامِير	جذمر	n	rhizome
رِئْد	أَرْآد	رءد	n	shoot, runner
دَرَنِيّ	-	درن	adj	tuberous
بَصَلِيّ	-	بصل	adj	bulbous
بُصَيْلَة	بُصَيْلَات	بصل	n	bulbil, bulb
كُعْبُورَة	كَعَابِير	كعبر	n	corm
قُنَّابَة	قُنَّابَات	قنب	n	bract
قِنَّب	-	-	n	hemp
قِنَّبِيّ	-	قنب	adj	of hemp
كَأْسِيّ	-	كءس	adj	calycine
سَبَلَة	سَبَلَات	سبل	n	sepal
بَتَلَة	بَتَلَات	بتل	n	petal
بَتَلِيّ	-	بتل	adj	petaloid
تُوَيْج	تُوَيْجَات	توج	n	corolla
تُوَيْجِيّ	-	توج	adj	corolline
مِئْبَر	مَآبِر	ءبر	n	anther
تَأْبِير	-	ءبر	n	pollination
طَلْع	-	طلع	n	pollen
بُوَيْضِيّ	-	بيض	adj	ovular
عُثْكُول	عَثَاكِيل	عثكل	n	raceme, panicle
شِمْرَاخ	شَمَارِيخ	شمرخ	n	spadix strand
عِذْق	عُذُوق,أَعْذَاق	عذق	n	date bunch
عُرْجُون	عَرَاجِين	عرجن	n	date stalk
لِيفِيّ	-	ليف	adj	fibrous
وَدِيَّة	وَدَايَا	ودي	n	palm offshoot
شَكِير	-	شكر	n	offshoots
خُوص	-	خوص	n	palm leaves
سُلَّاءَة	سُلَّاء	سلء	n	palm thorn
بَلَح	-	بلح	n	unripe dates
بُسْر	-	بسر	n	unripe dates
حَشَف	-	حشف	n	dry bad dates
خَلَال	-	خلل	n	green dates
عُنْقُودِيّ	عُنْقُودِيَّات	عنقد	n	staphylococcus
عِقْدِيّ	عِقْدِيَّات	عقد	adj	streptococcal
زَرَجُون	-	زرجن	n	vine shoots
حِصْرِم	-	حصرم	n	unripe grapes
زَبِيب	-	زبب	n	raisins
مِحْلَاق	مَحَالِيق	حلق	n	tendril
مُعْتَرِش	مُعْتَرِشَات	عرش	adj	climbing plant
تَعْرِيشَة	تَعَارِيش	عرش	n	trellis, pergola
عَرِيش	-	عرش	n	arbour
أَصِيص	أُصُص	ءصص	n	flowerpot
مَشْتَل	مَشَاتِل	شتل	n	plant nursery
مَغْرِس	مَغَارِس	غرس	n	plantation
مَنْبِت	مَنَابِت	نبت	n	seedbed
إِنْبَات	-	نبت	n	germination
إِنْتَاش	-	نتش	n	germination
إِينَاع	-	ينع	n	ripening
إِنْضَاج	-	نضج	n	ripening
تَبَرْعُم	-	برعم	n	budding
بُرْعُمِيّ	-	برعم	adj	gemmal
نُورِيّ	-	نور	adj	floral
ثَغْرِيّ	-	ثغر	adj	stomatal
ثُغَيْرَة	ثُغَيْرَات	ثغر	n	stoma
نُسْغ	نُسُوغ,أَنْسَاغ	نسغ	n	sap
نُتَاح	-	نتح	n	transudate
نَتْح	-	نتح	n	transpiration
نُسْغِيّ	-	نسغ	adj	of sap
يَخْضُور	-	خضر	n	chlorophyll
قُلَيْب	-	قلب	n	heartwood
لِحَائِيّ	-	لحي	adj	phloem, cortical
قِلْف	قُلُوف	قلف	n	bark
عُجْرَة	عُجَر	عجر	n	knot in wood
سَفًا	-	سفو	n	awn
حَسَكَة	حَسَك	حسك	n	awn, thorn, bone
حَسَك	-	حسك	n	thorns, fishbones
عُصَافَة	-	عصف	n	chaff, bran
عَصْف	-	عصف	n	blast, straw
قَصَل	-	قصل	n	tares, chaff
قَصِيل	-	قصل	n	green barley
بِرْسِيم	-	برسم	n	clover
فِصْفِصَة	فَصَافِص	فصفص	n	alfalfa
نَفَل	-	نفل	n	clover
جُلْبَان	-	جلب	n	grass pea
تُرْمُس	-	ترمس	n	lupin
دُخْن	-	دخن	n	millet
سُلْت	-	سلت	n	hull-less barley
شُوفَان	-	-	n	oats
شَيْلَم	-	-	n	rye, darnel
زُوَان	-	زون	n	darnel
زُؤَان	-	زءن	n	darnel
هَالُوك	-	هلك	n	broomrape
حَامُول	-	حمل	n	dodder
كَشُوث	-	كشث	n	dodder
دُبَّاء	-	دبي	n	gourd
يَقْطِين	-	قطن	n	pumpkin
قُلْقَاس	-	قلقس	n	taro
سَلْجَم	-	سلجم	n	rape, turnip
سِلْق	-	سلق	n	chard
فِجْل	-	فجل	n	radish
خَسّ	-	خسس	n	lettuce
هِنْدِبَاء	-	هندب	n	chicory
جِرْجِير	-	جرجر	n	rocket
رَشَاد	-	رشد	n	cress
خُبَّازَى	-	خبز	n	mallow
خُبَّيْز	-	خبز	n	mallow
خِطْمِيّ	-	خطم	n	marshmallow plant
كُزْبَرَة	-	كزبر	n	coriander
شَمَر	-	شمر	n	fennel
شَمْرَة	-	شمر	n	fennel
شِبِتّ	-	-	n	dill
كَرَفْس	-	-	n	celery
حَبَق	-	حبق	n	basil
صَعْتَر	-	صعتر	n	thyme
زَعْتَر	-	زعتر	n	thyme
شِيح	-	شيح	n	wormwood
قَيْصُوم	-	قصم	n	southernwood
حَرْمَل	-	حرمل	n	harmel
سَذَاب	-	-	n	rue
حِلْتِيت	-	حلتت	n	asafoetida
قَتَاد	-	قتد	n	tragacanth
عَوْسَج	-	عسج	n	boxthorn
عَوْسَجَة	عَوْسَج	عسج	n	boxthorn
سَنْط	-	سنط	n	acacia nilotica
قَرَظ	-	قرظ	n	acacia pods
غَضًى	-	غضي	n	saxaul
رِمْث	-	رمث	n	saltwort
عَرْفَج	-	عرفج	n	rhanterium
أَرْطًى	-	ءرط	n	calligonum
طَرْفَاء	-	طرف	n	tamarisk
دَرْدَار	-	دردر	n	ash, elm
زَان	-	-	n	beech
عَرْعَر	-	عرعر	n	juniper
بُطْم	-	بطم	n	terebinth
ضِرْو	-	ضرو	n	mastic tree
تَنُّوب	-	تنب	n	fir
شَرْبِين	-	شربن	n	cedar, cypress
بَقْس	-	-	n	boxwood
سُمَّاق	-	سمق	n	sumac
دِفْلَى	-	دفل	n	oleander
آس	-	-	n	myrtle
سَوْسَن	-	سوسن	n	iris, lily
أُقْحُوَان	أَقَاحٍ	قحو	n	daisy
خَشْخَاش	-	-	n	poppy
سَحْلَبِيّ	سَحْلَبِيَّات	سحلب	n	orchid
سَحْلَب	-	سحلب	n	salep
أُشْنَة	أُشْنَات	ءشن	n	lichen, moss
حَزَازِيّ	حَزَازِيَّات	حزز	n	bryophyte
طُحْلُبِيّ	-	طحلب	adj	algal
فُطْرِيّ	-	فطر	adj	fungal
فَقْع	-	فقع	n	white truffle
عُرْهُون	عَرَاهِين	عرهن	n	mushroom
بَوْغِيّ	بَوْغِيَّات	بوغ	n	sporozoan
صَدَئِيّ	-	صدء	adj	rusty
بَيَاضِيّ	-	بيض	adj	of mildew
ذَوًى	-	ذوي	n	wilt
تَصَمُّغ	-	صمغ	n	gummosis
يَرَقَانِيّ	-	يرق	adj	icteric
اِصْفِرَار	-	صفر	n	chlorosis, yellowing
حِرَاثَة	-	حرث	n	tillage
حَرَّاث	حَرَّاثُون	حرث	n	ploughman
دِيَاس	-	دوس	n	threshing
نَوْرَج	نَوَارِج	-	n	threshing sledge
جُرْن	أَجْرَان	جرن	n	threshing floor, mortar
بَيْدَر	بَيَادِر	بدر	n	threshing floor
ذِرَايَة	-	ذرو	n	winnowing
سَمَادِيّ	-	سمد	adj	of fertilizer
تَسْمِيد	-	سمد	n	fertilization of soil
سِرْجِين	-	-	n	manure
كُدَاس	-	كدس	n	stack
عَزْق	-	عزق	n	hoeing
مِعْزَقَة	مَعَازِق	عزق	n	hoe
عَزَّاقَة	عَزَّاقَات	عزق	n	cultivator
مِسْلَفَة	مَسَالِف	سلف	n	harrow
تَسْلِيف	-	سلف	n	harrowing
تَتْلِيم	-	تلم	n	furrowing
تَقْلِيم	-	قلم	n	pruning
تَشْذِيب	-	شذب	n	pruning, trimming
مِقْلَم	مَقَالِم	قلم	n	pruning knife
مِشْذَب	مَشَاذِب	شذب	n	pruning hook
تَطْوِيش	-	طوش	n	pinching plants
تَرْقِيد	-	رقد	n	layering
تَعْشِيب	-	عشب	n	weeding
تَبْوِير	-	بور	n	fallowing
بَعْلِيّ	-	بعل	adj	rainfed
سَقَوِيّ	-	سقي	adj	irrigated
مَرْوِيّ	-	روي	adj	irrigated
إِرْوَاء	-	روي	n	irrigation
نَاعُورَة	نَوَاعِير	نعر	n	noria
شَادُوف	شَوَادِيف	شدف	n	shadoof
جِدَاد	-	جدد	n	date harvest
جِذَاذ	-	جذذ	n	fruit cutting
خَرْص	-	خرص	n	crop estimation
مُخَابَرَة	-	خبر	n	sharecropping, contact
صَوْمَعَة	صَوَامِع	صمع	n	silo, hermitage
مِطْمَر	مَطَامِر	طمر	n	landfill
مَطْمُورَة	مَطَامِير	طمر	n	underground granary
طِحَانَة	-	طحن	n	milling trade
طَحَّان	طَحَّانُون	طحن	n	miller
مِطْحَنَة	مَطَاحِن	طحن	n	mill
جَشِيش	-	جشش	n	coarse meal
سَمِيد	-	-	n	semolina
نُخَالَة	-	نخل	n	bran
مُنْخُل	مَنَاخِل	نخل	n	sieve
اِخْتِمَار	-	خمر	n	fermentation
مِعْجَن	مَعَاجِن	عجن	n	kneading trough
مِعْجَنَة	مَعَاجِن	عجن	n	kneader
شَوْبَك	شَوَابِك	شبك	n	rolling pin
ثَرِيد	-	ثرد	n	bread in broth
قَدِيد	-	قدد	n	jerked meat
وَشِيق	-	وشق	n	jerky
وَشِيقَة	وَشَائِق	وشق	n	jerky
تَقْدِيد	-	قدد	n	curing of meat
تَمْلِيح	-	ملح	n	salting
تَخْلِيل	-	خلل	n	pickling
مُخَلَّل	مُخَلَّلَات	خلل	n	pickle
تَتْبِيلَة	-	تبل	n	seasoning
هُلَام	-	هلم	n	jelly
هُلَامِيّ	-	هلم	adj	gelatinous
لَبَنِيّ	-	لبن	adj	milky
مَلْبَنَة	مَلَابِن	لبن	n	dairy
رَائِب	-	روب	n	curdled milk
رَوْبَة	-	روب	n	starter culture
مِمْخَضَة	مَمَاخِض	مخض	n	churn
مَخْض	-	مخض	n	churning
قِشْدَة	-	قشد	n	cream
قِشْطَة	-	قشط	n	cream
جُبْنِيّ	-	جبن	adj	caseous
تَجَبُّن	-	جبن	n	caseation
أَقِط	-	ءقط	n	dried curd
وَدَك	-	ودك	n	grease, tallow
إِهَالَة	-	ءهل	n	melted fat
سَلِيط	-	سلط	n	sesame oil
طَحِينِيّ	-	طحن	adj	farinaceous
ثُفْل	أَثْفَال	ثفل	n	dregs, pomace
مِعْصَرَة	مَعَاصِر	عصر	n	press
زَنَخ	-	زنخ	n	rancidity
تَزَنُّخ	-	زنخ	n	rancidity
سَمَّاك	سَمَّاكُون	سمك	n	fishmonger
قَصَّاب	قَصَّابُون	قصب	n	butcher
قِصَابَة	-	قصب	n	butchery
عَصِيدَة	عَصَائِد	عصد	n	porridge
هَرِيسَة	هَرَائِس	هرس	n	meat porridge
قَلِيَّة	قَلَايَا	قلي	n	fried dish
قَلْي	-	قلي	n	frying
شَوَّايَة	شَوَّايَات	شوي	n	grill
مِشْوَاة	مَشَاوٍ	شوي	n	grill
سَفُّود	سَفَافِيد	سفد	n	skewer
مِهْرَاس	مَهَارِيس	هرس	n	mortar
شَارِدَة	شَوَارِد	شرد	n	ion, stray
فَرْز	-	فرز	n	sorting
إِفْرَاز	إِفْرَازَات	فرز	n	secretion
جِير	-	-	n	lime
كِلْس	-	-	n	lime
مُحَاق	-	محق	n	waning of the moon
رَنِين	-	رنن	n	resonance, ringing
مِرْنَان	-	رنن	n	resonator
مَادَّة	مَوَادّ	مدد	n	matter, material
ذَرَّة	ذَرَّات	ذرر	n	atom
جُزَيْء	جُزَيْئَات	جزء	n	molecule
جُسَيْم	جُسَيْمَات	جسم	n	particle
جُزْء	أَجْزَاء	جزء	n	part
عُنْصُر	عَنَاصِر	عنصر	n	element
مُرَكَّب	مُرَكَّبَات	ركب	n	compound
مَرْكَب	مَرَاكِب	ركب	n	boat
خَلِيط	خَلَائِط	خلط	n	mixture
مَزِيج	أَمْزِجَة	مزج	n	mixture
مِزَاج	أَمْزِجَة	مزج	n	temperament
مَحْلُول	مَحَالِيل	حلل	n	solution
مُذِيب	مُذِيبَات	ذوب	n	solvent
مُذَاب	مُذَابَات	ذوب	n	solute
حَمْض	أَحْمَاض,حُمُوض	حمض	n	acid
قَاعِدَة	قَوَاعِد	قعد	n	base, rule
مِلْح	أَمْلَاح	ملح	n	salt
مَعْدِن	مَعَادِن	عدن	n	metal, mineral
فِلِزّ	فِلِزَّات	فلز	n	metal
سَبِيكَة	سَبَائِك	سبك	n	alloy
ذَهَب	-	ذهب	n	gold
فِضَّة	-	فضض	n	silver
نُحَاس	-	نحس	n	copper
حَدِيد	حَدَائِد	حدد	n	iron
رَصَاص	-	رصص	n	lead
رَصَاصَة	رَصَاصَات	رصص	n	bullet
كِبْرِيت	-	-	n	sulphur
صُلْبِيَّة	-	صلب	n	steeliness
فَحْم	فُحُوم	فحم	n	coal
نِفْط	-	-	n	oil
غَاز	غَازَات	-	n	gas
سَائِل	سَوَائِل	سيل	n	liquid
مَائِع	مَوَائِع	ميع	n	fluid
بُخَار	أَبْخِرَة	بخر	n	vapour
دُخَان	أَدْخِنَة	دخن	n	smoke
رَمَاد	أَرْمِدَة	رمد	n	ash
صَدَأ	-	صدء	n	rust
لَهَب	-	لهب	n	flame
شُعْلَة	شُعَل	شعل	n	torch, flame
نَار	نِيرَان	نور	n	fire
نُور	أَنْوَار	نور	n	light
ضَوْء	أَضْوَاء	ضوء	n	light
ضِيَاء	-	ضوء	n	brightness
ظِلّ	ظِلَال,أَظْلَال	ظلل	n	shadow
ظَلَام	-	ظلم	n	darkness
ظُلْمَة	ظُلُمَات	ظلم	n	darkness
شُعَاع	أَشِعَّة	شعع	n	ray
إِشْعَاع	إِشْعَاعَات	شعع	n	radiation
طَيْف	أَطْيَاف	طيف	n	spectrum
حَرَارَة	حَرَارَات	حرر	n	heat
بُرُودَة	-	برد	n	cold
حَرّ	حُرُور	حرر	n	heat
بَرْد	-	برد	n	cold
طَاقَة	طَاقَات	طوق	n	energy
قُدْرَة	قُدُرَات	قدر	n	power, ability
شُغْل	أَشْغَال	شغل	n	work
حَرَكَة	حَرَكَات	حرك	n	motion, vowel
سُكُون	-	سكن	n	rest, sukun
سُرْعَة	سُرُعَات	سرع	n	speed
تَسَارُع	تَسَارُعَات	سرع	n	acceleration
عَجَلَة	عَجَلَات	عجل	n	wheel, acceleration
زَخْم	-	زخم	n	momentum
عَزْم	عُزُوم	عزم	n	torque, resolve
ضَغْط	ضُغُوط	ضغط	n	pressure
جُهْد	جُهُود	جهد	n	effort, voltage
تَيَّار	تَيَّارَات	تير	n	current
شِحْنَة	شِحْنَات	شحن	n	charge
كَهْرَبَاء	-	كهرب	n	electricity
مِغْنَاطِيس	مَغَانِط	-	n	magnet
مَجَال	مَجَالَات	جول	n	field
تَرَدُّد	تَرَدُّدَات	ردد	n	frequency
ذَبْذَبَة	ذَبْذَبَات	ذبذب	n	vibration
اِهْتِزَاز	اِهْتِزَازَات	هزز	n	vibration
صَوْت	أَصْوَات	صوت	n	sound, voice
كَثَافَة	كَثَافَات	كثف	n	density
كُتْلَة	كُتَل	كتل	n	mass
وَزْن	أَوْزَان	وزن	n	weight
ثِقَل	أَثْقَال	ثقل	n	weight
ثِقْل	أَثْقَال	ثقل	n	load
حَجْم	أَحْجَام,حُجُوم	حجم	n	volume
سَطْح	سُطُوح,أَسْطُح	سطح	n	surface
مِسَاحَة	مِسَاحَات	مسح	n	area
مَسَافَة	مَسَافَات	سوف	n	distance
بُعْد	أَبْعَاد	بعد	n	dimension
طُول	أَطْوَال	طول	n	length
عَرْض	عُرُوض	عرض	n	width, offer
عُمْق	أَعْمَاق	عمق	n	depth
اِرْتِفَاع	اِرْتِفَاعَات	رفع	n	height
سُمْك	-	سمك	n	thickness
قُطْر	أَقْطَار	قطر	n	diameter, country
خَطّ	خُطُوط	خطط	n	line
نُقْطَة	نُقَط,نِقَاط	نقط	n	point
مُسْتَقِيم	مُسْتَقِيمَات	قوم	adj	straight line
مُنْحَنًى	مُنْحَنَيَات	حني	n	curve
مُنْحَنٍ	-	حني	adj	curved
مُسْتَوًى	مُسْتَوَيَات	سوي	n	level, plane
دَائِرَة	دَوَائِر	دور	n	circle, department
مَدَار	مَدَارَات	دور	n	orbit
مِحْوَر	مَحَاوِر	حور	n	axis
مَرْكَز	مَرَاكِز	ركز	n	centre
مُثَلَّث	مُثَلَّثَات	ثلث	n	triangle
مُرَبَّع	مُرَبَّعَات	ربع	n	square
مُسْتَطِيل	مُسْتَطِيلَات	طول	n	rectangle
مُعَيَّن	مُعَيَّنَات	عين	n	rhombus
مُضَلَّع	مُضَلَّعَات	ضلع	n	polygon
مُكَعَّب	مُكَعَّبَات	كعب	n	cube
هَرَم	أَهْرَام,أَهْرَامَات	هرم	n	pyramid
مَخْرُوط	مَخَارِيط,مَخْرُوطَات	خرط	n	cone
مَوْشُور	مَوَاشِير	وشر	n	prism
عَدَد	أَعْدَاد	عدد	n	number
رَقْم	أَرْقَام	رقم	n	digit, number
حِسَاب	حِسَابَات	حسب	n	arithmetic, account
جَبْر	-	جبر	n	algebra
هَنْدَسَة	هَنْدَسَات	هندس	n	geometry, engineering
مُهَنْدِس	مُهَنْدِسُون	هندس	n	engineer
إِحْصَاء	إِحْصَاءَات	حصي	n	statistics
مُعَادَلَة	مُعَادَلَات	عدل	n	equation
مُتَغَيِّر	مُتَغَيِّرَات	غير	n	variable
ثَابِت	ثَوَابِت,ثَابِتَات	ثبت	n	constant
دَالَّة	دَوَالّ	دلل	n	function
تَفَاضُل	تَفَاضُلَات	فضل	n	differential
تَكَامُل	تَكَامُلَات	كمل	n	integral
مُشْتَقَّة	مُشْتَقَّات	شقق	n	derivative
نِسْبَة	نِسَب	نسب	n	ratio
مَقَام	مَقَامَات	قوم	n	denominator, rank
بَسْط	-	بسط	n	numerator
أُسّ	أُسُس	ءسس	n	exponent, basis
لُوغَارِيتْم	لُوغَارِيتْمَات	-	n	logarithm
مَصْفُوفَة	مَصْفُوفَات	صفف	n	matrix
مُتَّجِه	مُتَّجِهَات	وجه	n	vector
مُتَّجَه	مُتَّجَهَات	وجه	n	vector
اِتِّجَاه	اِتِّجَاهَات	وجه	n	direction, trend
مِقْدَار	مَقَادِير	قدر	n	quantity
قَدْر	أَقْدَار	قدر	n	amount, worth
قِيَاس	قِيَاسَات,أَقْيِسَة	قيس	n	measurement, analogy
مِقْيَاس	مَقَايِيس	قيس	n	scale, gauge
مِعْيَار	مَعَايِير	عير	n	standard
مِيزَان	مَوَازِين	وزن	n	balance
مِيعَاد	مَوَاعِيد	وعد	n	appointment
مِيقَات	مَوَاقِيت	وقت	n	appointed time
مِيثَاق	مَوَاثِيق	وثق	n	charter
مِيرَاث	مَوَارِيث	ورث	n	inheritance
مِيلَاد	مَوَالِيد	ولد	n	birth
مِينَاء	مَوَانِئ	وني	n	harbour
مِيزَاب	مَيَازِيب	وزب	n	gutter
مِيسَم	مَوَاسِم	وسم	n	stigma, brand
مِيزَة	مِيزَات	ميز	n	advantage
مِيكَانِيكَا	-	-	n	mechanics
آلِيَّة	آلِيَّات	ءول	n	mechanism
جِهَاز	أَجْهِزَة	جهز	n	apparatus
أَدَاتِيَّة	-	ءدو	n	instrumentality
مِجْهَر	مَجَاهِر	جهر	n	microscope
مِنْظَار	مَنَاظِير	نظر	n	telescope
مِرْقَاب	مَرَاقِيب	رقب	n	telescope
مِقْرَاب	مَقَارِيب	قرب	n	telescope
عَدَسَة	عَدَسَات	عدس	n	lens
مِحْرَار	مَحَارِير	حرر	n	thermometer
مِسْبَار	مَسَابِير,مَسَابِر	سبر	n	probe
مِسْطَرَة	مَسَاطِر	سطر	n	ruler
مِنْقَلَة	مَنَاقِل	نقل	n	protractor
فِرْجَار	فَرَاجِير	-	n	compass
بُوصَلَة	بُوصَلَات	-	n	compass
أُنْبُوب	أَنَابِيب	نبب	n	tube, pipe
أُنْبُوبَة	أَنَابِيب	نبب	n	tube
قَارُورَة	قَوَارِير	قرر	n	flask
مُخْتَبَر	مُخْتَبَرَات	خبر	n	laboratory
مَعْمَل	مَعَامِل	عمل	n	laboratory, factory
تَجْرِبَة	تَجَارِب	جرب	n	experiment
مُحَرِّك	مُحَرِّكَات	حرك	n	engine
مُوَلِّد	مُوَلِّدَات	ولد	n	generator
مِضَخَّة	مِضَخَّات	ضخخ	n	pump
عَنَفَة	عَنَفَات	عنف	n	turbine
تُرْس	تُرُوس,أَتْرَاس	ترس	n	gear, shield
بَكَرَة	بَكَرَات	بكر	n	pulley
رَافِعَة	رَوَافِع	رفع	n	lever, crane
نَابِض	نَوَابِض	نبض	n	spring
مِسْمَار	مَسَامِير	سمر	n	nail
سِلْك	أَسْلَاك	سلك	n	wire
كَابِل	كَوَابِل	-	n	cable
مِفْتَاح	مَفَاتِيح	فتح	n	key, switch
قُطْب	أَقْطَاب	قطب	n	pole
مِصْعَد	مَصَاعِد	صعد	n	anode, lift
مَهْبِط	مَهَابِط	هبط	n	cathode, landing place
مِكْثَاف	مَكَاثِيف	كثف	n	densimeter
مُكَثِّف	مُكَثِّفَات	كثف	n	condenser
حَاسُوب	حَوَاسِيب	حسب	n	computer
حَاسِبَة	حَاسِبَات	حسب	n	calculator
بَرْمَجَة	-	برمج	n	programming
شَبَكَة	شَبَكَات,شِبَاك	شبك	n	network
خَادُوم	خَوَادِيم	خدم	n	server
خَادِم	خُدَّام,خَدَم,خَوَادِم	خدم	n	servant, server
شَاشَة	شَاشَات	-	n	screen
ذَاكِرَة	ذَوَاكِر,ذَاكِرَات	ذكر	n	memory
مَلَفّ	مَلَفَّات	لفف	n	file
مُعَالِج	مُعَالِجَات	علج	n	processor
بَيَانَات	-	بين	n	data
خَوَارِزْمِيَّة	خَوَارِزْمِيَّات	-	n	algorithm
شَفْرَة	شَفَرَات	شفر	n	blade
رَمْز	رُمُوز	رمز	n	symbol
إِشَارَة	إِشَارَات	شور	n	sign, signal
رَادَار	رَادَارَات	-	n	radar
طَاقِيَّة	طَوَاقِيّ	طوق	n	skullcap
تِقْنِيَّة	تِقْنِيَّات	تقن	n	technology
تِقَانَة	تِقَانَات	تقن	n	technology
صَارُوخ	صَوَارِيخ	صرخ	n	rocket
مَرْكَبَة	مَرْكَبَات	ركب	n	vehicle
طَائِرَة	طَائِرَات	طير	n	aeroplane
سَيَّارَة	سَيَّارَات	سير	n	car
قِطَار	قِطَارَات,قُطُر	قطر	n	train
سَفِينَة	سُفُن,سَفَائِن	سفن	n	ship
غَوَّاصَة	غَوَّاصَات	غوص	n	submarine
دَبَّابَة	دَبَّابَات	دبب	n	tank
ثَلَّاجَة	ثَلَّاجَات	ثلج	n	refrigerator
غَسَّالَة	غَسَّالَات	غسل	n	washing machine
هَاتِف	هَوَاتِف	هتف	n	telephone
مِذْيَاع	مَذَايِيع	ذيع	n	radio
تِلْفَاز	تَلَافِيز	-	n	television
مِصْبَاح	مَصَابِيح	صبح	n	lamp
بَطَّارِيَّة	بَطَّارِيَّات	-	n	battery
مِدْفَأَة	مَدَافِئ	دفء	n	heater
مِرْوَحَة	مَرَاوِح	روح	n	fan
مِصْعَدَة	مَصَاعِد	صعد	n	lift
مُقَاوَمَة	مُقَاوَمَات	قوم	n	resistance
مُقَاوِم	مُقَاوِمَات	قوم	n	resistor
مُوصِل	مُوصِلَات	وصل	n	conductor
عَازِل	عَوَازِل	عزل	n	insulator
نَاقِل	نَوَاقِل	نقل	n	carrier
مُسْتَقْبِل	مُسْتَقْبِلَات	قبل	n	receiver
مِتْر	أَمْتَار	-	n	metre
غِرَام	غِرَامَات	-	n	gram
لِتْر	لِتْرَات	-	n	litre
مِيل	أَمْيَال	-	n	mile
شِبْر	أَشْبَار	شبر	n	span
فِتْر	أَفْتَار	فتر	n	short span
بَاع	أَبْوَاع,بَاعَات	بوع	n	fathom
فَرْسَخ	فَرَاسِخ	فرسخ	n	parasang
رِطْل	أَرْطَال	-	n	pound weight
قِنْطَار	قَنَاطِير	-	n	hundredweight
مِثْقَال	مَثَاقِيل	ثقل	n	weight unit
صَاع	أَصْوَاع,صِيعَان	صوع	n	dry measure
مُدّ	أَمْدَاد	مدد	n	dry measure
دِرْهَم	دَرَاهِم	-	n	dirham
دِينَار	دَنَانِير	-	n	dinar
دَقِيقَة	دَقَائِق	دقق	n	minute
ثَانِيَة	ثَوَانٍ	ثني	n	second
دَرَجَة	دَرَجَات	درج	n	degree
وَحْدَة	وَحَدَات	وحد	n	unit, unity
ظَاهِرَة	ظَوَاهِر	ظهر	n	phenomenon
نَظَرِيَّة	نَظَرِيَّات	نظر	n	theory
فَرْضِيَّة	فَرْضِيَّات	فرض	n	hypothesis
قَانُون	قَوَانِين	-	n	law
مَبْدَأ	مَبَادِئ	بدء	n	principle
بُرْهَان	بَرَاهِين	برهن	n	proof
مُسَلَّمَة	مُسَلَّمَات	سلم	n	axiom
بَدِيهِيَّة	بَدِيهِيَّات	بده	n	axiom
عَيِّنَة	عَيِّنَات	عين	n	sample
تَفَاعُل	تَفَاعُلَات	فعل	n	reaction, interaction
مُفَاعِل	مُفَاعِلَات	فعل	n	reactor
اِخْتِزَال	اِخْتِزَالَات	خزل	n	reduction
تَقْطِير	-	قطر	n	distillation
تَبَلْوُر	-	بلور	n	crystallisation
بِلَّوْر	-	-	n	crystal
بَلُّورَة	بَلُّورَات	بلور	n	crystal
أَصْل	أُصُول	ءصل	n	origin
بِنَاء	أَبْنِيَة	بني	n	building
هَيْكَل	هَيَاكِل	هيكل	n	structure, skeleton
مِنْوَال	مَنَاوِيل	نول	n	loom, manner
شَكْل	أَشْكَال	شكل	n	form, shape
لَوْن	أَلْوَان	لون	n	colour
صِبْغ	أَصْبَاغ,أَصْبِغَة	صبغ	n	dye
صِبْغَة	صِبْغَات	صبغ	n	tincture, character
خِضَاب	خُضُب,أَخْضِبَة	خضب	n	pigment, dye
مَسَامّ	-	سمم	n	pores
مَسْحُوق	مَسَاحِيق	سحق	n	powder
رَاسِب	رَوَاسِب	رسب	n	sediment
رُسَابَة	رُسَابَات	رسب	n	deposit
فُقَاعَة	فَقَاقِيع,فُقَاعَات	فقع	n	bubble
رَغْوَة	رَغَوَات	رغو	n	foam
شَمْع	شُمُوع	شمع	n	wax
زُجَاج	-	زجج	n	glass
خَزَف	-	خزف	n	ceramics
مَطَّاط	-	مطط	n	rubber
قَطْرَة	قَطَرَات	قطر	n	drop
نُطْفَة	نُطَف	نطف	n	drop, sperm
أَثَر	آثَار	ءثر	n	trace, effect
تَأْثِير	تَأْثِيرَات	ءثر	n	influence
نُوتِيّ	نَوَاتِيّ	-	n	sailor
مَدَارِيّ	-	دور	adj	orbital, tropical
نَوَوِيّ	-	نوي	adj	nuclear
رِيَاضِيَّات	-	روض	n	mathematics
كِيمِيَاء	-	-	n	chemistry
فِيزِيَاء	-	-	n	physics
أَحْيَائِيَّات	-	حيي	n	biology
فِلِزِّيّ	-	فلز	adj	metallic
عُضْوِيّ	-	عضو	adj	organic
خَلَوِيّ	-	خلو	adj	cellular
هَوَائِيّ	هَوَائِيَّات	هوي	n	aerial
مِصْيَدَة	مَصَايِد,مَصَائِد	صيد	n	trap
مِذْرَاة	مَذَارٍ	ذرو	n	pitchfork
مِسْحَاة	مَسَاحٍ	سحو	n	spade
مِنْفَاخ	مَنَافِيخ	نفخ	n	bellows
مِثْقَب	مَثَاقِب	ثقب	n	drill
مِثْقَاب	مَثَاقِيب,مَثَاقِب	ثقب	n	drill
مِنْشَار	مَنَاشِير	نشر	n	saw
مِبْرَد	مَبَارِد	برد	n	file
مِطْرَقَة	مَطَارِق	طرق	n	hammer
سِنْدَان	سَنَادِين	-	n	anvil
مِخْرَطَة	مَخَارِط	خرط	n	lathe
مِلْقَط	مَلَاقِط	لقط	n	tweezers
مِكْبَس	مَكَابِس	كبس	n	press, piston
مِجَسّ	مِجَسَّات	جسس	n	sensor
مِقْوَد	مَقَاوِد	قود	n	steering wheel
مِكْبَح	مَكَابِح	كبح	n	brake
مُسَنَّن	مُسَنَّنَات	سنن	n	cogwheel
مِرْشَح	مَرَاشِح	رشح	n	filter
مِزْوَاة	مَزَاوٍ	زوي	n	theodolite
مِزْوَلَة	مَزَاوِل	زول	n	sundial
أَسْطُرْلَاب	أَسْطُرْلَابَات	-	n	astrolabe
صَقِيع	-	صقع	n	frost
صَهِيل	-	صهل	n	neighing
سَعَف	-	سعف	n	palm leaves
سَهْب	سُهُوب	سهب	n	steppe
طَنِين	-	طنن	n	buzzing
زَئِير	-	زءر	n	roar
زَاحِفَة	زَوَاحِف	زحف	n	reptile
حَوْصَلَة	حَوَاصِل	حوصل	n	crop, vesicle
بُرْثُن	بَرَاثِن	برثن	n	claw
جُلْمُود	جَلَامِيد	جلمد	n	boulder
جُنْدُب	جَنَادِب	جندب	n	grasshopper
حَنْظَل	-	حنظل	n	colocynth
خَرْدَل	-	خردل	n	mustard
زَعْفَرَان	-	زعفر	n	saffron
سَفَرْجَل	سَفَارِج	-	n	quince
ضِرْغَام	ضَرَاغِم	ضرغم	n	lion
عُصْفُر	-	عصفر	n	safflower
عَلْقَم	-	علقم	n	colocynth, bitterness
عَنْدَلِيب	عَنَادِل	-	n	nightingale
غَضَنْفَر	-	غضفر	n	lion
قَرَنْفُل	-	-	n	carnation, clove
قَسْوَرَة	قَسَاوِر	قسر	n	lion
قُرْطُم	-	قرطم	n	safflower seed
كُرْكِيّ	كَرَاكِيّ	كرك	n	crane
كَرْكَدَنّ	-	-	n	rhinoceros
نَوْرَس	نَوَارِس	-	n	seagull
هِزَبْر	هَزَابِر	هزبر	n	lion
يَعْسُوب	يَعَاسِيب	عسب	n	queen bee, dragonfly
يَرْبُوع	يَرَابِيع	ربع	n	jerboa
عَقِيق	أَعِقَّة	عقق	n	carnelian
أَبْطَح	أَبَاطِح	بطح	n	wide valley
بَطْحَاء	بِطَاح	بطح	n	wide valley
ضَارٍ	ضَوَارٍ	ضري	adj	predatory
دَوَاجِن	-	دجن	n	poultry
دَاجِن	دَوَاجِن	دجن	adj	domestic
غَدِير	غُدْرَان	غدر	n	pool
هَجِين	هُجُن,هُجَنَاء	هجن	adj	hybrid
هَجِينَة	هَجَائِن	هجن	n	racing camel
حِنْطَة	-	حنط	n	wheat
جُرْف	أَجْرَاف,جُرُوف	جرف	n	cliff
جَمْر	-	جمر	n	embers
خَمِيلَة	خَمَائِل	خمل	n	thicket
خُوَار	-	خور	n	lowing
نَجِيبَة	نَجَائِب	نجب	n	noble camel
رَافِد	رَوَافِد	رفد	n	tributary
أَرْض	أَرَاضٍ,أَرَضُون	ءرض	n	earth, land
جَبَل	جِبَال,أَجْبَال	جبل	n	mountain
تَلّ	تِلَال,تُلُول	تلل	n	hill
هَضْبَة	هِضَاب,هَضَبَات	هضب	n	plateau
سَهْل	سُهُول	سهل	n	plain
صَحْرَاء	صَحَارَى,صَحَارٍ,صَحْرَاوَات	صحر	n	desert
بَادِيَة	بَوَادٍ	بدو	n	desert, steppe
غَابَة	غَابَات	غيب	n	forest
مَرْج	مُرُوج	مرج	n	meadow
رَوْضَة	رِيَاض,رَوْضَات	روض	n	garden, meadow
كَثِيب	كُثْبَان	كثب	n	sand dune
رَمْل	رِمَال	رمل	n	sand
تُرَاب	أَتْرِبَة	ترب	n	soil, dust
تُرْبَة	تُرَب	ترب	n	soil
طِين	أَطْيَان	طين	n	clay
غُبَار	أَغْبِرَة	غبر	n	dust
صَخْر	صُخُور	صخر	n	rock
صَخْرَة	صُخُور,صَخَرَات,صَخْر	صخر	n	rock
حَجَر	أَحْجَار,حِجَارَة	حجر	n	stone
كَهْف	كُهُوف	كهف	n	cave
غَار	غِيرَان,أَغْوَار	غور	n	cave
مَغَارَة	مَغَاوِر,مَغَارَات	غور	n	cavern
غَوْر	أَغْوَار	غور	n	depth, lowland
بَحْر	بِحَار,بُحُور,أَبْحُر	بحر	n	sea
بُحَيْرَة	بُحَيْرَات	بحر	n	lake
مُحِيط	مُحِيطَات	حوط	n	ocean, circumference
نَهْر	أَنْهَار,أَنْهُر	نهر	n	river
جَدْوَل	جَدَاوِل	جدول	n	brook, table
سَاقِيَة	سَوَاقٍ	سقي	n	irrigation canal
يَنْبُوع	يَنَابِيع	نبع	n	spring
نَبْع	نُبُوع	نبع	n	source
مَنْبَع	مَنَابِع	نبع	n	source
مَصَبّ	مَصَبَّات,مَصَابّ	صبب	n	estuary
خَلِيج	خُلْجَان	خلج	n	gulf
جَزِيرَة	جَزَائِر,جُزُر	جزر	n	island
أَرْخَبِيل	أَرْخَبِيلَات	-	n	archipelago
شَاطِئ	شَوَاطِئ,شُطْآن	شطء	n	shore
سَاحِل	سَوَاحِل	سحل	n	coast
ضِفَّة	ضِفَاف	ضفف	n	bank
مَوْج	أَمْوَاج	موج	n	waves
مَوْجَة	مَوْجَات,أَمْوَاج	موج	n	wave
مَدّ	مُدُود	مدد	n	tide, extension
جَزْر	-	جزر	n	ebb
مُسْتَنْقَع	مُسْتَنْقَعَات	نقع	n	swamp
بِرْكَة	بِرَك	برك	n	pond
شَلَّال	شَلَّالَات	شلل	n	waterfall
سَيْل	سُيُول	سيل	n	torrent
فَيَضَان	فَيَضَانَات	فيض	n	flood
طُوفَان	طَوَافِين	طوف	n	deluge
جَلِيد	-	جلد	n	ice
ثَلْج	ثُلُوج	ثلج	n	snow
بَرَد	-	برد	n	hail
مَطَر	أَمْطَار	مطر	n	rain
غَيْث	غُيُوث	غيث	n	rain
سَحَاب	سُحُب	سحب	n	clouds
سَحَابَة	سُحُب,سَحَائِب	سحب	n	cloud
غَيْم	غُيُوم	غيم	n	clouds
غَمَام	غَمَائِم	غمم	n	clouds
ضَبَاب	-	ضبب	n	fog
رِيح	رِيَاح,أَرْيَاح	روح	n	wind
نَسِيم	نَسَائِم	نسم	n	breeze
عَاصِفَة	عَوَاصِف	عصف	n	storm
إِعْصَار	أَعَاصِير	عصر	n	hurricane
زَوْبَعَة	زَوَابِع	زبع	n	whirlwind
رَعْد	رُعُود	رعد	n	thunder
بَرْق	بُرُوق	برق	n	lightning
صَاعِقَة	صَوَاعِق	صعق	n	thunderbolt
زِلْزَال	زَلَازِل	زلزل	n	earthquake
حُمَم	-	حمم	n	lava
شَمْس	شُمُوس	شمس	n	sun
قَمَر	أَقْمَار	قمر	n	moon
هِلَال	أَهِلَّة	هلل	n	crescent
بَدْر	بُدُور	بدر	n	full moon
نَجْم	نُجُوم,أَنْجُم	نجم	n	star
كَوْكَب	كَوَاكِب	كوكب	n	planet
شِهَاب	شُهُب	شهب	n	meteor
مُذَنَّب	مُذَنَّبَات	ذنب	n	comet
مَجَرَّة	مَجَرَّات	جرر	n	galaxy
فَلَك	أَفْلَاك	فلك	n	celestial sphere
بُرْج	أَبْرَاج,بُرُوج	برج	n	tower, zodiac sign
سَدِيم	سُدُم	سدم	n	nebula
كُسُوف	كُسُوفَات	كسف	n	solar eclipse
خُسُوف	خُسُوفَات	خسف	n	lunar eclipse
مُنَاخ	مُنَاخَات	نوخ	n	climate
طَقْس	طُقُوس	-	n	weather, rite
جَوّ	أَجْوَاء	جوي	n	air, atmosphere
فَضَاء	فَضَاءَات,أَفْضِيَة	فضو	n	space
بِيئَة	بِيئَات	بوء	n	environment
طَبِيعَة	طَبَائِع	طبع	n	nature
كَوْن	أَكْوَان	كون	n	universe, being
عَالَم	عَوَالِم,عَالَمُون	علم	n	world
نَبَات	نَبَاتَات	نبت	n	plant
شَجَرَة	أَشْجَار,شَجَرَات,شَجَر	شجر	n	tree
شَجَر	أَشْجَار	شجر	n	trees
شُجَيْرَة	شُجَيْرَات	شجر	n	shrub
غُصْن	أَغْصَان,غُصُون	غصن	n	branch
فَرْع	فُرُوع	فرع	n	branch
جِذْع	جُذُوع	جذع	n	trunk
جَذْر	جُذُور	جذر	n	root
وَرَقَة	أَوْرَاق,وَرَقَات,وَرَق	ورق	n	leaf, paper
وَرَق	أَوْرَاق	ورق	n	leaves, paper
زَهْرَة	أَزْهَار,زُهُور,زَهَرَات	زهر	n	flower
زَهْر	أَزْهَار,زُهُور	زهر	n	flowers
وَرْد	وُرُود	ورد	n	roses
وَرْدَة	وُرُود,وَرْدَات	ورد	n	rose
بُرْعُم	بَرَاعِم	برعم	n	bud
لِحَاء	أَلْحِيَة	لحو	n	bark
بَذْرَة	بُذُور,بِذَار	بذر	n	seed
حَبّ	حُبُوب	حبب	n	grain
ثَمَرَة	ثِمَار,ثَمَرَات,أَثْمَار	ثمر	n	fruit
ثَمَر	ثِمَار,أَثْمَار	ثمر	n	fruit
فَاكِهَة	فَوَاكِه	فكه	n	fruit
عُشْب	أَعْشَاب	عشب	n	grass, herb
حَشِيش	حَشَائِش	حشش	n	grass
كَلَأ	أَكْلَاء	كلء	n	pasture
شَوْك	أَشْوَاك	شوك	n	thorns
شَوْكَة	شَوْكَات,أَشْوَاك	شوك	n	thorn, fork
قَمْح	أَقْمَاح	قمح	n	wheat
شَعِير	-	شعر	n	barley
ذُرَة	-	ذري	n	maize
أَرُزّ	-	-	n	rice
عَدَس	-	عدس	n	lentils
فُول	-	فول	n	beans
حِمَّص	-	حمص	n	chickpeas
بَصَل	-	بصل	n	onions
ثُوم	-	ثوم	n	garlic
جَزَر	-	-	n	carrots
خِيَار	-	-	n	cucumber
قِثَّاء	-	قثء	n	cucumber
بَطِّيخ	-	بطخ	n	watermelon
قَرْع	-	قرع	n	gourd
كُرُنْب	-	-	n	cabbage
نَخْل	-	نخل	n	palms
نَخْلَة	نَخِيل,نَخَلَات	نخل	n	palm tree
تَمْر	تُمُور	تمر	n	dates
رُطَب	-	رطب	n	ripe dates
عِنَب	أَعْنَاب	عنب	n	grapes
تِين	-	تين	n	figs
زَيْتُون	-	زيت	n	olives
رُمَّان	-	رمن	n	pomegranate
تُفَّاح	تَفَافِيح	تفح	n	apples
بُرْتُقَال	-	-	n	oranges
لَيْمُون	-	-	n	lemons
مَوْز	-	موز	n	bananas
مِشْمِش	-	مشمش	n	apricots
خَوْخ	-	خوخ	n	peaches
لَوْز	-	لوز	n	almonds
جَوْز	-	-	n	walnuts
سِدْر	-	سدر	n	lote trees
أَرْز	-	ءرز	n	cedar
سَرْو	-	سرو	n	cypress
صَنَوْبَر	-	صنبر	n	pine
بَلُّوط	-	بلط	n	oak
صَفْصَاف	-	صفصف	n	willow
رَيْحَان	رَيَاحِين	روح	n	basil
يَاسَمِين	-	-	n	jasmine
نَعْنَاع	-	نعنع	n	mint
قُطْن	أَقْطَان	قطن	n	cotton
كَتَّان	-	كتن	n	flax
قَصَب	-	قصب	n	reeds, cane
فُطْر	فُطُور,فُطْرِيَّات	فطر	n	fungus
طُحْلُب	طَحَالِب	طحلب	n	alga
سَرْخَس	سَرَاخِس	-	n	fern
جَنَاح	أَجْنِحَة	جنح	n	wing
رِيش	أَرْيَاش	ريش	n	feathers
ذَيْل	ذُيُول,أَذْيَال	ذيل	n	tail
ذَنَب	أَذْنَاب	ذنب	n	tail
قَرْن	قُرُون	قرن	n	horn, century
حَافِر	حَوَافِر	حفر	n	hoof
مِخْلَب	مَخَالِب	خلب	n	claw
مِنْقَار	مَنَاقِير	نقر	n	beak
خُرْطُوم	خَرَاطِيم	خرطم	n	trunk, hose
صُوف	أَصْوَاف	صوف	n	wool
فَرْو	فِرَاء	فرو	n	fur
وَبَر	أَوْبَار	وبر	n	camel hair
بَيْضَة	بَيْض,بَيْضَات	بيض	n	egg
عُشّ	أَعْشَاش,عِشَاش	عشش	n	nest
وَكْر	أَوْكَار	وكر	n	den, nest
قَفِير	قُفْرَان	قفر	n	beehive
بَهِيمَة	بَهَائِم	بهم	n	beast
دَابَّة	دَوَابّ	دبب	n	riding animal
مَاشِيَة	مَوَاشٍ	مشي	n	livestock
نَعَم	أَنْعَام	نعم	n	grazing livestock
وَحْش	وُحُوش	وحش	n	wild beast
سَبُع	سِبَاع	سبع	n	predator
أَسَد	أُسُود,آسَاد,أُسْد	ءسد	n	lion
لَيْث	لُيُوث	ليث	n	lion
شِبْل	أَشْبَال	شبل	n	lion cub
نَمِر	نُمُور,نُمُر	نمر	n	tiger, leopard
فَهْد	فُهُود	فهد	n	cheetah
ضَبُع	ضِبَاع	ضبع	n	hyena
ثَعْلَب	ثَعَالِب	ثعلب	n	fox
كَلْب	كِلَاب	كلب	n	dog
هِرّ	هِرَرَة	هرر	n	cat
قِطّ	قِطَط	قطط	n	cat
دُبّ	دِبَبَة,أَدْبَاب	دبب	n	bear
فِيل	فِيَلَة,أَفْيَال	فيل	n	elephant
زَرَافَة	زَرَافَى,زَرَافَات	زرف	n	giraffe
حِصَان	أَحْصِنَة,حُصُن	حصن	n	horse
فَرَس	أَفْرَاس	فرس	n	mare, horse
مُهْر	مِهَار,أَمْهَار	مهر	n	foal
خَيْل	خُيُول	خيل	n	horses
حِمَار	حَمِير,حُمُر	حمر	n	donkey
أَتَان	أُتُن	ءتن	n	she-ass
بَغْل	بِغَال	بغل	n	mule
جَمَل	جِمَال	جمل	n	camel
نَاقَة	نُوق,نِيَاق	نوق	n	she-camel
بَعِير	أَبْعِرَة,بُعْرَان	بعر	n	camel
إِبِل	آبَال	ءبل	n	camels
ثَوْر	ثِيرَان	ثور	n	bull
بَقَر	أَبْقَار	بقر	n	cattle
بَقَرَة	بَقَرَات,أَبْقَار,بَقَر	بقر	n	cow
عِجْل	عُجُول	عجل	n	calf
غَنَم	أَغْنَام	غنم	n	sheep
خَرُوف	خِرَاف,خِرْفَان	خرف	n	lamb
كَبْش	كِبَاش	كبش	n	ram
نَعْجَة	نِعَاج	نعج	n	ewe
حَمَل	حُمْلَان	حمل	n	lamb
ضَأْن	-	ضءن	n	sheep
مَعْز	-	معز	n	goats
مَاعِز	مَوَاعِز	معز	n	goat
تَيْس	تُيُوس	تيس	n	billy goat
جَدْي	جِدَاء,جِدْيَان	جدي	n	kid
غَزَال	غِزْلَان	غزل	n	gazelle
ظَبْي	ظِبَاء	ظبي	n	antelope
وَعْل	وُعُول,أَوْعَال	وعل	n	ibex
أَرْنَب	أَرَانِب	رنب	n	rabbit
قِرْد	قُرُود,قِرَدَة	قرد	n	monkey
خِنْزِير	خَنَازِير	خنزر	n	pig
قُنْفُذ	قَنَافِذ	قنفذ	n	hedgehog
خُفَّاش	خَفَافِيش	خفش	n	bat
جُرَذ	جُرْذَان	جرذ	n	rat
سُلَحْفَاة	سَلَاحِف	سلحف	n	tortoise
ضِفْدَع	ضَفَادِع	ضفدع	n	frog
تِمْسَاح	تَمَاسِيح	-	n	crocodile
أَفْعَى	أَفَاعٍ	فعو	n	viper
ثُعْبَان	ثَعَابِين	ثعب	n	snake
حِرْبَاء	حَرَابِيّ	حرب	n	chameleon
ضَبّ	ضِبَاب,أَضُبّ	ضبب	n	lizard
طَائِر	طُيُور,طَيْر	طير	n	bird
طَيْر	طُيُور,أَطْيَار	طير	n	bird
عُصْفُور	عَصَافِير	عصفر	n	sparrow
حَمَام	حَمَائِم	حمم	n	pigeons
حَمَامَة	حَمَائِم,حَمَامَات,حَمَام	حمم	n	pigeon
غُرَاب	غِرْبَان,أَغْرِبَة	غرب	n	crow
نَسْر	نُسُور	نسر	n	eagle, vulture
صَقْر	صُقُور	صقر	n	falcon
بَازٍ	بُزَاة	-	n	falcon
عُقَاب	عِقْبَان	عقب	n	eagle
بُومَة	بُوم	بوم	n	owl
دِيك	دُيُوك,دِيَكَة	ديك	n	cock
دَجَاجَة	دَجَاج,دَجَاجَات	دجج	n	hen
بَطَّة	بَطّ	بطط	n	duck
إِوَزَّة	إِوَزّ	وزز	n	goose
نَعَامَة	نَعَام,نَعَائِم	نعم	n	ostrich
هُدْهُد	هَدَاهِد	هدهد	n	hoopoe
بُلْبُل	بَلَابِل	بلبل	n	nightingale
بَبَّغَاء	بَبَّغَاوَات	-	n	parrot
لَقْلَق	لَقَالِق	-	n	stork
فَرُّوج	فَرَارِيج	فرج	n	chick
فَرْخ	أَفْرَاخ,فِرَاخ	فرخ	n	chick
سَمَك	أَسْمَاك	سمك	n	fish
سَمَكَة	سَمَكَات,أَسْمَاك,سَمَك	سمك	n	fish
حُوت	حِيتَان	حوت	n	whale
قِرْش	قُرُوش	قرش	n	shark
صَدَف	أَصْدَاف	صدف	n	shells
مَحَار	-	حور	n	oysters
لُؤْلُؤ	لَآلِئ	لءلء	n	pearls
مَرْجَان	-	-	n	coral
حَشَرَة	حَشَرَات	حشر	n	insect
نَمْل	نِمَال	نمل	n	ants
نَحْل	-	نحل	n	bees
زُنْبُور	زَنَابِير	زنبر	n	wasp
ذُبَاب	ذِبَّان	ذبب	n	flies
بَعُوض	-	بعض	n	mosquitoes
فَرَاشَة	فَرَاش,فَرَاشَات	فرش	n	butterfly
جَرَاد	-	جرد	n	locusts
عَقْرَب	عَقَارِب	عقرب	n	scorpion
عَنْكَبُوت	عَنَاكِب	عنكب	n	spider
دُودَة	دُود,دِيدَان	دود	n	worm
قَمْل	-	قمل	n	lice
بُرْغُوث	بَرَاغِيث	برغث	n	flea
صُرْصُور	صَرَاصِير	صرصر	n	cockroach
يَرَقَة	يَرَقَات	يرق	n	larva
شَرْنَقَة	شَرَانِق	شرنق	n	cocoon
خُنْفُسَاء	خَنَافِس	خنفس	n	beetle
سُوس	-	سوس	n	weevil
قَوْقَعَة	قَوَاقِع	قوقع	n	shell
فَصِيلَة	فَصَائِل	فصل	n	family, squad
سُلَالَة	سُلَالَات	سلل	n	breed, strain
جِنْس	أَجْنَاس	جنس	n	genus, sex
نَوْع	أَنْوَاع	نوع	n	species, kind
قَطِيع	قُطْعَان	قطع	n	herd
سِرْب	أَسْرَاب	سرب	n	flock
فَرِيسَة	فَرَائِس	فرس	n	prey
عُقْدَة	عُقَد	عقد	n	knot, node
سُنْبُلَة	سَنَابِل,سُنْبُلَات	سنبل	n	ear of grain
قِشْر	قُشُور	قشر	n	peel, bark
قِشْرَة	قُشُور	قشر	n	crust, shell
لُبّ	أَلْبَاب,لُبُوب	لبب	n	core, mind
عُنْقُود	عَنَاقِيد	عنقد	n	cluster
بُسْتَان	بَسَاتِين	-	n	orchard
حَدِيقَة	حَدَائِق	حدق	n	garden
حَقْل	حُقُول	حقل	n	field
يَحْمُور	يَحَامِير	حمر	n	haemoglobin, roe deer
يَصْفُور	-	صفر	n	xanthophyll
يَزْرُوق	-	زرق	n	phycocyanin
يَسْرُوع	يَسَارِيع	سرع	n	caterpillar
يَعْفُور	يَعَافِير	عفر	n	gazelle
دَوْلَة	دُوَل	دول	n	state
دُوَلِيّ	-	دول	adj	international
دَوْلِيّ	-	دول	adj	international
رِئَاسَة	رِئَاسَات	رءس	n	presidency
رِيَاسَة	-	رءس	n	leadership
مَرْؤُوس	مَرْؤُوسُون	رءس	n	subordinate
رَئِيسِيّ	-	رءس	adj	main
وِزَارَة	وِزَارَات	وزر	n	ministry
نَائِب	نُوَّاب	نوب	n	deputy
نِيَابَة	نِيَابَات	نوب	n	prosecution, deputyship
بَرْلَمَان	بَرْلَمَانَات	-	n	parliament
اِنْتِخَاب	اِنْتِخَابَات	نخب	n	election
نَاخِب	نَاخِبُون	نخب	n	voter
نُخْبَة	نُخَب	نخب	n	elite
مُنْتَخَب	مُنْتَخَبَات	نخب	n	selected team
حِزْب	أَحْزَاب	حزب	n	party
مُعَارَضَة	مُعَارَضَات	عرض	n	opposition
مُعَارِض	مُعَارِضُون	عرض	n	opponent
دُسْتُور	دَسَاتِير	-	n	constitution
لَائِحَة	لَوَائِح	لوح	n	list, regulation
قَائِمَة	قَوَائِم,قَائِمَات	قوم	n	list
بَيَان	بَيَانَات	بين	n	statement
قَرَار	قَرَارَات	قرر	n	decision
مُقَرَّر	مُقَرَّرَات	قرر	n	syllabus, decision
تَصْرِيح	تَصْرِيحَات,تَصَارِيح	صرح	n	statement, permit
اِجْتِمَاع	اِجْتِمَاعَات	جمع	n	meeting
جَلْسَة	جَلَسَات	جلس	n	session
لَجْنَة	لِجَان,لَجَنَات	لجن	n	committee
هَيْئَة	هَيْئَات	هيء	n	organization, form
تَهْيِئَة	-	هيء	n	preparation
مَكْتَبِيّ	-	كتب	adj	clerical
بَلَدِيَّة	بَلَدِيَّات	بلد	n	municipality
مُحَافَظَة	مُحَافَظَات	حفظ	n	governorate
مُحَافِظ	مُحَافِظُون	حفظ	n	governor
إِقْلِيمِيّ	-	-	adj	regional
جَالِيَة	جَالِيَات,جَوَالٍ	جلو	n	community abroad
جَلَاء	-	جلو	n	evacuation, clarity
سِفَارَة	سِفَارَات	سفر	n	embassy
قُنْصُلِيَّة	قُنْصُلِيَّات	-	n	consulate
بَعْثَة	بَعَثَات,بِعْثَات	بعث	n	mission
مَبْعُوث	مَبْعُوثُون	بعث	n	envoy
مُفَاوَضَة	مُفَاوَضَات	فوض	n	negotiation
مُفَوَّض	مُفَوَّضُون	فوض	n	commissioner
مُفَوَّضِيَّة	مُفَوَّضِيَّات	فوض	n	commission
وِسَاطَة	وِسَاطَات	وسط	n	mediation
مُبَادَرَة	مُبَادَرَات	بدر	n	initiative
بَادِرَة	بَوَادِر	بدر	n	sign, gesture
أَزْمَة	أَزَمَات	ءزم	n	crisis
مَأْزِق	مَآزِق	ءزق	n	impasse
تَوَتُّر	تَوَتُّرَات	وتر	n	tension
وَتِيرَة	وَتَائِر	وتر	n	pace
هُدْنَة	هُدَن,هُدُنَات	هدن	n	truce
تَسْوِيَة	تَسْوِيَات	سوي	n	settlement
تَوْقِيع	تَوْقِيعَات,تَوَاقِيع	وقع	n	signature
تَوَقُّع	تَوَقُّعَات	وقع	n	expectation
وَاقِع	-	وقع	n	reality
وَاقِعَة	وَقَائِع	وقع	n	incident
وَقِيعَة	وَقَائِع	وقع	n	encounter, slander
إِيقَاع	إِيقَاعَات	وقع	n	rhythm
اِحْتِلَال	اِحْتِلَالَات	حلل	n	occupation
اِسْتِقْلَال	-	قلل	n	independence
اِسْتِعْمَار	-	عمر	n	colonialism
اِنْقِلَاب	اِنْقِلَابَات	قلب	n	coup
اِنْتِفَاضَة	اِنْتِفَاضَات	نفض	n	uprising
مُظَاهَرَة	مُظَاهَرَات	ظهر	n	demonstration
تَظَاهُرَة	تَظَاهُرَات	ظهر	n	demonstration
مُتَظَاهِر	مُتَظَاهِرُون	ظهر	n	demonstrator
اِحْتِجَاج	اِحْتِجَاجَات	حجج	n	protest
إِرْهَاب	-	رهب	n	terrorism
إِرْهَابِيّ	إِرْهَابِيُّون	رهب	adj	terrorist
مُقَاتِل	مُقَاتِلُون	قتل	n	fighter
قِتَال	-	قتل	n	fighting
مِيلِيشِيَا	مِيلِيشِيَات	-	n	militia
فَصِيل	فَصَائِل,فُصْلَان	فصل	n	faction
عُنْف	-	عنف	n	violence
اِغْتِيَال	اِغْتِيَالَات	غول	n	assassination
غَائِلَة	غَوَائِل	غول	n	calamity
تَفْجِير	تَفْجِيرَات	فجر	n	bombing
اِنْفِجَار	اِنْفِجَارَات	فجر	n	explosion
لَغَم	أَلْغَام	-	n	mine
قَصْف	-	قصف	n	shelling
حِصَار	حِصَارَات	حصر	n	siege
اِعْتِقَال	اِعْتِقَالَات	عقل	n	arrest
مُعْتَقَل	مُعْتَقَلَات	عقل	n	detention camp
مُعْتَقَد	مُعْتَقَدَات	عقد	n	belief
تَوْقِيف	تَوْقِيفَات	وقف	n	arrest
تَحْقِيق	تَحْقِيقَات	حقق	n	investigation
مُحَقِّق	مُحَقِّقُون	حقق	n	investigator
مُدَاهَمَة	مُدَاهَمَات	دهم	n	raid
حَمْلَة	حَمَلَات	حمل	n	campaign
عَمَلِيَّة	عَمَلِيَّات	عمل	n	operation
قَاعِدِيّ	-	قعد	adj	basic
لِوَاء	أَلْوِيَة	لوي	n	brigade, banner
فَيْلَق	فَيَالِق	فلق	n	corps, legion
سَرِيَّة	سَرَايَا	سري	n	company of soldiers
ضَابِط	ضُبَّاط,ضَوَابِط	ضبط	n	officer
عَمِيد	عُمَدَاء	عمد	n	dean, brigadier
عُمْدَة	عُمَد	عمد	n	mayor
عَقِيد	عُقَدَاء	عقد	n	colonel
مُلَازِم	مُلَازِمُون	لزم	n	lieutenant
نَفِير	-	نفر	n	trumpet, mobilization
نَفَر	أَنْفَار	نفر	n	person, group
مُشَاة	-	مشي	n	infantry
مَاشٍ	مُشَاة	مشي	n	pedestrian
دَوْرِيَّة	دَوْرِيَّات	دور	n	patrol, periodical
بَارِجَة	بَوَارِج	-	n	warship
طَاقِم	أَطْقُم,طَوَاقِم	-	n	crew
مُسَاعَدَة	مُسَاعَدَات	سعد	n	assistance
إِغَاثَة	إِغَاثَات	غوث	n	relief
نَازِح	نَازِحُون	نزح	n	displaced person
مُهَاجِر	مُهَاجِرُون	هجر	n	migrant
مُرَاسِل	مُرَاسِلُون	رسل	n	correspondent
صَحَفِيّ	صَحَفِيُّون	صحف	n	journalist
صِحَافِيّ	صِحَافِيُّون	صحف	n	journalist
إِعْلَام	-	علم	n	media
إِعْلَان	إِعْلَانَات	علن	n	announcement
إِذَاعَة	إِذَاعَات	ذيع	n	broadcasting
شَائِعَة	شَائِعَات	شيع	n	rumour
إِشَاعَة	إِشَاعَات	شيع	n	rumour
شِيعَة	شِيَع,أَشْيَاع	شيع	n	faction, Shia
نَبَأ	أَنْبَاء	نبء	n	news
مُقَابَلَة	مُقَابَلَات	قبل	n	interview
لِقَاء	لِقَاءَات	لقي	n	meeting
زِيَارَة	زِيَارَات	زور	n	visit
زَائِر	زُوَّار	زور	n	visitor
جَوْلَة	جَوْلَات	جول	n	tour, round
اِسْتِقْبَال	اِسْتِقْبَالَات	قبل	n	reception
مُسْتَقْبَل	-	قبل	n	future
مَرَاسِم	-	رسم	n	ceremony
حَفْل	حَفَلَات	حفل	n	party
حَفْلَة	حَفَلَات	حفل	n	party
مَحْفِل	مَحَافِل	حفل	n	forum
مِهْرَجَان	مِهْرَجَانَات	-	n	festival
مِيدَالِيَة	مِيدَالِيَات	-	n	medal
وِسَام	أَوْسِمَة	وسم	n	medal
بُطُولَة	بُطُولَات	بطل	n	championship, heroism
لَاعِب	لَاعِبُون	لعب	n	player
مُدَرِّب	مُدَرِّبُون	درب	n	coach
مَرْمًى	مَرَامٍ	رمي	n	goal
رَامٍ	رُمَاة	رمي	n	shooter
هَدَّاف	هَدَّافُون	هدف	n	scorer
دَوْرِيّ	-	دور	adj	periodic, league
رِيَاضَة	رِيَاضَات	روض	n	sport
رِيَاضِيّ	رِيَاضِيُّون	روض	adj	athlete
سِبَاق	سِبَاقَات	سبق	n	race
مُسَابَقَة	مُسَابَقَات	سبق	n	contest
تَعَادُل	تَعَادُلَات	عدل	n	draw
بِنْيَوِيّ	-	بني	adj	structural
تَبَنٍّ	-	بني	n	adoption
أُمَمِيّ	-	ءمم	adj	international
تَأْمِيم	-	ءمم	n	nationalization
مُؤَهِّل	مُؤَهِّلَات	ءهل	n	qualification
تَأْهِيل	-	ءهل	n	rehabilitation
مُؤَشِّر	مُؤَشِّرَات	ءشر	n	indicator
تَأْشِيرَة	تَأْشِيرَات	ءشر	n	visa
مُؤَيِّد	مُؤَيِّدُون	ءيد	n	supporter
تَأْيِيد	-	ءيد	n	support
مُؤَكَّدَات	-	ءكد	n	certainties
تَأَهُّب	-	ءهب	n	readiness
أُهْبَة	أُهَب	ءهب	n	readiness
تَآمُر	-	ءمر	n	plotting
تَآكُل	-	ءكل	n	erosion
تَأَخُّر	-	ءخر	n	delay
تَأْجِيل	تَأْجِيلَات	ءجل	n	postponement
مُؤَقَّت	-	وقت	adj	temporary
مَوْقُوت	-	وقت	adj	timed
مُوَقَّت	-	وقت	adj	scheduled
مُتَّحِد	-	وحد	adj	united
مُتَّفِق	-	وفق	adj	agreeing
مُتَّصِل	-	وصل	adj	connected
مُتَّسِع	-	وسع	adj	spacious
مُتَّسَع	-	وسع	n	room, scope
مُتَّكَأ	مُتَّكَآت	وكء	n	support
مُوَافَقَة	مُوَافَقَات	وفق	n	approval
تَوَافُق	تَوَافُقَات	وفق	n	consensus
وِفَاق	-	وفق	n	accord
وَحْدَوِيّ	وَحْدَوِيُّون	وحد	adj	unionist
تَوْحِيد	-	وحد	n	unification
حَدَاثَة	-	حدث	n	modernity
تَحْدِيث	تَحْدِيثَات	حدث	n	update
مِلَفّ	مِلَفَّات	لفف	n	file
سِيَاسِيّ	سِيَاسِيُّون	سوس	adj	political
سَائِس	سَاسَة,سُوَّاس	سوس	n	groom, politician
دِبْلُومَاسِيّ	دِبْلُومَاسِيُّون	-	n	diplomat
دِيمُقْرَاطِيَّة	دِيمُقْرَاطِيَّات	-	n	democracy
رَأْسْمَالِيّ	رَأْسْمَالِيُّون	-	adj	capitalist
اِشْتِرَاكِيَّة	-	شرك	n	socialism
شُيُوعِيّ	شُيُوعِيُّون	شيع	adj	communist
طَارِئ	طَوَارِئ	طرء	n	emergency
إِنْقَاذ	-	نقذ	n	rescue
كَادِر	كَوَادِر	-	n	cadre
عَاهِل	عَوَاهِل	عهل	n	monarch
وَصِيف	وُصَفَاء	وصف	n	runner-up, page
مُوَاصَفَة	مُوَاصَفَات	وصف	n	specification
مُوَاصَلَة	مُوَاصَلَات	وصل	n	communication
وَصْل	أَوْصَال	وصل	n	joining, receipt
وُصْلَة	وُصَل	وصل	n	link
تَوْكِيل	تَوْكِيلَات	وكل	n	power of attorney
مُتَوَكِّل	مُتَوَكِّلُون	وكل	adj	reliant
وَبَال	-	وبل	n	harm
فَاجِعَة	فَوَاجِع	فجع	n	tragedy
فَاعِلِيَّة	فَاعِلِيَّات	فعل	n	effectiveness, event
فَعَالِيَّة	فَعَالِيَّات	فعل	n	activity, event
نَشَاط	أَنْشِطَة,نَشَاطَات	نشط	n	activity
جَدْوَى	-	جدو	n	usefulness
مُسْوَدَّة	مُسْوَدَّات	سود	n	draft
مُلْحَق	مَلَاحِق,مُلْحَقَات	لحق	n	supplement, attaché
تَعْدَاد	-	عدد	n	census
عُضْوِيَّة	عُضْوِيَّات	عضو	n	membership
رُخْصَة	رُخَص	رخص	n	licence
تَرْخِيص	تَرْخِيصَات,تَرَاخِيص	رخص	n	licence
تَعْلِيمَة	تَعْلِيمَات	علم	n	instruction
تَشْرِيع	تَشْرِيعَات	شرع	n	legislation
مُشَرِّع	مُشَرِّعُون	شرع	n	legislator
نِصَاب	نُصُب	نصب	n	quorum
أَرْضِيَّة	أَرْضِيَّات	ءرض	n	floor, ground
آفَة	آفَات	ءوف	n	pest, blight
أَمْنِيّ	-	ءمن	adj	security
كِيَان	كِيَانَات	كون	n	entity
مُكَوِّن	مُكَوِّنَات	كون	n	component
كَائِن	كَائِنَات	كون	n	being
تَكْوِين	تَكْوِينَات	كون	n	formation
مُنَاخِيّ	-	نوخ	adj	climatic
إِشْكَالِيَّة	إِشْكَالِيَّات	شكل	n	problematic
فَضَائِيَّة	فَضَائِيَّات	فضو	n	satellite channel
مَنَصَّة	مَنَصَّات	نصص	n	platform
مِنَصَّة	مِنَصَّات	نصص	n	platform
بَثّ	-	بثث	n	broadcast
تَغْرِيدَة	تَغْرِيدَات	غرد	n	tweet
مُدَوَّنَة	مُدَوَّنَات	دون	n	blog, corpus
مَحَلِّيّ	مَحَلِّيُّون	حلل	adj	local
عَبْقَرِيّ	عَبَاقِرَة	عبقر	adj	genius
صَالِح	صُلَحَاء,صَوَالِح	صلح	adj	righteous, interest
فُضُولِيّ	فُضُولِيُّون	فضل	adj	curious
مَجِيد	أَمْجَاد	مجد	adj	glorious
صَبُور	صُبُر	صبر	adj	patient
شَبِيه	أَشْبَاه,شُبَهَاء	شبه	adj	similar
عَاصٍ	عُصَاة	عصي	adj	rebellious
طَاغٍ	طُغَاة	طغو	adj	tyrant
بَاغٍ	بُغَاة	بغي	adj	transgressor
بَرِيء	أَبْرِيَاء,بُرَآء	برء	adj	innocent
بَارِز	-	برز	adj	prominent
بَاكٍ	بُكَاة	بكي	adj	weeping
دَفِين	دَفَائِن	دفن	adj	buried
دَائِم	-	دوم	adj	permanent
فَقِيد	-	فقد	adj	deceased
هَادِئ	-	هدء	adj	calm
هَيِّن	أَهْوِنَاء	هون	adj	easy
أَهْوَن	-	هون	adj	easier
حَتْمِيّ	-	حتم	adj	inevitable
حَرِيص	حُرَصَاء,حِرَاص	حرص	adj	eager
مُحَايِد	مُحَايِدُون	حيد	adj	neutral
جَامِد	جَوَامِد	جمد	adj	solid, underived
أَجْوَف	جُوف	جوف	adj	hollow
خَاشِع	خُشَّع,خَاشِعُون	خشع	adj	humble
خَصِيب	-	خصب	adj	fertile
خَلِيع	خُلَعَاء	خلع	adj	dissolute
نَبِيه	نُبَهَاء	نبه	adj	perspicacious
وَدِيع	وُدَعَاء	ودع	adj	gentle
وَرِع	أَوْرَاع	ورع	adj	pious
وَقُور	وُقُر	وقر	adj	dignified
كَئِيب	كُؤَبَاء	كءب	adj	gloomy
كَيِّس	أَكْيَاس	كيس	adj	clever
فَخُور	-	فخر	adj	proud
فَظّ	أَفْظَاظ	فظظ	adj	rude
فِئَوِيّ	-	فءو	adj	factional
فَسِيح	فِسَاح	فسح	adj	spacious
صَاحٍ	صُحَاة	صحو	adj	awake
صَارِم	صَوَارِم	صرم	adj	strict, sharp sword
صَقِيل	-	صقل	adj	polished
شَتَّى	-	شتت	adj	various
شَتِيت	شَتَّى	شتت	adj	scattered
شَجِيّ	-	شجو	adj	moving
شَاحِب	شَوَاحِب	شحب	adj	pale
شَرِيد	شُرَدَاء	شرد	adj	vagabond
شَرِس	-	شرس	adj	vicious
شَاطِر	شُطَّار	شطر	adj	clever
شَاغِر	شَوَاغِر	شغر	adj	vacant
شَفَّاف	-	شفف	adj	transparent
شَامِخ	شَوَامِخ	شمخ	adj	towering
شَهْم	شِهَام	شهم	adj	gallant
سَابِغ	سَوَابِغ	سبغ	adj	ample
سَخِيف	سُخَفَاء	سخف	adj	silly
سَفَّاك	-	سفك	adj	shedder of blood
ثَكْلَى	ثَكَالَى	ثكل	adj	bereaved mother
ثَمِل	-	ثمل	adj	drunk
ثَخِين	ثُخَنَاء	ثخن	adj	thick
أَطْرَش	طُرْش	طرش	adj	deaf
طَرِيّ	-	طرو	adj	fresh, tender
طَفِيف	-	طفف	adj	slight
طَمُوح	-	طمح	adj	ambitious
وَشِيك	-	وشك	adj	imminent
وَعْر	وُعُور,أَوْعَار	وعر	adj	rugged
ثَرْثَار	-	ثرثر	adj	talkative
يَانِع	-	ينع	adj	ripe
يَقِظ	أَيْقَاظ	يقظ	adj	awake
يُسْرَى	-	يسر	adj	left (f.)
يُمْنَى	-	يمن	adj	right (f.)
عَبُوس	-	عبس	adj	frowning
مَعْتُوه	مَعَاتِيه	عته	adj	idiot
عَاتٍ	عُتَاة	عتو	adj	violent
عَفِيف	أَعِفَّاء	عفف	adj	chaste
عَقِيم	عُقَمَاء,عُقُم	عقم	adj	sterile
أَعْوَج	عُوج	عوج	adj	crooked
عَوِيص	-	عوص	adj	difficult
بَحْت	-	بحت	adj	pure
بَارِع	-	برع	adj	skilful
بَشِع	-	بشع	adj	ugly
ضَحْل	أَضْحَال	ضحل	adj	shallow
دَمِث	دِمَاث	دمث	adj	gentle
دَمِيم	دِمَام	دمم	adj	ugly
فَادِح	-	فدح	adj	grievous
غَضّ	-	غضض	adj	tender
مُهَذَّب	-	هذب	adj	polite
هَشّ	-	هشش	adj	fragile
هَامِد	-	همد	adj	lifeless
حَاذِق	حُذَّاق	حذق	adj	skilful
حَرِيّ	أَحْرِيَاء	حري	adj	worthy
أَحْرَى	-	حري	adj	more worthy
حَافٍ	حُفَاة	حفي	adj	barefoot
جَعْد	جِعَاد	جعد	adj	curly
جَمّ	-	جمم	adj	abundant
خَامِل	-	خمل	adj	obscure
نَجِيب	نُجَبَاء	نجب	adj	noble, gifted
نَعْسَان	-	نعس	adj	sleepy
قَاسٍ	قُسَاة	قسو	adj	harsh
رَزِين	رُزَنَاء	رزن	adj	staid
رَشِيق	رِشَاق	رشق	adj	slender
مُرْهَف	-	رهف	adj	delicate
كَبِير	كِبَار,كُبَرَاء	كبر	adj	big, great
أَكْبَر	أَكَابِر	كبر	adj	greater
كُبْرَى	كُبَر,كُبْرَيَات	كبر	adj	greatest (f.)
صَغِير	صِغَار	صغر	adj	small
أَصْغَر	أَصَاغِر	صغر	adj	smaller
صُغْرَى	صُغْرَيَات	صغر	adj	smallest (f.)
عَظِيم	عُظَمَاء,عِظَام	عظم	adj	great
أَعْظَم	أَعَاظِم	عظم	adj	greater
عُظْمَى	-	عظم	adj	greatest (f.)
طَوِيل	طِوَال	طول	adj	long, tall
أَطْوَل	-	طول	adj	longer
قَصِير	قِصَار	قصر	adj	short
أَقْصَر	-	قصر	adj	shorter
عَرِيض	عِرَاض	عرض	adj	wide
وَاسِع	-	وسع	adj	wide
أَوْسَع	-	وسع	adj	wider
ضَيِّق	-	ضيق	adj	narrow
أَضْيَق	-	ضيق	adj	narrower
عَمِيق	عِمَاق	عمق	adj	deep
عَالٍ	-	علو	adj	high
أَعْلَى	أَعَالٍ	علو	adj	higher
عَلِيّ	-	علو	adj	high, Ali
دَانٍ	-	دنو	adj	near
أَدْنَى	أَدَانٍ	دنو	adj	lower, nearer
دَنِيء	أَدْنِيَاء	دنء	adj	base
قَصِيّ	أَقْصَاء	قصو	adj	distant
أَقْصَى	أَقَاصٍ	قصو	adj	farthest
بَعِيد	بُعَدَاء,بِعَاد	بعد	adj	far
أَبْعَد	أَبَاعِد	بعد	adj	farther
أَقْرَب	أَقَارِب,أَقْرَبُون	قرب	adj	nearer
جَدِيد	جُدُد	جدد	adj	new
قَدِيم	قُدَمَاء,قُدَامَى	قدم	adj	old
أَقْدَم	أَقْدَمُون	قدم	adj	older
عَتِيق	عُتَقَاء,عُتُق	عتق	adj	ancient
بَالٍ	-	بلي	adj	worn out
جَمِيل	-	جمل	adj	beautiful
أَجْمَل	-	جمل	adj	more beautiful
حَسَن	حِسَان	حسن	adj	good, handsome
أَحْسَن	أَحَاسِن	حسن	adj	better
حُسْنَى	حُسْنَيَات	حسن	adj	best (f.)
حَسْنَاء	حِسَان,حَسْنَاوَات	حسن	adj	beautiful woman
حُسْن	مَحَاسِن	حسن	n	beauty
قَبِيح	قِبَاح	قبح	adj	ugly
طَيِّب	-	طيب	adj	good
أَطْيَب	أَطَايِب	طيب	adj	better
طُوبَى	-	طيب	n	bliss
خَبِيث	خُبَثَاء,أَخْبَاث	خبث	adj	malicious
خَيْر	أَخْيَار,خُيُور	خير	n	good
خَيِّر	أَخْيَار	خير	adj	charitable
شَرّ	شُرُور,أَشْرَار	شرر	n	evil
شِرِّير	أَشْرَار	شرر	adj	evil
جَيِّد	جِيَاد	جود	adj	good
أَجْوَد	أَجَاوِد	جود	adj	better
جَوَاد	أَجْوَاد,جِيَاد	جود	adj	generous, steed
رَدِيء	أَرْدِيَاء	ردء	adj	bad
سَيِّئ	-	سوء	adj	bad
أَسْوَأ	-	سوء	adj	worse
سُوء	أَسْوَاء	سوء	n	evil
سَيِّئَة	سَيِّئَات	سوء	n	bad deed
حَسَنَة	حَسَنَات	حسن	n	good deed
قَوِيّ	أَقْوِيَاء	قوي	adj	strong
أَقْوَى	-	قوي	adj	stronger
ضَعِيف	ضُعَفَاء,ضِعَاف	ضعف	adj	weak
أَضْعَف	-	ضعف	adj	weaker
شَدِيد	أَشِدَّاء,شِدَاد	شدد	adj	strong, severe
أَشَدّ	-	شدد	adj	more severe
شِدَّة	شَدَائِد	شدد	n	intensity
صَعْب	صِعَاب	صعب	adj	difficult
أَصْعَب	-	صعب	adj	more difficult
سَهْلِيّ	-	سهل	adj	of the plain
يَسِير	-	يسر	adj	easy, little
عَسِير	-	عسر	adj	difficult
سَرِيع	سِرَاع	سرع	adj	fast
أَسْرَع	-	سرع	adj	faster
بَطِيء	بِطَاء	بطء	adj	slow
خَفِيف	خِفَاف,أَخِفَّاء	خفف	adj	light
ثَقِيل	ثِقَال,ثُقَلَاء	ثقل	adj	heavy
غَلِيظ	غِلَاظ	غلظ	adj	thick, coarse
رَقِيق	رِقَاق,أَرِقَّاء	رقق	adj	thin, slave
رَفِيع	رُفَعَاء	رفع	adj	thin, lofty
سَمِين	سِمَان	سمن	adj	fat
نَحِيف	نِحَاف,نُحَفَاء	نحف	adj	thin
هَزِيل	هَزْلَى	هزل	adj	emaciated
ضَخْم	ضِخَام	ضخم	adj	huge
هَائِل	-	هول	adj	tremendous
ضَئِيل	ضُؤَلَاء	ضءل	adj	scanty
قَلِيل	قَلَائِل,أَقِلَّاء	قلل	adj	few
أَقَلّ	-	قلل	adj	less
أَقَلِّيَّة	أَقَلِّيَّات	قلل	n	minority
كَثِير	كِثَار	كثر	adj	many
أَكْثَر	-	كثر	adj	more
أَكْثَرِيَّة	أَكْثَرِيَّات	كثر	n	majority
غَالِبِيَّة	-	غلب	n	majority
أَغْلَب	-	غلب	adj	most
أَغْلَبِيَّة	أَغْلَبِيَّات	غلب	n	majority
وَفِير	-	وفر	adj	abundant
غَزِير	غِزَار	غزر	adj	abundant
نَادِر	نَوَادِر	ندر	adj	rare
نَادِرَة	نَوَادِر	ندر	n	anecdote
خَاصّ	خَوَاصّ	خصص	adj	special
خَاصَّة	خَوَاصّ	خصص	n	property, elite
خَاصِّيَّة	خَاصِّيَّات,خَصَائِص	خصص	n	property
خَصِيصَة	خَصَائِص	خصص	n	characteristic
أَخِصَّائِيّ	أَخِصَّائِيُّون	خصص	n	specialist
عَامّ	عَوَامّ	عمم	adj	general
أَعَمّ	-	عمم	adj	more general
عَامَّة	عَوَامّ	عمم	n	common people
عَامِّيَّة	عَامِّيَّات	عمم	n	vernacular
هَامّ	-	همم	adj	important
مُهِمّ	-	همم	adj	important
أَهَمّ	-	همم	adj	more important
أَهَمِّيَّة	-	همم	n	importance
مُهِمَّة	مَهَامّ,مُهِمَّات	همم	n	task, mission
حَارّ	-	حرر	adj	hot
بَارِد	-	برد	adj	cold
دَافِئ	-	دفء	adj	warm
رَطْب	رِطَاب	رطب	adj	moist
جَافّ	-	جفف	adj	dry
يَابِس	-	يبس	adj	dry
مُبْتَلّ	-	بلل	adj	wet
نَاعِم	-	نعم	adj	soft
خَشِن	خِشَان	خشن	adj	rough
صَلْب	صِلَاب	صلب	adj	hard
لَيِّن	أَلْيِنَاء	لين	adj	soft
رَخْو	-	رخو	adj	flabby
مَرِن	-	مرن	adj	flexible
حَادّ	حِدَاد	حدد	adj	sharp
حُلْو	-	حلو	adj	sweet
أَحْلَى	-	حلو	adj	sweeter
مُرّ	أَمْرَار	مرر	adj	bitter
حَامِض	حَوَامِض	حمض	adj	sour
مَالِح	-	ملح	adj	salty
مَلِيح	مِلَاح	ملح	adj	pretty
لَذِيذ	لِذَاذ	لذذ	adj	delicious
شَهِيّ	-	شهو	adj	appetizing
نَظِيف	نُظَفَاء	نظف	adj	clean
قَذِر	-	قذر	adj	dirty
وَسِخ	-	وسخ	adj	dirty
نَجِس	أَنْجَاس	نجس	adj	impure
طَاهِر	أَطْهَار	طهر	adj	pure
نَقِيّ	أَنْقِيَاء,نِقَاء	نقي	adj	pure
صَافٍ	-	صفو	adj	clear
صَفِيّ	أَصْفِيَاء	صفو	n	sincere friend
مُصْطَفًى	-	صفو	adj	chosen
أَبْيَض	بِيض	بيض	adj	white
أَسْوَد	سُود,سُودَان	سود	adj	black
أَحْمَر	حُمْر	حمر	adj	red
أَخْضَر	خُضْر	خضر	adj	green
أَصْفَر	صُفْر	صفر	adj	yellow
أَزْرَق	زُرْق	زرق	adj	blue
أَسْمَر	سُمْر	سمر	adj	brown
أَشْقَر	شُقْر	شقر	adj	blond
أَدْهَم	دُهْم	دهم	adj	black
أَشْهَب	شُهْب	شهب	adj	grey
أَغْبَر	غُبْر	غبر	adj	dust-coloured
أَدْكَن	دُكْن	دكن	adj	dark
دَاكِن	-	دكن	adj	dark
بُنِّيّ	-	بنن	adj	brown
رَمَادِيّ	-	رمد	adj	grey
وَرْدِيّ	-	ورد	adj	pink
بَيْضَاء	بِيض,بَيْضَاوَات	بيض	adj	white (f.)
سَوْدَاء	سُود	سود	adj	black (f.)
حَمْرَاء	حُمْر	حمر	adj	red (f.)
خَضْرَاء	خُضْر	خضر	adj	green (f.)
صَفْرَاء	صُفْر	صفر	adj	yellow (f.)
زَرْقَاء	زُرْق	زرق	adj	blue (f.)
عَمْيَاء	عُمْي	عمي	adj	blind (f.)
حَوْرَاء	حُور	حور	adj	black-eyed (f.)
عَذْرَاء	عَذَارَى	عذر	adj	virgin
سَعِيد	سُعَدَاء	سعد	adj	happy
حَزِين	حُزَنَاء,حَزَانَى	حزن	adj	sad
شَقِيّ	أَشْقِيَاء	شقو	adj	wretched, naughty
غَضْبَان	غِضَاب,غَضَابَى	غضب	adj	angry
غَضْبَى	-	غضب	adj	angry (f.)
عَطْشَان	عِطَاش,عَطْشَى	عطش	adj	thirsty
جَوْعَان	جِيَاع	جوع	adj	hungry
جَائِع	جِيَاع	جوع	adj	hungry
شَبْعَان	شِبَاع	شبع	adj	sated
ظَمْآن	ظِمَاء	ظمء	adj	thirsty
كَسْلَان	كَسَالَى	كسل	adj	lazy
كَسُول	كُسُل	كسل	adj	lazy
سَكْرَان	سُكَارَى,سَكْرَى	سكر	adj	drunk
حَيْرَان	حَيَارَى	حير	adj	perplexed
عُرْيَان	-	عري	adj	naked
عَارٍ	عُرَاة	عري	adj	naked
نَشِيط	نِشَاط,نُشَطَاء	نشط	adj	active
نَاشِط	نُشَطَاء,نَاشِطُون	نشط	n	activist
ذَكِيّ	أَذْكِيَاء	ذكو	adj	intelligent
غَبِيّ	أَغْبِيَاء	غبو	adj	stupid
أَحْمَق	حَمْقَى,حُمْق	حمق	adj	foolish
جَاهِل	جُهَّال,جُهَلَاء	جهل	adj	ignorant
مَجْهُول	مَجَاهِيل	جهل	adj	unknown
مَعْرُوف	-	عرف	adj	known
مَشْهُور	مَشَاهِير	شهر	adj	famous
شَهِير	-	شهر	adj	famous
مَجْنُون	مَجَانِين	جنن	adj	mad
عَاقِل	عُقَلَاء	عقل	adj	sensible
كَرِيم	كِرَام,كُرَمَاء	كرم	adj	generous
بَخِيل	بُخَلَاء	بخل	adj	miserly
شَحِيح	أَشِحَّاء,أَشِحَّة	شحح	adj	stingy
سَخِيّ	أَسْخِيَاء	سخو	adj	generous
شُجَاع	شُجْعَان	شجع	adj	brave
جَبَان	جُبَنَاء	جبن	adj	cowardly
جَرِيء	أَجْرِيَاء,جُرَآء	جرء	adj	bold
صَادِق	-	صدق	adj	truthful
كَاذِب	كَذَبَة	كذب	adj	lying
مُخْلِص	مُخْلِصُون	خلص	adj	sincere
وَفِيّ	أَوْفِيَاء	وفي	adj	loyal
شَرِيف	شُرَفَاء,أَشْرَاف	شرف	adj	noble
نَبِيل	نُبَلَاء,نِبَال	نبل	adj	noble
لَئِيم	لِئَام,لُؤَمَاء	لءم	adj	ignoble
حَقِير	حُقَرَاء	حقر	adj	despicable
ذَلِيل	أَذِلَّاء,أَذِلَّة	ذلل	adj	humble
عَزِيز	أَعِزَّاء,أَعِزَّة	عزز	adj	dear, mighty
أَعَزّ	-	عزز	adj	dearer
رَحِيم	رُحَمَاء	رحم	adj	merciful
رَؤُوف	-	رءف	adj	compassionate
لَطِيف	لُطَفَاء,لِطَاف	لطف	adj	kind
ظَرِيف	ظُرَفَاء	ظرف	adj	witty
خَجُول	-	خجل	adj	shy
وَقِح	-	وقح	adj	impudent
مُؤَدَّب	-	ءدب	adj	polite
أَنِيق	-	ءنق	adj	elegant
أَصِيل	أُصَلَاء,آصَال	ءصل	adj	authentic
أَلِيف	-	ءلف	adj	tame
أَلِيم	-	ءلم	adj	painful
أَسِيف	أُسَفَاء	ءسف	adj	sorry
آسِن	-	ءسن	adj	stagnant
آتٍ	-	ءتي	adj	coming
مَاضٍ	-	مضي	adj	past
مُضَارِع	-	ضرع	adj	imperfect, similar
حَاضِر	-	حضر	adj	present
غَائِب	غُيَّاب	غيب	adj	absent
قَادِم	قَادِمُون	قدم	adj	coming
سَابِق	-	سبق	adj	previous
لَاحِق	-	لحق	adj	subsequent
تَالٍ	تَوَالٍ	تلو	adj	following
أَخِير	-	ءخر	adj	last
بَاقٍ	بَوَاقٍ	بقي	adj	remaining, remainder
بَقِيَّة	بَقَايَا	بقي	n	remainder
فَانٍ	-	فني	adj	perishable
كَامِل	كَمَلَة	كمل	adj	complete
تَامّ	-	تمم	adj	complete
أَتَمّ	-	تمم	adj	more complete
نَاقِص	نَوَاقِص	نقص	adj	deficient
زَائِد	زَوَائِد	زيد	adj	excess
وَافٍ	-	وفي	adj	ample
كَافٍ	-	كفي	adj	sufficient
مُتَسَاوٍ	-	سوي	adj	equal
مُتَوَازٍ	مُتَوَازِيَات	وزي	adj	parallel
مُوَازٍ	-	وزي	adj	parallel
مُسَاوٍ	-	سوي	adj	equal
سَوِيّ	أَسْوِيَاء	سوي	adj	straight, normal
خَالٍ	خَوَالٍ	خلو	adj	empty
خَاوٍ	-	خوي	adj	empty
فَارِغ	فَوَارِغ	فرغ	adj	empty
مَلِيء	مِلَاء	ملء	adj	full
مَلْآن	مِلَاء	ملء	adj	full
صَحِيح	أَصِحَّاء,صِحَاح	صحح	adj	correct, healthy
أَصَحّ	-	صحح	adj	more correct
خَاطِئ	خُطَاة	خطء	adj	wrong
أَدَقّ	-	دقق	adj	more precise
وَاضِح	-	وضح	adj	clear
غَامِض	غَوَامِض	غمض	adj	obscure
جَلِيّ	-	جلو	adj	clear
خَفِيّ	خَفَايَا	خفي	adj	hidden
ظَاهِر	ظَوَاهِر	ظهر	adj	apparent
بَاطِن	بَوَاطِن	بطن	adj	inner
دَاخِل	-	دخل	n	inside
خَارِج	-	خرج	n	outside
بَسِيط	بُسَطَاء,بَسَائِط	بسط	adj	simple
مُعَقَّد	-	عقد	adj	complex
عَادِيّ	-	عود	adj	ordinary
شَاذّ	شَوَاذّ	شذذ	adj	irregular
غَرِيبَة	غَرَائِب	غرب	n	oddity
عَجِيب	-	عجب	adj	wonderful
عَجِيبَة	عَجَائِب	عجب	n	wonder
أُعْجُوبَة	أَعَاجِيب	عجب	n	marvel
بَدِيع	-	بدع	adj	marvellous
رَائِع	رَوَائِع	روع	adj	splendid
رَائِعَة	رَوَائِع	روع	n	masterpiece
فَرِيد	-	فرد	adj	unique
وَحِيد	-	وحد	adj	sole
أَوْحَد	-	وحد	adj	unique
وَطِيد	-	وطد	adj	firm
وَثِيق	-	وثق	adj	firm
مَتِين	مِتَان	متن	adj	solid
ثَمِين	-	ثمن	adj	precious
نَفِيس	نَفَائِس	نفس	adj	precious
غَالٍ	-	غلو	adj	expensive
أَغْلَى	-	غلو	adj	more expensive
رَخِيص	-	رخص	adj	cheap
مَجَّانِيّ	-	مجن	adj	free of charge
مُفِيد	-	فيد	adj	useful
نَافِع	-	نفع	adj	useful
ضَارّ	-	ضرر	adj	harmful
مُضِرّ	-	ضرر	adj	harmful
خَطِر	-	خطر	adj	dangerous
خَطِير	-	خطر	adj	serious
سَلِيم	سُلَمَاء	سلم	adj	sound
سَالِم	-	سلم	adj	safe
مُتَعَدٍّ	-	عدو	adj	transitive
لَازِم	لَوَازِم	لزم	adj	necessary, intransitive
ضَرُورِيّ	ضَرُورِيَّات	ضرر	adj	necessary
مُمْكِن	مُمْكِنَات	مكن	adj	possible
مُسْتَحِيل	-	حول	adj	impossible
مُحْتَمَل	-	حمل	adj	probable
أَكِيد	-	ءكد	adj	certain
مُؤَكَّد	-	ءكد	adj	certain
وَهْمِيّ	-	وهم	adj	imaginary
وَاقِعِيّ	-	وقع	adj	realistic
مَعْنَوِيّ	مَعْنَوِيَّات	عني	adj	moral, abstract
مَادِّيّ	مَادِّيَّات	مدد	adj	material
سَلْبِيّ	سَلْبِيَّات	سلب	adj	negative
إِيجَابِيّ	إِيجَابِيَّات	وجب	adj	positive
مُوجَب	-	وجب	adj	positive
سَالِب	سَوَالِب	سلب	adj	negative
يَمِين	أَيْمَان	يمن	n	right, oath
أَيْمَن	-	يمن	adj	right
أَيْسَر	-	يسر	adj	left, easier
يَسَار	-	يسر	n	left
أَوْسَط	أَوَاسِط	وسط	adj	middle
وُسْطَى	-	وسط	adj	middle (f.)
وَسِيط	وُسَطَاء,وَسَائِط	وسط	n	mediator
مُتَوَسِّط	مُتَوَسِّطَات	وسط	adj	average
أَسْفَل	أَسَافِل	سفل	adj	lower
سُفْلَى	-	سفل	adj	lower (f.)
أَفْضَل	أَفَاضِل	فضل	adj	better
فُضْلَى	فُضْلَيَات	فضل	adj	best (f.)
فَاضِل	فُضَلَاء	فضل	adj	virtuous
مِثَالِيّ	مِثَالِيَّات	مثل	adj	ideal
أَمْثَل	أَمَاثِل	مثل	adj	ideal
مُثْلَى	-	مثل	adj	ideal (f.)
أَوْلَى	-	ولي	adj	more deserving
أَوْلَوِيَّة	أَوْلَوِيَّات	ولي	n	priority
أَوَّلِيّ	أَوَّلِيَّات	ءول	adj	primary
نِهَائِيّ	-	نهي	adj	final
أَبَدِيّ	-	ءبد	adj	eternal
أَزَلِيّ	-	ءزل	adj	eternal
خَالِد	خَوَالِد	خلد	adj	eternal
سَائِد	-	سود	adj	prevailing
سَافِر	سَوَافِر	سفر	adj	unveiled, blatant
سَامٍ	سُمَاة	سمو	adj	lofty
أَسْمَى	-	سمو	adj	loftier
سَامّ	سَوَامّ	سمم	adj	poisonous
سَاخِن	-	سخن	adj	hot
سَاذَج	سُذَّج	-	adj	naive
سَاكِت	-	سكت	adj	silent
سَانِح	سَوَانِح	سنح	adj	opportune
سَدِيد	-	سدد	adj	apt
سَفِيه	سُفَهَاء	سفه	adj	foolish
سَقِيم	سُقَمَاء,سِقَام	سقم	adj	ill
سَلِس	-	سلس	adj	smooth
سَمِج	سِمَاج	سمج	adj	disgusting
سَنِيّ	-	سنو	adj	splendid
سُنِّيّ	سُنِّيُّون	سنن	adj	Sunni
تَافِه	-	تفه	adj	trivial
تَابِع	أَتْبَاع,تَوَابِع	تبع	adj	follower, subordinate
تَعِيس	تُعَسَاء	تعس	adj	miserable
تَائِه	-	تيه	adj	lost
تَالِف	-	تلف	adj	spoiled
مَالِك	مُلَّاك	ملك	n	owner
مَاهِن	مُهَّان	مهن	n	servant
مَاجِن	مُجَّان	مجن	adj	shameless
مَائِل	-	ميل	adj	inclined
مَاكِر	مَكَرَة	مكر	adj	cunning
مَدِيد	مُدُد	مدد	adj	long
مَزِيد	-	زيد	n	more
مَصُون	-	صون	adj	protected
مَقِيس	-	قيس	adj	measured
مَكِين	مُكَنَاء	مكن	adj	firm
مَهِين	مُهَنَاء	مهن	adj	contemptible
مُهِين	-	هون	adj	humiliating
مَهِيب	-	هيب	adj	awe-inspiring
مُبِين	-	بين	adj	clear
مُتَاح	-	تيح	adj	available
مُثِير	مُثِيرَات	ثور	adj	exciting
مُجِيب	-	جوب	adj	answering
مُخِيف	-	خوف	adj	frightening
مُرِيب	-	ريب	adj	suspicious
مُرِيح	-	روح	adj	comfortable
مُرِيد	مُرِيدُون	رود	n	disciple
مُضِيء	-	ضوء	adj	luminous
مُطِيع	-	طوع	adj	obedient
مُعِيد	مُعِيدُون	عود	n	teaching assistant
مُعِين	-	عون	n	helper
مُغِيث	-	غوث	n	rescuer
مُقِيم	مُقِيمُون	قوم	adj	resident
مُمِيت	-	موت	adj	lethal
مُنِير	-	نور	adj	shining
مُنِيف	-	نوف	adj	lofty
مُسِيء	-	سوء	adj	offending
مُسِنّ	مُسِنُّون	سنن	adj	elderly
مُصِرّ	-	صرر	adj	insistent
مُعِدّ	-	عدد	n	preparer
مُعَدّ	مُعَدَّات	عدد	adj	prepared
مُعْدٍ	-	عدو	adj	contagious
مُغْرٍ	مُغْرِيَات	غرو	adj	tempting
مُغْنٍ	-	غني	adj	sufficient
مُغَنٍّ	مُغَنُّون	غني	n	singer
مُغَذٍّ	مُغَذِّيَات	غذو	adj	nutritious
مُقَوٍّ	مُقَوِّيَات	قوي	adj	tonic
مُنَافٍ	-	نفي	adj	contradictory
مُوَالٍ	مُوَالُون	ولي	adj	loyal
مُتَوَالٍ	-	ولي	adj	successive
مُتَتَالٍ	-	تلو	adj	successive
مُتَنَاهٍ	-	نهي	adj	finite
مُتَوَفًّى	-	وفي	adj	deceased
مُتَفَانٍ	-	فني	adj	devoted
مُسْتَعْصٍ	-	عصي	adj	incurable
مُسْتَثْنًى	مُسْتَثْنَيَات	ثني	adj	excepted
مُسْتَدِير	-	دور	adj	round
مُسْتَمِرّ	-	مرر	adj	continuous
مُسْتَقِلّ	مُسْتَقِلُّون	قلل	adj	independent
مُسْتَعِدّ	-	عدد	adj	ready
مُسْتَبِدّ	مُسْتَبِدُّون	بدد	adj	despotic
مُخْتَلِف	-	خلف	adj	different
مُخْتَار	مَخَاتِير	خير	adj	chosen, mayor
مُعْتَاد	-	عود	adj	usual
مُحْتَاج	مُحْتَاجُون	حوج	adj	needy
مُمْتَاز	-	ميز	adj	excellent
مُزْدَوِج	-	زوج	adj	double
مُضْطَرِب	-	ضرب	adj	disturbed
مُضْطَرّ	-	ضرر	adj	compelled
مُطَّرِد	-	طرد	adj	regular
مُدَّخَر	مُدَّخَرَات	ذخر	n	saving
مُتَّقٍ	مُتَّقُون	وقي	adj	pious
مُنْحَدَر	مُنْحَدَرَات	حدر	n	slope
مُنْعَطَف	مُنْعَطَفَات	عطف	n	bend
مُنْخَفَض	مُنْخَفَضَات	خفض	n	depression
مُرْتَفَع	مُرْتَفَعَات	رفع	n	height
مُنْقَضٍ	-	قضي	adj	elapsed
مُنْزَوٍ	-	زوي	adj	secluded
مُطْمَئِنّ	-	طمءن	adj	calm
مُشْمَئِزّ	-	شمءز	adj	disgusted
مُقْشَعِرّ	-	قشعر	adj	shuddering
مُكْفَهِرّ	-	كفهر	adj	gloomy
مُضْمَحِلّ	-	ضمحل	adj	vanishing
مُسَيْطِر	-	سيطر	adj	dominant
مُزَرْكَش	-	زركش	adj	embroidered
مُزَخْرَف	-	زخرف	adj	ornate
مُتَدَهْوِر	-	دهور	adj	deteriorating
مُتَلَأْلِئ	-	لءلء	adj	glittering
مُزَعْزَع	-	زعزع	adj	shaken
مُبَعْثَر	-	بعثر	adj	scattered
أَثِير	أُثَرَاء	ءثر	adj	favourite
أَثِيم	أُثَمَاء	ءثم	adj	sinful
آثِم	أَثَمَة	ءثم	adj	sinful
آمِن	-	ءمن	adj	safe
آخِذ	-	ءخذ	adj	taking
آسِر	-	ءسر	adj	captivating
آبِق	أُبَّاق	ءبق	adj	runaway
آكِل	أَكَلَة	ءكل	n	eater
أَنِيس	-	ءنس	adj	sociable
أَبِيّ	أُبَاة	ءبي	adj	proud
أَجْنَف	-	جنف	adj	unjust
أَعْزَل	عُزْل,عُزَّل	عزل	adj	unarmed
أَعْزَب	عُزَّاب	عزب	adj	bachelor
أَبْلَه	بُلْه,بُلَهَاء	بله	adj	stupid
أَهْوَج	هُوج	هوج	adj	reckless
أَشْيَب	شِيب	شيب	adj	grey-haired
أَغَرّ	غُرّ	غرر	adj	noble, white-blazed
أَشَمّ	شُمّ	شمم	adj	proud
أَبْتَر	بُتْر	بتر	adj	cut off
أَصْيَد	صِيد	صيد	adj	proud
أَعْجَم	أَعَاجِم	عجم	adj	non-Arab
أَعْجَمِيّ	أَعَاجِم	عجم	adj	foreign
عَرَبِيّ	عَرَب	عرب	adj	Arab
أَعْرَابِيّ	أَعْرَاب	عرب	n	Bedouin
بَدَوِيّ	بَدْو	بدو	adj	Bedouin
تُرْكِيّ	أَتْرَاك,تُرْك	-	adj	Turkish
كُرْدِيّ	أَكْرَاد	-	adj	Kurdish
رُومِيّ	رُوم	-	adj	Byzantine
فَارِسِيّ	فُرْس	-	adj	Persian
إِفْرَنْجِيّ	إِفْرَنْج	-	adj	Frankish
بَغْدَادِيّ	بَغَادِدَة	-	adj	of Baghdad
يَمَنِيّ	-	يمن	adj	Yemeni
شَآمِيّ	-	شءم	adj	Syrian
شَامِيّ	شَوَام	شءم	adj	Syrian
مِصْرِيّ	مِصْرِيُّون	مصر	adj	Egyptian
قُرَشِيّ	قُرَيْش	قرش	adj	Qurashi
سَنَوِيّ	-	سنو	adj	annual
لُغَوِيّ	لُغَوِيُّون	لغو	adj	linguistic
كُرَوِيّ	-	كرو	adj	spherical
رِئَوِيّ	-	رءي	adj	pulmonary
مِئَوِيّ	-	مءي	adj	centigrade
دَمَوِيّ	-	دمي	adj	bloody
يَدَوِيّ	-	يدي	adj	manual
أَبَوِيّ	-	ءبو	adj	paternal
أَخَوِيّ	-	ءخو	adj	fraternal
شَفَوِيّ	-	شفه	adj	oral
شَفَهِيّ	-	شفه	adj	oral
سَمَاوِيّ	-	سمو	adj	heavenly
مَائِيّ	-	موه	adj	aquatic
بِنَائِيّ	-	بني	adj	structural
صَحْرَاوِيّ	-	صحر	adj	desert
قَرَوِيّ	قَرَوِيُّون	قري	adj	rural
نَبَوِيّ	-	نبء	adj	prophetic
عَلَوِيّ	عَلَوِيُّون	علو	adj	upper, Alawite
عُلْوِيّ	-	علو	adj	upper
حَيَوِيّ	-	حيي	adj	vital
تَرْبَوِيّ	تَرْبَوِيُّون	ربو	adj	educational
تَنْمَوِيّ	-	نمي	adj	developmental
مَعِدِيّ	-	معد	adj	gastric
وِرَاثِيّ	-	ورث	adj	hereditary
رُوحِيّ	رُوحِيَّات	روح	adj	spiritual
رُوحَانِيّ	رُوحَانِيُّون	روح	adj	spiritual
نَفْسَانِيّ	-	نفس	adj	psychic
رَبَّانِيّ	رَبَّانِيُّون	ربب	adj	divine
جِسْمَانِيّ	-	جسم	adj	bodily
تَحْتَانِيّ	-	تحت	adj	lower
فَوْقَانِيّ	-	فوق	adj	upper
وَسِيم	وُسَمَاء,وِسَام	وسم	adj	handsome
وَجِيه	وُجَهَاء	وجه	adj	eminent
وَجِيز	-	وجز	adj	brief
وَحْشِيّ	-	وحش	adj	wild
وَخِيم	-	وخم	adj	harmful
وَضِيع	وُضَعَاء	وضع	adj	lowly
وَهِن	-	وهن	adj	weak
وَاهِن	-	وهن	adj	weak
وَاهٍ	-	وهي	adj	feeble
وَاعٍ	وُعَاة	وعي	adj	aware
وَاثِق	-	وثق	adj	confident
وَافِر	-	وفر	adj	abundant
وَارِف	-	ورف	adj	luxuriant
وَارِم	-	ورم	adj	swollen
فَاتِر	-	فتر	adj	lukewarm
فَاتِن	-	فتن	adj	charming
فَاحِش	-	فحش	adj	obscene
فَاحِشَة	فَوَاحِش	فحش	n	indecency
فَاخِر	-	فخر	adj	luxurious
فَاسِد	فَسْدَى	فسد	adj	corrupt
فَاشِل	-	فشل	adj	failed
فَائِق	-	فوق	adj	superior
فَائِز	فَائِزُون	فوز	n	winner
فَاقِد	فَوَاقِد	فقد	adj	lacking
فَذّ	أَفْذَاذ	فذذ	adj	unique
فَطِن	فُطُن	فطن	adj	clever
فَظِيع	-	فظع	adj	atrocious
بَائِد	-	بيد	adj	extinct
بَائِس	بُؤَسَاء	بءس	adj	wretched
بَائِن	بَوَائِن	بين	adj	clear, irrevocable
بَاسِل	بُسَلَاء,بَوَاسِل	بسل	adj	brave
بَاهِر	-	بهر	adj	brilliant
بَاهِظ	-	بهظ	adj	exorbitant
بَهِيج	-	بهج	adj	delightful
بَهِيّ	-	بهو	adj	splendid
بَالِغ	بَالِغُون	بلغ	adj	adult, extreme
بَلِيد	بُلَدَاء	بلد	adj	stupid
بَدِين	بُدُن	بدن	adj	obese
بَذِيء	-	بذء	adj	obscene
بَشُوش	-	بشش	adj	cheerful
كَفِيف	أَكِفَّاء	كفف	adj	blind
كَفُوء	-	كفء	adj	competent
كَثِيف	كِثَاف	كثف	adj	dense
كَمِيّ	كُمَاة	كمي	n	armoured warrior
كَامِن	كَوَامِن	كمن	adj	latent
كَادِح	كَادِحُون	كدح	adj	toiling
كَاسِر	كَوَاسِر	كسر	adj	predatory
لَبِق	-	لبق	adj	tactful
لَامِع	لَوَامِع	لمع	adj	shining
لَدُود	-	لدد	adj	bitter (enemy)
لَيْلِيّ	-	ليل	adj	nocturnal
لَائِق	-	ليق	adj	suitable
لَاذِع	لَوَاذِع	لذع	adj	biting
آنُك	-	-	n	lead
أَبَّال	أَبَّالَة,أَبَّالُون	ءبل	n	camel owner
أَثَالِيّ	-	ءثل	adj	etymological
أَجَمّ	جُمّ	جمم	adj	hornless
أَحَذّ	حُذّ	حذذ	adj	affected by hadhadh (metre)
أَخَنّ	خُنّ	خنن	adj	speaking through the nose
أَرَاك	-	ءرك	n	toothbrush tree
أَرْمَتَة	-	ءرمت	n	aromatization
أَزْوَتَة	-	ءزوت	n	nitridation
أَسَدِيَّة	أَسَدِيَّات	ءسد	n	Leonid meteor
أَصِيلَة	أَصَائِل,أَصَايِل	ءصل	n	thoroughbred
أَضَاة	أَضَوَات	ءضو	n	pool
أَغَنّ	غُنّ	غنن	adj	nasal in speech
أَفْحَج	فُحْج	فحج	adj	bowlegged
أَكَّار	أَكَّارُون,أَكَرَة	ءكر	n	ploughman
أَكْمَه	كُمْه	كمه	adj	born blind
أَنْبَج	-	-	n	mango
أَنْوَك	نُوك,نَوْكَى	نوك	adj	foolish
أَهْتَم	هُتْم	هتم	adj	toothless, with broken front teeth
أَوْزَنَة	-	ءوزن	n	ozonation
أَيْقَنَة	-	ءيقن	n	iconification
أُتْرُجّ	-	-	n	citron
أُدْرَة	أُدَر	ءدر	n	scrotal hernia
أُرَيْمَة	أُرَيْمَات	ءرم	n	blastula
أُرْدُنِّيّ	أُرْدُنِّيُّون	-	adj	Jordanian
أُرْدُنّ	-	-	n	Jordan
أُسَامَة	-	ءسم	n	lion
أُسَيْلَة	أُسَيْلَات	ءسل	n	barbule
أُسْطُوَان	أَسَاطِين	-	n	cylinder
أُسْقُفّ	أَسَاقِفَة,أَسَاقِف	-	n	bishop
أُشَابَة	أُشَابَات,أَشَائِب	ءشب	n	alloy
أُشَّق	-	-	n	ammoniacum
أُفْعُوَان	-	فعو	n	male viper
أُفْعُوَانِيَّة	أُفْعُوَانِيَّات	فعو	n	roller coaster
أُكْرَة	أُكَر	ءكر	n	ball, knob
أُمَوِيّ	أُمَوِيُّون	ءمو	adj	Umayyad
أُنَيْبِيب	أُنَيْبِيبَات	نبب	n	tubule
إِبَاضِيّ	إِبَاضِيُّون	ءبض	adj	Ibadi
إِتْبَة	-	ءتب	n	palea
إِجَّاص	-	-	n	pear
إِحَاثَة	-	حوث	n	paleontology
إِحْنَة	إِحَن	ءحن	n	grudge
إِرَاثَة	-	ورث	n	heirship
إِرْدَبّ	أَرَادِب	-	n	ardeb, grain measure
إِرْقَاء	-	رقء	n	hemostasis
إِزْمِيل	أَزَامِيل	-	n	chisel
إِسْك	-	ءسك	n	ischium
إِغْرِيض	أَغَارِيض	غرض	n	spadix
إِغْرِيضَة	إِغْرِيضَات	غرض	n	spadix
إِفْرِيز	أَفَارِيز	-	n	cornice
إِكَاف	أُكُف	ءكف	n	donkey saddle
إِكْدِيش	أَكَادِيش	-	n	gelding, workhorse
إِمْلَاء	إِمْلَاءَات	ملو	n	dictation, spelling
إِيغَاف	-	وغف	n	orgasm
اِسْتِحَاثَة	-	حوث	n	fossilization
اِسْتِفَال	-	سفل	n	lowering of the tongue
اِسْتِلَام	اِسْتِلَامَات	سلم	n	receipt
اِنْذِوَابِيَّة	-	ذوب	n	solubility
بَائِكَة	بَوَائِك	بوك	n	arcade
بَاحَة	بَاحَات	بوح	n	courtyard, area
بَارِض	-	برض	n	sprouting herbage
بَازِل	بُزَّل,بَوَازِل	بزل	n	nine year old camel
بَاقِلَّاء	-	-	n	broad bean
بَاه	-	بوه	n	sexual potency
بَبْر	بُبُور	-	n	tiger
بَحْرَيْنِيّ	بَحْرَيْنِيُّون	بحر	adj	Bahraini
بَحْص	-	بحص	n	gravel
بَدْوَنَة	-	بدون	n	bedouinization
بَرَدَة	-	برد	n	chalazion
بَرْشَمْجِيّ	بَرْشَمْجِيَّة	-	n	riveter
بَرْنِيَّة	بَرَانِيّ	-	n	apothecary jar
بَرْنِيّ	-	-	n	barni date
بَسْمَرَة	-	بسمر	n	Bessemer process
بَغْلَة	بَغَلَات	بغل	n	she-mule
بَقَّار	بَقَّارُون,بَقَّارَة	بقر	n	cowherd
بَقَّم	-	-	n	logwood
بَكَم	-	بكم	n	mutism
بَلَم	-	-	n	anchovy
بَلْزَمَة	-	-	n	plasmolysis
بَنَفْسَج	-	بنفسج	n	violet
بَنْد	بُنُود	-	n	item, clause
بَنْدَر	بَنَادِر	بندر	n	port town
بَهْرَج	بَهَارِج	-	n	counterfeit coin, tinsel
بَهْرَمَان	-	بهرم	n	fine red ruby
بَهْشِيَّة	بَهْشِيَّات	بهش	n	holly
بَهْمَة	بَهْم,بِهَام	بهم	n	lamb
بَوْرَنَة	-	بورن	n	boriding
بَيَّارَة	بَيَّارَات	بءر	n	citrus grove
بُجْرَة	بُجَر	بجر	n	knot, swelling of the navel
بُخْل	-	بخل	n	avarice
بُرْقَة	بُرَق	برق	n	stony sandy tract
بُسْرَة	بُسْرَات	بسر	n	unripe date
بُغَاث	بِغْثَان	بغث	n	small weak birds
بُقْيَا	-	بقي	n	survival
بُنْط	أَبْنَاط,بُنُوط	-	n	point size
بُهُوت	-	بهت	n	fading
بُورَق	-	-	n	borax
بُوصِير	-	بصر	n	mullein
بُولِيصَة	بَوَالِص	-	n	policy
بُوَيْغَاء	-	بوغ	n	microsporum
بِدَائِيّ	بِدَائِيُّون	بدء	adj	primitive
بِرْنِيق	بَرَانِيق	برنق	n	hippopotamus
بِزْر	بُزُور	بزر	n	seed
بِطْرِيق	بَطَارِيق,بَطَارِقَة	بطرق	n	penguin
بِلًى	-	بلي	n	wear, decay
بِيش	-	-	n	aconite
بِيقَة	-	-	n	vetch
بِيقِيَة	-	-	n	vetch
بِيَاح	-	بيح	n	mullet
تَأَتُّب	-	-	n	atopy
تَأَسٍّ	-	ءسو	n	consolation
تَأَوُّه	تَأَوُّهَات	ءوه	n	sighing
تَأْتَاء	-	تءتء	n	stammerer
تَأْتِيم	-	-	n	automation
تَبَتُّل	-	بتل	n	celibacy
تَبَلُّه	-	بله	n	feigning idiocy
تَبَوُّغ	-	بوغ	n	sporulation
تَبَيُّغ	-	بيغ	n	hyperemia
تَبَّان	تَبَّانُون,تَبَّانَة	تبن	n	straw seller
تَبُوك	-	بوك	n	Tabuk
تَبُّولَة	-	تبل	n	tabbouleh
تَبِيع	تِبَاع	تبع	n	yearling calf
تَتَامّ	-	تمم	n	complementarity
تَتِمَّة	تَتِمَّات	تمم	n	complement, remainder
تَتْرِيك	-	ترك	n	turkification
تَجْوَال	-	جول	n	roaming
تَدَلُّه	-	دله	n	love-craziness
تَدَلْمُت	-	دلمت	n	dolomitization
تَرَاؤُف	-	رءف	n	compassion
تَرْبِيت	-	ربت	n	patting
تَرْسِيَة	-	رسو	n	award of contract
تَرْقِين	-	رقن	n	keyboarding
تَرْك	-	ترك	n	leaving, abandonment
تَرْوِيَة	-	روي	n	perfusion
تَسَامُت	-	سمت	n	collinearity, zenith passage
تَسَفْلُت	-	سفلت	n	asphalting
تَسَوُّق	-	سوق	n	shopping
تَسْوِير	تَسْوِيرَات	سور	n	fencing
تَشَاكُه	-	شكه	n	coherence
تَشْفِيه	-	شفه	n	labialisation
تَعَالٍ	-	علو	n	transcendence
تَعَضٍّ	-	عضو	n	organization
تَعَطُّن	-	عطن	n	maceration
تَعَنُّت	-	عنت	n	obstinacy
تَعْبَوِيّ	-	عبء	adj	mobilizing
تَعْطِين	-	عطن	n	retting
تَعْفِين	-	عفن	n	putrefaction
تَعْمِين	-	عمن	n	omanization
تَغَابٍ	-	غبو	n	feigning stupidity
تَغْرِين	-	غرن	n	silting
تَغْوِير	-	غور	n	palatalization
تَفَلُّن	-	-	n	suberization
تَفَيْهُق	-	فهق	n	pompous speech
تَفْلِيَة	-	فلي	n	delousing, grooming
تَقَاصّ	-	قصص	n	set-off
تَقَلْوُن	-	قلون	n	alkalization
تَقْوِيس	تَقْوِيسَات	قوس	n	arching
تَكَوْلُن	-	كولن	n	kaolinization
تَكْفِين	-	كفن	n	shrouding
تَكْوِيك	-	-	n	coking
تَلَبُّك	تَلَبُّكَات	لبك	n	indigestion
تَمَهُّن	-	مهن	n	professionalization
تَمَّار	-	تمر	n	date seller
تَنَهُّد	تَنَهُّدَات	نهد	n	sigh
تَنُّورَة	تَنَانِير	-	n	skirt
تَهَادٍ	-	هدي	n	precession
تَوَاقُت	-	وقت	n	synchronism
تَوَالٍ	-	ولي	n	succession, series
تَوَعُّك	تَوَعُّكَات	وعك	n	malaise, indisposition
تَوَلُّه	-	وله	n	erotomania
تَوَهَان	-	توه	n	disorientation
تَوْلَب	تَوَالِب	تلب	n	young ass
تُحْفَة	تُحَف	تحف	n	objet d'art
تُسَاعِيّ	تُسَاعِيَّات	تسع	adj	ninefold
تُلَيْل	-	تلل	n	small hill
تُوت	-	-	n	mulberry
تُوَيْبِع	-	تبع	n	small follower, Aldebaran
تِبْيَان	-	بين	n	clarification, contrast
تِقْنِيّ	تِقْنِيُّون	تقن	adj	technical
تِنِّين	تَنَانِين	تنن	n	dragon
ثَنَوِيّ	-	ثني	adj	dual, dualistic
ثُفَّاء	-	ثفء	n	cress
ثُفْرُوق	ثَفَارِيق	ثفرق	n	date cap
جَافَوِيّ	-	جفو	adj	dural
جَافِيَة	-	جفو	n	dura mater
جَامُوس	جَوَامِيس	-	n	buffalo
جَامُوسَة	جَامُوسَات	-	n	buffalo cow
جَانِيَة	جَانِيَات	جني	n	female offender
جَوًى	-	جوي	n	passionate grief
جَوَّال	جَوَّالَات	جول	n	mobile phone
جُعْرُور	-	جعر	n	poor dates
جُمَان	-	-	n	pearls
جُنَيْنَة	جُنَيْنَات,جَنَائِن,جَنَايِن	جنن	n	garden
جِدِّيَّة	-	جدد	n	seriousness
جِدِّيّ	-	جدد	adj	serious
حَاتّ	-	حتت	adj	corrosive
حَاجِيَّة	حَاجِيَّات	حوج	n	need
حَايِك	-	حوك	n	haik
حَرُون	حُرُن	حرن	adj	balky
حَقْو	أَحْقَاء,أَحْقٍ	حقو	n	loin, flank
حَكَوَاتِيّ	-	حكي	n	storyteller
حَوَّام	-	حوم	n	buzzard
حَوْفِيّ	-	حوف	adj	limbic, marginal
حَيْزُوم	حَيَازِيم	حزم	n	stem of a ship, chest
حَيْسُوب	-	حسب	n	calculator
حُؤُول	-	حول	n	metaplasia
حُبَيْن	-	حبن	n	kind of lizard
حُصَيَّة	حُصَيَّات	حصي	n	small stone, otolith
حُكَاك	-	حكك	n	pruritus
حُلَيْمُوم	-	حلم	n	papilloma
حُمَيْرَاء	-	حمر	n	redstart
حُوذِيّ	حُوذِيُّونَ	حوذ	n	coachman
حِجًى	أَحْجَاء	حجو	n	reason, intellect
حِرْدَوْن	حَرَادِين	حردن	n	starred agama
حِسْي	أَحْسَاء	حسي	n	shallow well
خَازُوق	خَوَازِيق	-	n	stake
خَافِت	-	خفت	adj	faint, dim
خَلِّيك	-	خلل	adj	acetic
خَمْسِينِيّ	خَمْسِينِيُّون	خمس	adj	fiftieth, of fifty
خَوْلِيّ	-	خول	n	farm foreman
خَيْف	أَخْيَاف	خيف	n	slope above a wadi
خَيْفَان	-	خيف	n	migrating locusts
خُؤُولَة	-	خول	n	maternal uncle relation
خُشَيْنَاء	-	خشن	n	bugloss
خُضَرْجِيّ	خُضَرْجِيَّة	خضر	n	greengrocer
خُوَاف	خُوَافَات	خوف	n	phobia
خِيَار	خِيَارَات	خير	n	choice, option
دَالِيَة	دَوَالٍ	دلو	n	grapevine
دَسْت	دُسُوت	-	n	cupola, vessel
دَفَّايَة	دَفَّايَات	دفء	n	heater
دَمْك	-	دمك	n	compaction
دَوْلَتِيَّة	-	دول	n	etatism
دَوْلَنَة	-	دولن	n	statization
دُعْسُوق	دَعَاسِيق	دعسق	n	ladybird
دِبْقُوم	-	دبق	n	glioma
ذَؤُوب	-	ذوب	adj	soluble
ذِيب	ذِيَاب	ذءب	n	wolf
رَثّ	رِثَاث	رثث	adj	ragged, shabby
رَصَاصِيت	-	رصص	n	plumbite
رَعَاع	-	رعع	n	mob
رَعْن	رُعُون,رِعَان	رعن	n	promontory
رَمَكَة	رِمَاك,رَمَك	رمك	n	brood mare
رِعْدِيد	رَعَادِيد	رعد	n	coward
رِقَانَة	-	رقن	n	typing
رِقَّة	-	رقق	n	thinness, delicacy
رِيَاء	-	رءي	n	hypocrisy
زَانٍ	زُنَاة	زني	n	adulterer
زَانِيَة	زَانِيَات,زَوَانٍ	زني	n	adulteress
زَيَّات	زَيَّاتُون	زيت	n	oil seller
زَيَّانِيّ	زَيَّانِيُّون	زين	adj	Zayyanid
زُرَيْقَاء	-	زرق	n	genet
زُعْرُور	زَعَارِير	زعر	n	hawthorn
زِنًا	-	زني	n	adultery
زِنْجِيّ	زُنُوج,زِنْج	-	n	black African
سَابَاط	سَوَابِيط	-	n	roofed passage
سَاج	سِيجَان	-	n	teak
سَاذِج	سُذَّج	-	adj	naive
سَانِيَة	سَوَانٍ	سنو	n	water lifting wheel
سَبَّاك	سَبَّاكُون	سبك	n	founder, plumber
سَفِين	-	سفن	n	ships
سَمِيّ	أَسْمِيَاء	سمو	n	namesake
سَنْكَرِيّ	سَنْكَرِيَّة	سنكر	n	plumber
سَوَّاق	سَوَّاقُونَ	سوق	n	driver
سَوْسَرَة	-	سوسر	n	saussuritization
سَوْقَنَة	-	سوقن	n	marketization
سَيْحِيّ	-	سيح	adj	gravity irrigated
سَيْكُرَان	-	سكر	n	henbane
سَيْنَاء	-	-	n	Sinai
سُرْعُوب	سَرَاعِيب	سرعب	n	weasel
سُعْن	أَسْعَان	سعن	n	milk skin
سُنْقُر	سَنَاقِر	سنقر	n	gyrfalcon
سُوَاف	-	سوف	n	cattle plague
سُوَيْدَاء	سُوَيْدَاوَات	سود	n	endosperm
سِرِّيّ	سِرِّيُّون	سرر	adj	secret
سِعْلَاة	سَعَالَى,سَعَالٍ	سعل	n	female ghoul
سِنْت	سِنْتَات	-	n	cent
سِنْف	سُنُوف	سنف	n	pod
سِنْفَة	سِنْفَات	سنف	n	pod
سِوَاك	أَسْوِكَة,سُوك	سوك	n	toothbrush stick
سِيسَاء	سَيَاسِيّ	سيس	n	spine, vertebral column
سِين	سِينَات	-	n	letter sin
شَائِك	-	شوك	adj	spiny
شَارٍ	شُرَاة	شري	n	purchaser
شَاهِين	شَوَاهِين	-	n	peregrine falcon
شَتْوِيّ	-	شتو	adj	of winter
شَجَّة	شِجَاج	شجج	n	head wound
شَفَتَانِيّ	-	شفه	adj	bilabial
شَمَّاس	شَمَامِسَة	-	n	deacon
شَوَّاف	-	شوف	n	display
شَوْي	-	شوي	n	grilling
شُحْمُوم	-	شحم	n	lipoma
شُرَيْن	شُرَيْنَات	شري	n	arteriole
شُوَاظ	شُوَاظَات	شوظ	n	solar prominence, flame
شُوَيْعِر	-	شعر	n	minor poet
شُوَيْك	-	شوك	n	thorny weed
شِرَاك	أَشْرُك,شُرُك	شرك	n	sandal strap
صَابُون	صَوَابِين	-	n	soap
صَارِيَة	صَوَارٍ	صري	n	mast
صَبَّان	صَبَّانُونَ	صبن	n	soap maker
صَفَاة	صَفًا	صفو	n	smooth rock
صَفَوِيّ	صَفَوِيُّون	صفو	adj	Safaitic; Safavid
صَفِّيّ	-	صفف	adj	of the classroom
صَنَايِعِيّ	صَنَايِعِيَّة	صنع	n	artisan
صَوْلَجَان	صَوَالِجَة	-	n	sceptre, mallet
صَيْخَد	صَيَاخِد	صخد	n	solar facula
صَيْخُود	صَيَاخِيد,صَيَاخِد	صخد	n	solar facula
صُمَات	-	صمت	n	silence, mutism
صِوَار	صِيرَان	صور	n	herd of wild cows
ضَارِيَة	ضَوَارٍ	ضري	n	predatory beast
ضَيْح	-	ضيح	n	diluted milk
طَابُون	طَوَابِين	طبن	n	clay oven
طَاجِين	طَوَاجِين	طجن	n	tagine
طَاوُوس	طَوَاوِيس	-	n	peacock
طَسْت	طُسُوت	-	n	basin
طَشْت	طُشُوت	-	n	washtub
طَوَّاش	طَوَاوِيش	طوش	n	date or pearl trader
طُومَار	طَوَامِير	-	n	scroll
عَاقّ	عَاقُّون	عقق	adj	undutiful
عَانِك	عَوَانِك	عنك	n	compacted sand
عَرْقُوَة	عَرَاقٍ	عرق	n	crossbar of a bucket
عَضَّة	عَضَّات	عضض	n	bite
عَقَنْقَل	عَقَاقِل,عَقَاقِيل	عقل	n	great interlaced dune
عُرَّة	-	عرر	n	mange
عُضْلُوم	-	عضل	n	myoma
عُظْمُوم	-	عظم	n	osteoma
عُكَّة	عُكَك,عِكَاك	عكك	n	ghee skin
عُمَان	-	عمن	n	Oman
عُمَانِيّ	عُمَانِيُّون	عمن	adj	Omani
عُمْرُوس	عَمَارِيس	عمرس	n	lamb
عُنْفُوَان	-	عنف	n	vigour, prime
عُوَيْنَة	عُوَيْنَات	عين	n	ocellus, ommatidium
عِلْك	عُلُوك	علك	n	chewing gum
غَاف	-	غيف	n	ghaf tree
غَرَن	غَرَنَات	غرن	n	sarcoma
غَرَوِيّ	-	غرو	adj	colloidal
غَسَّانِيّ	غَسَاسِنَة	غسن	adj	Ghassanid
غَشْيَة	-	غشي	n	trance, swoon
غَلْي	-	غلي	n	boiling
غَيْرَانِيَّة	-	غير	n	altruism
غَيْل	غُيُول	غيل	n	perennial stream
غُبَيْرَاء	-	غبر	n	service tree
غُدَّانِيّ	-	غدد	adj	adenoid
غُدُّوم	-	غدد	n	adenoma
غُمَيْصَاء	-	غمص	n	Gomeisa, Procyon
فَارّ	فَارُّون	فرر	n	fugitive
فَانُوس	فَوَانِيس	-	n	lantern
فَحْمَنَة	-	فحمن	n	carbonization
فَدَع	-	فدع	n	talipes, crooked joint
فَرَزْدَق	-	فرزدق	n	lump of dough, Farazdaq
فَرْدَنَة	-	فردن	n	individualization
فَرْقَد	فَرَاقِد	فرقد	n	Pherkad, calf
فَزَارِيّ	فَزَارِيُّون	فزر	adj	of the tribe Fazara
فَزُّورَة	فَوَازِير	فزر	n	riddle
فَسْفَتَة	-	فسفت	n	phosphating
فَسْلَة	فُسُول	فسل	n	palm offshoot
فَطِير	-	فطر	adj	unleavened
فَطِيرَة	فَطَائِر	فطر	n	pie
فَقُّوس	-	فقس	n	snake cucumber
فَكْرَنَة	-	فكرن	n	intellectualization
فَكْش	-	فكش	n	sprain
فَلُوّ	أَفْلَاء	فلو	n	foal
فَلْكَنَة	-	فلكن	n	vulcanization
فَلْي	-	فلي	n	debugging, delousing
فَيْجَن	-	-	n	rue
فَيْلَجَة	فَيَالِج	-	n	silk cocoon
فُحَّال	فَحَاحِيل	فحل	n	male palm
فُحُولَة	-	فحل	n	virility, stud males
فُشَار	-	فشر	n	popcorn
فُقَاع	-	فقع	n	pemphigus
فُوَال	-	فول	n	favism
فِرْصَاد	-	فرصد	n	mulberry
فِرْعَوْن	فَرَاعِنَة	-	n	pharaoh
فِلْذَة	فِلَذ,أَفْلَاذ	فلذ	n	piece, fragment
فِهْر	أَفْهَار	فهر	n	fist-sized stone
فِيدْيُو	فِيدْيُوهَات	-	n	video
قَار	-	قير	n	bitumen, tar
قَاصٍ	-	قصو	adj	distant, distal
قَاصِعَاء	قَوَاصِع	قصع	n	jerboa burrow
قَرْو	-	قرو	n	hydrocele
قَطَايِف	-	قطف	n	stuffed pancakes
قَمَه	-	قمه	n	anorexia
قَمِين	قَمَائِن	قمن	n	kiln
قَهْوَجِيّ	قَهْوَجِيَّة	قهو	n	coffee seller
قَيْدُوم	قَيَادِيم	قدم	n	prow
قُفَّة	قُفَف	قفف	n	basket
قُمَيْرَاء	-	قمر	n	little moon
قِطْنِيَّة	قَطَانِيّ	قطن	n	pulse (legume)
قِنْو	قِنْوَان,أَقْنَاء	قنو	n	date bunch
كَاسِعَة	كَوَاسِع	كسع	n	suffix
كَاغَد	كَوَاغِد	-	n	paper
كَانُون	كَوَانِين	كنن	n	brazier
كَبَاب	-	كبب	n	kebab
كَثِيرَاء	-	كثر	n	tragacanth
كَحَّال	كَحَّالُون	كحل	n	oculist
كَرْبَدَة	-	كربد	n	carburization
كَرْبَلَاء	-	كربل	n	Karbala
كَرْدَنَة	-	كردن	n	beading
كَرْي	-	كري	n	canal cleaning
كَشَم	-	كشم	n	anaplasia
كَلْخ	-	كلخ	n	ferula
كَمَرَة	كَمَرَات	-	n	beam
كَمَه	-	كمه	n	congenital blindness
كَمِّيّ	-	-	adj	quantitative
كَمْأَة	كَمَآت	كمء	n	truffle
كَمْر	-	كمر	n	composting
كَهْرَبْجِيّ	كَهْرَبْجِيَّة	كهرب	n	electrician
كَوْدَن	كَوَادِن	كدن	n	draught horse, nag
كَوْكَنَة	-	كوكن	n	coking
كَوْلَنَة	-	كولن	n	kaolinization
كُبَيْدَاء	-	كبد	n	zenith region
كُحَيْلَة	كُحَيْلَات	كحل	n	kuhayla (horse strain)
كُحُول	كُحُولَات	كحل	n	alcohol
كُرْكُم	-	كركم	n	turmeric
كُسَيْرَة	كُسَيْرَات	كسر	n	diopter
كُسْبَرَة	-	كسبر	n	coriander
كُفُرَّى	-	كفر	n	palm spathe
كُلْيُون	كُلْيُونَات	كلي	n	nephron
كُمَيْت	كُمْت	كمت	n	bay horse
كُمَّثْرَى	كُمَّثْرَيَات	كمثر	n	pear
كُوفِيَّة	كُوفِيَّات	-	n	keffiyeh
كُوفِيّ	كُوفِيُّون	كوف	adj	Kufic
كِحَالَة	-	كحل	n	ophthalmology
كِرَاء	-	كري	n	rent
كِشْك	-	-	n	kishk (dried wheat and yogurt)
كِفَائِيّ	-	كفي	adj	collective (of a duty)
كِنْدِيّ	كِنْدِيُّون	كند	adj	of the tribe Kinda
لَابَة	لَابَات	لوب	n	lava
لَاذَن	-	-	n	ladanum
لَامِيّ	-	-	adj	hyoid, lambda-shaped
لَامّ	-	لمم	adj	converging (lens)
لَبِيد	-	لبد	n	buffel grass
لَبْشَة	-	لبش	n	raft foundation
لَحْس	-	لحس	n	licking
لَخْفَة	لِخَاف	لخف	n	thin white stone slab
لَسَّاع	-	لسع	adj	stinging
لَصَف	-	لصف	n	capers
لَضْم	-	لضم	n	threading
لَقِيم	-	لقم	n	feedstock
لَقْوَة	-	لقو	n	facial palsy
لَوْزَة	لَوْزَات	لوز	n	almond; tonsil
لَوْعَبَة	-	لعب	n	gamification
لَيَّة	لَيَّات	لوي	n	winding, twist
لَيْلَى	-	ليل	n	Layla
لُحْمَة	لُحَم	لحم	n	weft
لُغْد	أَلْغَاد,لُغُود	لغد	n	dewlap
لُقَيْمَة	لُقَيْمَات	لقم	n	epicondyle, small morsel
لُقْمُوم	-	لقم	n	condyloma
لُوف	-	لوف	n	arum
لِصْب	لُصُوب	لصب	n	narrow gorge
لِقْحَة	لِقَح,لِقَاح	لقح	n	milking camel
لِيفُوم	-	-	n	fibroma
مَأْتَم	مَآتِم	ءتم	n	mourning ceremony
مَؤُونَة	مَؤُونَات,مُؤَن	مءن	n	provision
مَاجِل	مَوَاجِل	مجل	n	cistern
مَازَّة	مَازَّات	مزز	n	adsorbent
مَازّ	مَازَّات	مزز	n	adsorbent
مَبَال	-	بول	n	urinary meatus
مَتْبَن	مَتَابِن	تبن	n	straw barn
مَثْلَنَة	-	مثلن	n	idealization
مَجُوسِيّ	مَجُوس	-	n	Magian
مَجْل	-	مجل	n	blistering of the hand
مَحْشِيّ	مَحَاشٍ	حشو	adj	stuffed
مَحْضُون	مَحْضُونُون	حضن	n	child in custody
مَخْبُون	-	خبن	adj	affected by khabn (metre)
مَخْزَنْجِيّ	مَخْزَنْجِيَّة	خزن	n	storekeeper
مَدَاس	مَدَاسَات	دوس	n	pedal, shoe
مَدَنِيّ	مَدَنِيُّون	مدن	adj	civil
مَدْحًى	مَدَاحٍ	دحو	n	ostrich nest
مَذِيق	-	مذق	n	diluted milk
مَرَاضَة	-	مرض	n	morbidity
مَرَاعَة	-	مرع	n	fertility
مَرَاغَة	-	مرغ	n	wallowing place
مَرَقَة	-	مرق	n	broth
مَرْتَع	مَرَاتِع	رتع	n	pasture
مَرْخ	-	مرخ	n	leptadenia
مَرْز	مُرُوز	مرز	n	ridge
مَرْسَرَة	-	مرسر	n	mercerization
مَرْو	-	مرو	n	quartz
مَرْوًى	مَرَاوٍ	روي	n	irrigation channel
مَرْوَة	-	مرو	n	Marwa, flint
مَرْيَمِيَّة	-	-	n	sage
مَزْيُون	مَزَايِين	زين	adj	beautiful (Gulf)
مَسَمّ	مَسَامّ	سمم	n	pore
مَسَّاح	مَسَّاحُون	مسح	n	surveyor
مَسْح	مُسُوح,مُسُوحَات	مسح	n	survey
مَشَّاء	مَشَّاؤُونَ	مشي	n	peripatetic
مَشَّاطَة	مَشَّاطَات	مشط	n	combing machine
مَشِيمَاء	-	شيم	n	chorion
مَشْرَة	مَشَرَات	مشر	n	prothallus, thallus
مَشْوِيّ	مَشْوِيَّات	شوي	adj	grilled
مَضِير	-	مضر	n	dried yogurt
مَضِيرَة	-	مضر	n	meat cooked in sour milk
مَطَلّ	مَطَلَّات	طلل	n	opening with a view, overlook
مَطِير	-	مطر	adj	rainy
مَعَص	-	معص	n	cramp
مَغْد	-	مغد	n	eggplant
مَغْرَة	-	مغر	n	ochre
مَفْتُوق	-	فتق	adj	ruptured, herniated
مَقَاس	مَقَاسَات	قيس	n	size, measure
مَقْلِيّ	-	قلي	adj	fried
مَكْدَمَة	-	مكدم	n	macadamizing
مَلَال	-	ملل	n	ennui
مَنَوِيّ	-	مني	adj	seminal
مَنْحًى	مَنَاحٍ	نحو	n	direction, aspect
مَنْسَل	مَنَاسِل	نسل	n	gonad
مَهْوُوس	مَهْوُوسُونَ	هوس	adj	maniac
مَيْكَنَة	-	ميكن	n	mechanization
مُؤَيَّن	-	-	adj	ionized
مُبَرْكَن	-	-	adj	vulcanized
مُتَبَّل	-	تبل	adj	seasoned
مُتَحَاثّ	-	حثث	adj	inductive
مُتَرَقٍّ	-	رقي	adj	progressive, advancing
مُتَعَالٍ	-	علو	adj	transcendent
مُتَفَيْهِق	مُتَفَيْهِقُون	فهق	n	pompous speaker
مُتَمَادٍ	-	مدي	adj	persisting, continuant
مُتَمَهِّن	مُتَمَهِّنُون	مهن	n	apprentice
مُتَمَوِّرَة	مُتَمَوِّرَات	مور	n	amoeba
مُتَوَعِّك	-	وعك	adj	indisposed
مُتَّسِق	-	وسق	adj	consistent
مُتْك	-	متك	n	citron
مُحَابٍ	مُحَابُون	حبو	adj	partial, biased
مُحَاجِج	مُحَاجِجُون	حجج	n	arguer
مُحَاصَّة	مُحَاصَّات	حصص	n	crop sharing, partnership
مُحَاصِص	مُحَاصِصُون	حصص	n	sharecropper
مُحَاكٍ	-	حكي	n	simulator
مُحِمّ	مُحِمَّات	حمم	n	pyrogen
مُحّ	-	محح	n	yolk
مُدَان	مُدَانُون	دين	adj	convicted
مُدَوِّن	مُدَوِّنُون	دون	n	blogger
مُدْلَهِمّ	-	دلهم	adj	pitch-dark
مُرَاكِم	مُرَاكِمَات	ركم	n	accumulator
مُرَعَة	مُرَع	مرع	n	corncrake
مُرَوِّج	مُرَوِّجُون	روج	n	promoter, pusher
مُرْتَبِك	مُرْتَبِكُونَ	ربك	adj	confused
مُرْدِيّ	مَرَادِيّ	مرد	n	punt pole
مُسْتَفِل	-	سفل	adj	lowered (sound)
مُشَادَّة	مُشَادَّات	شدد	n	altercation
مُصَاب	مُصَابُون	صوب	adj	infected
مُصَلًّى	مُصَلَّيَات	صلو	n	prayer place
مُصْرَان	مَصَارِين	مصر	n	intestine
مُضَاهٍ	-	ضهي	n	emulator
مُعَادٍ	مُعَادُونَ	عدو	adj	hostile
مُعَال	مُعَالُون	عول	adj	dependant
مُعَزٍّ	مُعَزُّونَ	عزي	n	consoler, mourner
مُعَنْوَن	-	عنون	adj	addressed
مُعْتَدٍ	مُعْتَدُون	عدو	n	aggressor
مُغَالًى	-	غلو	adj	exaggerated
مُفَلْكَن	-	فلكن	adj	vulcanized
مُفْتَرٍ	مُفْتَرُون	فري	n	slanderer
مُفْضٍ	-	فضو	adj	leading to
مُقَلْوَن	-	قلون	adj	alkalized
مُقَيَّد	-	قيد	adj	bound, restricted
مُقْتَنٍ	-	قني	n	acquirer, purchaser
مُكَارٍ	مُكَارُون,مُكَارِيَة	كري	n	muleteer
مُكْتَرٍ	مُكْتَرُون	كري	n	lessee
مُمَيْكَن	-	ميكن	adj	mechanized
مُمِضّ	-	مضض	adj	distressing, painful
مُنْتَهٍ	-	نهي	adj	finite
مُنْطَاد	مَنَاطِيد	طود	n	balloon, airship
مُونَة	مُوَن	مون	n	provisions
مُوَاء	-	موء	n	meow
مُوَيْلِح	-	ملح	adj	brackish
مِرْكَم	مَرَاكِم	ركم	n	accumulator
مِرْكَن	مَرَاكِن	ركن	n	basin, flower pot
مِسْوَاك	مَسَاوِيك	سوك	n	tooth-cleaning stick
مِصْر	أَمْصَار	مصر	n	Egypt; garrison city
مِعْزَى	-	معز	n	goats
مِفْتَات	-	فتت	n	radula
مِقْرَان	-	قرن	n	modem
مِلَايَة	مِلَايَات	ملء	n	wrap, sheet
مِلِّيم	مِلِّيمَات,مَلَالِيم	-	n	millime
مِلْوَان	-	لون	n	colorimeter
مِنْتَاش	مَنَاتِيش	نتش	n	tweezers
مِنْجَلِيّ	-	نجل	adj	sickle-shaped
مِهَدَّة	مِهَدَّات	هدد	n	sledgehammer
مِهْتَف	مَهَاتِف	هتف	n	handset
مِيم	مِيمَات	-	n	letter mim
نَافِقَاء	نَوَافِق	نفق	n	jerboa burrow exit
نَبَكَة	نِبَاك	نبك	n	nebkha
نَبَّاض	نَبَّاضَات	نبض	n	pulsar
نَبِيت	-	نبت	n	flora
نَبْق	-	نبق	n	Christ thorn fruit
نَجَاشِيّ	-	-	n	Negus
نَجَب	-	نجب	n	tree bark
نَجَف	-	نجف	n	Najaf; chandelier
نَجْش	-	نجش	n	artificial bidding
نَجْع	نُجُوع	نجع	n	hamlet
نَجْمُوم	-	نجم	n	astrocytoma
نَحِيت	-	نحت	adj	hewn, dressed
نَحِيل	نُحَلَاء	نحل	adj	lean, thin
نَخَّار	-	نخر	adj	boring into wood
نَخَّال	-	نخل	n	sifter, palm worker
نَدِيّ	-	ندي	adj	dewy
نَرْد	نُرُود	-	n	dice, backgammon
نَزْر	-	نزر	adj	scant
نَسِيء	-	نسء	n	intercalary month
نَشَم	-	نشم	n	elm
نَشَوَانِيّ	-	نشو	adj	amyloid
نَشَوِيّ	نَشَوِيَّات	نشو	adj	starchy
نَشَّال	نَشَّالُون	نشل	n	pickpocket
نَصْبَة	نُصُوب	نصب	n	planted sapling
نَضَد	أَنْضَاد	نضد	n	stack, pile
نَضِير	-	نضر	adj	fresh, blooming
نَطُوفِيّ	-	نطف	adj	Natufian
نَعَّار	-	نعر	n	canary
نَعِيب	-	نعب	n	cawing
نَعِيق	-	نعق	n	croak
نَعْف	نِعَاف	نعف	n	projecting slope
نَقْف	-	نقف	n	pipping
نَهِم	نَهِمُون	نهم	adj	greedy
نَهِيز	نَهَايِز	نهز	n	inclined strut
نَوَدَان	-	نود	n	nutation
نُخَاعِين	-	نخع	n	myelin
نُغَاف	-	نغف	n	myiasis
نُهَاك	-	نهك	n	neurasthenia
نُهَام	-	نهم	n	bulimia
نُونِيّ	-	نون	adj	n-th, n-ary
نِحْي	-	نحي	n	butter skin
نِطْع	أَنْطَاع,نُطُوع	نطع	n	leather mat; fore part of the palate
نِيق	أَنْيَاق,نُيُوق	نيق	n	highest point of a mountain
هَادٍ	هُدَاة	هدي	n	guide
هَامَة	هَامَات	هوم	n	owl; crown of the head
هَيَال	-	هيل	n	talus
هَيَوِيّ	هَيَوِيُّون	هيء	n	astronomer of hay'a
هَيْل	-	-	n	cardamom
هُرَاء	-	هرء	n	nonsense
هُرْي	أَهْرَاء	هري	n	granary
هِلْيَوْن	-	-	n	asparagus
هِنْدِيّ	هُنُود	-	adj	Indian
وَاجِم	وَاجِمُونَ	وجم	adj	gloomily silent
وَاصِم	وَاصِمَات	وصم	adj	pathognomonic
وَالِدِيّ	-	ولد	adj	parental
وَالِه	وَالِهُونَ	وله	adj	distracted by love
وَبَرَة	وَبَر	وبر	n	pile, tuft of hair
وَبَرِيّ	-	وبر	adj	hairy, of pile
وَثَنِيّ	وَثَنِيُّونَ	وثن	adj	pagan
وَجْرَة	-	وجر	n	burrow
وَجْنَاء	-	وجن	n	sturdy she-camel
وَحَم	-	وحم	n	pica, craving of pregnancy
وَدَانَة	-	ودن	n	achondroplasia
وَدْقَة	وَدَق	ودق	n	phlyctenule
وَرَمَة	وَرَمَات	ورم	n	swelling, tumor
وَرْنَة	-	ورن	n	old name of Dhu al-Qada
وَسَائِدِيّ	-	وسد	adj	pillow-like
وَسَف	-	وسف	n	scaling of the skin
وَسَفِيّ	-	وسف	adj	squamous
وَسِيقَة	وَسَائِق	وسق	n	cargo
وَشَل	أَوْشَال	وشل	n	trickling water from rock
وَصَب	أَوْصَاب	وصب	n	chronic ailment
وَصْم	-	وصم	n	labelling, stigmatising
وَطْب	وِطَاب,أَوْطَاب	وطب	n	milk skin
وَعْث	وُعُوث	وعث	n	soft sand
وَغْر	-	وغر	n	rancor
وَغْرَة	-	وغر	n	peak heat
وَلُود	-	ولد	adj	prolific, viviparous
وَمَّاض	وَمَّاضَات	ومض	n	flasher
وُرَام	-	ورم	n	tumor formation, -omatosis
وِجَادَة	وِجَادَات	وجد	n	finding of a text
وِعَاؤُوم	-	وعي	n	hemangioma
يَبَاب	-	يبب	n	wasteland
يَتُّوع	يَتُّوعَات	يتع	n	spurge
يَرَاع	-	يرع	n	reed, reed pen
يَرَاعَة	يَرَاع,يَرَاعَات	يرع	n	firefly, reed
يَرْمُوك	-	رمك	n	Yarmouk
يَشْب	-	-	n	jasper
يَشْم	-	-	n	jade
يَمَانٍ	يَمَانُون	يمن	adj	Yemeni
يَمَانِيّ	يَمَانِيُّون	يمن	adj	Yemeni
يُعَار	-	يعر	n	goat bleating
تَقْوِيَة	-	قوي	n	strengthening
قِرْن	أَقْرَان	قرن	n	peer
جَنِيس	-	جنس	adj	generic
طُنّ	أَطْنَان	-	n	ton
مُشْبَع	-	شبع	adj	saturated
مُضَاف	-	ضيف	adj	added
لِحَام	-	لحم	n	welding
رِقَابَة	-	رقب	n	control
غَسِيل	-	غسل	n	washing
مَكْنِز	مَكَانِز	كنز	n	thesaurus
قِلَّة	-	قلل	n	fewness
رُضَاب	-	رضب	n	saliva
كِمَاد	-	كمد	n	compress
سِحَاق	-	سحق	n	lesbianism
نَكَال	-	نكل	n	exemplary punishment
بَوَّاب	بَوَّابُون	بوب	n	porter
لُزَّاب	-	لزب	n	juniper
فُطَار	فُطَارَات	فطر	n	mycosis
لُزُوجَة	-	لزج	n	viscosity
إِثَارَة	إِثَارَات	ثور	n	excitation
أَوْج	-	-	n	apogee, climax
طَمْي	-	طمي	n	silt
غَرِين	-	غرن	n	silt, alluvium
صَيْرُورَة	-	صير	n	becoming
كَيْنُونَة	-	كون	n	being
سَيْرُورَة	-	سير	n	process
دَيْمُومَة	-	دوم	n	permanence
بَيْنُونَة	-	بين	n	separation
حَيْلُولَة	-	حول	n	prevention
غَيْبُوبَة	غَيْبُوبَات	غيب	n	coma
شَيْخُوخَة	-	شيخ	n	old age
مُسْتَحَاثَّة	مُسْتَحَاثَّات	حثث	n	fossil
وُضُوء	-	وضء	n	ablution
قَضِيب	قُضْبَان	قضب	n	rod
مِشْرَط	مَشَارِط	شرط	n	scalpel
تَصْمِيم	تَصَامِيم,تَصْمِيمَات	صمم	n	design
تَضْرِيس	تَضَارِيس,تَضْرِيسَات	ضرس	n	relief
قَيْصَر	قَيَاصِرَة	-	n	Caesar
فِيلْم	أَفْلَام	-	n	film
مُحَوِّل	مُحَوِّلَات	حول	n	transformer
مُحَوِّلَة	مُحَوِّلَات	حول	n	transformer station
مُضَخِّم	مُضَخِّمَات	ضخم	n	amplifier
مُسَرِّع	مُسَرِّعَات	سرع	n	accelerator
مُسْتَشْعِر	مُسْتَشْعِرَات	شعر	n	sensor
مُتَحَسِّس	مُتَحَسِّسَات	حسس	n	sensor
مُحَفِّز	مُحَفِّزَات	حفز	n	catalyst
مُثَبِّط	مُثَبِّطَات	ثبط	n	inhibitor
مُنَشِّط	مُنَشِّطَات	نشط	n	activator
مُسْتَحْلَب	مُسْتَحْلَبَات	حلب	n	emulsion
مُعَلَّق	مُعَلَّقَات	علق	n	suspension
مُخْتَزِل	مُخْتَزِلَات	خزل	n	reducing agent
مُؤَكْسِد	مُؤَكْسِدَات	ءكسد	n	oxidizer
أَكْسَدَة	-	ءكسد	n	oxidation
هَدْرَجَة	-	هدرج	n	hydrogenation
كَبْرَتَة	-	كبرت	n	sulfuration
كَرْبَنَة	-	كربن	n	carbonization
بَسْتَرَة	-	بستر	n	pasteurization
كَهْرَبَة	-	كهرب	n	electrification
كَهْرَب	كَهَارِب	كهرب	n	electron
مَغْنَطَة	-	مغنط	n	magnetization
مَغْنَطِيس	مَغَانِط	مغنط	n	magnet
أَيْنَة	-	-	n	ionization
تَأْيِين	-	-	n	ionization
تَأَيُّن	-	-	n	ionization
مُتَأَيِّن	-	-	adj	ionized
مُؤَيِّن	-	-	adj	ionizing
نَتْرَجَة	-	نترج	n	nitrification
فَسْفَرَة	-	فسفر	n	phosphorylation
بَلْمَرَة	-	بلمر	n	polymerization
مُبَلْمَر	مُبَلْمَرَات	بلمر	n	polymer
بَلْوَرَة	-	بلور	n	crystallization
خَوْصَصَة	-	خصص	n	privatization
خَصْخَصَة	-	خصخص	n	privatization
عَلْمَنَة	-	علمن	n	secularization
أَنْسَنَة	-	ءنسن	n	humanization
شَخْصَنَة	-	شخصن	n	personalization
عَقْلَنَة	-	عقلن	n	rationalization
قَوْلَبَة	-	قولب	n	molding
حَوْكَمَة	-	حوكم	n	governance
عَصْرَنَة	-	عصرن	n	modernization
شَرْعَنَة	-	شرعن	n	legitimization
نَمُوذَج	نَمَاذِج	-	n	model
أُنْمُوذَج	أُنْمُوذَجَات	-	n	model
بَرْنَامَج	بَرَامِج	-	n	program
بَرْمَجِيَّة	بَرْمَجِيَّات	برمج	n	software
بُرْكَان	بَرَاكِين	-	n	volcano
قُنْصُل	قَنَاصِل	قنصل	n	consul
سِمْسَار	سَمَاسِرَة	-	n	broker
فِهْرِسْت	-	-	n	index
قِرْمِيد	قَرَامِيد	-	n	roof tile, brick
قِيرَاط	قَرَارِيط	-	n	carat
فُسْتُق	-	فستق	n	pistachio
بُنْدُقِيَّة	بَنَادِق	-	n	rifle
دَوْرَق	دَوَارِق	دورق	n	flask
أُسْطُوَانَة	أُسْطُوَانَات,أَسَاطِين	-	n	cylinder
أُسْطُول	أَسَاطِيل	-	n	fleet
جَهْبَذ	جَهَابِذَة	جهبذ	n	expert
بَيْطَرَة	-	بيطر	n	veterinary medicine
زِرْنِيخ	-	زرنخ	n	arsenic
زِئْبَق	-	-	n	mercury
كِبْرِيتَات	-	-	n	sulfate
قَصْدِير	-	-	n	tin
خَارْصِين	-	-	n	zinc
نُشَادِر	-	-	n	ammonia
نَشَاء	-	-	n	starch
سُكَّر	سَكَاكِر	-	n	sugar
شَبّ	-	شبب	n	alum
جِبْس	-	-	n	gypsum
جِصّ	-	-	n	plaster
رُخَام	-	رخم	n	marble
صَوَّان	-	صون	n	flint
صَلْصَال	-	صلصل	n	clay
طَبَاشِير	-	-	n	chalk
قَطِرَان	-	قطر	n	tar
زِفْت	-	زفت	n	pitch
بَارُود	-	-	n	gunpowder
لُؤْلُؤَة	لُؤْلُؤَات	لءلء	n	pearl
مَاس	-	-	n	diamond
أَلْمَاس	-	-	n	diamond
فَيْرُوز	-	-	n	turquoise
صَفِيحَة	صَفَائِح	صفح	n	plate
صَفِيح	-	صفح	n	tin plate
رَقِيقَة	رَقَائِق	رقق	n	wafer, chip
شَرِيحَة	شَرَائِح	شرح	n	slice, chip
قَالِب	قَوَالِب	-	n	mold
بُرْغِيّ	بَرَاغِيّ	-	n	screw
عَتَلَة	عَتَلَات	عتل	n	lever
زُنْبُرُك	زُنْبُرُكَات	زنبرك	n	spring
مِطْيَاف	مَطَايِيف	طيف	n	spectroscope
مُخَمَّس	مُخَمَّسَات	خمس	n	pentagon
مُسَدَّس	مُسَدَّسَات	سدس	n	hexagon
مُتَبَايِنَة	مُتَبَايِنَات	بين	n	inequality
مُتَتَالِيَة	مُتَتَالِيَات	تلو	n	sequence
مُتَسَلْسِلَة	مُتَسَلْسِلَات	سلسل	n	series
مُتَوَالِيَة	مُتَوَالِيَات	ولي	n	progression
لَانِهَايَة	-	نهي	n	infinity
حَلَقَة	حَلَقَات,حَلَق	حلق	n	ring
مُحَدِّد	مُحَدِّدَات	حدد	n	determinant
مُعَامِل	مُعَامِلَات	عمل	n	coefficient
قَاسِم	قَوَاسِم	قسم	n	divisor
مُضَاعَف	مُضَاعَفَات	ضعف	n	multiple
مُبَرْهَنَة	مُبَرْهَنَات	برهن	n	theorem
نِسْبِيَّة	-	نسب	n	relativity
مَغْنَطِيسِيَّة	-	مغنط	n	magnetism
مُوصِلِيَّة	-	وصل	n	conductivity
مَوْصُولِيَّة	-	وصل	n	conductivity
نَاقِلِيَّة	-	نقل	n	conductivity
سَمَاحِيَّة	-	سمح	n	permittivity
نُفُوذِيَّة	-	نفذ	n	permeability
نَفَاذِيَّة	-	نفذ	n	permeability
ذَوَبَانِيَّة	-	ذوب	n	solubility
اِحْتِمَالِيَّة	اِحْتِمَالِيَّات	حمل	n	probability
فَعَّالِيَّة	فَعَّالِيَّات	فعل	n	effectiveness
أَسْبَقِيَّة	-	سبق	n	precedence
إِنْسَانِيَّة	-	ءنس	n	humanity
عَقْلَانِيَّة	-	عقل	n	rationality
عَلْمَانِيَّة	-	علم	n	secularism
رُوحَانِيَّة	رُوحَانِيَّات	روح	n	spirituality
نَفْسِيَّة	نَفْسِيَّات	نفس	n	psyche
مَالِيَّة	مَالِيَّات	مول	n	finance
شُيُوعِيَّة	-	شيع	n	communism
وَاقِعِيَّة	-	وقع	n	realism
مِثَالِيَّة	مِثَالِيَّات	مثل	n	idealism
جَدَلِيَّة	جَدَلِيَّات	جدل	n	dialectic
دَاخِلِيَّة	-	دخل	n	interior
خَارِجِيَّة	-	خرج	n	foreign affairs
إِلِكْتِرُون	إِلِكْتِرُونَات	-	n	electron
بُرُوتُون	بُرُوتُونَات	-	n	proton
نُيُوتْرُون	نُيُوتْرُونَات	-	n	neutron
أُسْمُوز	-	-	n	osmosis
أُسْمُوزِيَّة	-	-	n	osmosis
بَرْمَائِيّ	بَرْمَائِيَّات	-	n	amphibian
عُضَيَّة	عُضَيَّات	عضو	n	organelle
نُوَيَّة	نُوَيَّات	نوي	n	nucleolus
هُرْمُون	هُرْمُونَات	-	n	hormone
أَنْزِيم	أَنْزِيمَات	-	n	enzyme
صِبْغِيّ	صِبْغِيَّات	صبغ	n	chromosome
مُوَرِّثَة	مُوَرِّثَات	ورث	n	gene
جِين	جِينَات	-	n	gene
مُسْتَضِدّ	مُسْتَضِدَّات	ضدد	n	antigen
صُفَيْحَة	صُفَيْحَات	صفح	n	platelet
كُرَيَّة	كُرَيَّات	كرو	n	corpuscle
شُعَيْرَة	شُعَيْرَات	شعر	n	capillary
شُعَيْبَة	شُعَيْبَات	شعب	n	bronchiole
بَنْكِرْيَاس	-	-	n	pancreas
عَصَبُون	عَصَبُونَات	عصب	n	neuron
سَحَايَا	-	سحو	n	meninges
فَقْرَة	فَقَرَات	فقر	n	vertebra
قَرْنِيَّة	قَرْنِيَّات	قرن	n	cornea
صُلْبَة	-	صلب	n	sclera
مَشِيمِيَّة	-	شيم	n	choroid
قَاطِعَة	قَوَاطِع	قطع	n	incisor
تَصَبُّن	-	صبن	n	saponification
تَلْدِين	-	لدن	n	plasticizing
تَلَدُّن	-	لدن	n	plasticity
لَدِينَة	لَدَائِن	لدن	n	plastic
لَدَانَة	-	لدن	n	plasticity
لَيّ	-	لوي	n	torsion
مِلَاط	-	ملط	n	mortar
خَرَسَانَة	-	-	n	concrete
كَنْتُور	-	-	n	contour
رِيبَاسَة	رِيبَاسَات	-	n	ribosome
دَوَالٍ	-	دلو	n	varicose veins
يَرَقَان	-	-	n	jaundice
دِيَال	-	-	n	dialysis
نِقْرِس	-	نقرس	n	gout
وَثْي	-	وثء	n	sprain
رَثْيَة	رَثَيَات	رثي	n	rheumatism
سَادّ	-	سدد	n	cataract
نُكَاف	-	نكف	n	mumps
سُمِّيَّة	سُمِّيَّات	سمم	n	toxicity
ذِيفَان	ذِيفَانَات	ذيف	n	toxin
تَحَاكٍ	-	حكي	n	homothety
وَشِيعَة	وَشَائِع	وشع	n	coil
مُحَاثَّة	مُحَاثَّات	حثث	n	inductance
فَلْطِيَّة	فَلْطِيَّات	-	n	voltage
بِت	-	-	n	bit
أَسْتَرَة	-	-	n	esterification
أُكْسِيد	أَكَاسِيد	-	n	oxide
مِبْضَع	مَبَاضِع	بضع	n	scalpel
مِغْزَل	مَغَازِل	غزل	n	spindle
مَخْبَر	مَخَابِر	خبر	n	laboratory
مَرْسًى	مَرَاسٍ	رسو	n	anchorage
مَلْهًى	مَلَاهٍ	لهو	n	nightclub
فُقْمَة	فُقْمَات	-	n	seal
اِمْتِزَاز	-	مزز	n	adsorption
اِمْتِصَاص	-	مصص	n	absorption
اِنْعِرَاج	-	عرج	n	diffraction
اِسْتِطَارَة	-	طير	n	scattering
اِسْتِضَاءَة	-	ضوء	n	illumination
اِسْتِحْلَاب	-	حلب	n	emulsification
اِسْتِشْرَاب	-	شرب	n	chromatography
اِسْتِقْلَاب	اِسْتِقْلَابَات	قلب	n	metabolism
اِسْتِقْرَاب	-	قرب	n	approximation
اِسْتِكْمَال	اِسْتِكْمَالَات	كمل	n	completion, interpolation
اِسْتِيفَاء	-	وفي	n	fulfilment, interpolation
اِسْتِنْسَاخ	-	نسخ	n	cloning
اِسْتِنْبَات	-	نبت	n	culture
اِسْتِزْرَاع	-	زرع	n	culture
اِسْتِرْحَال	-	رحل	n	electrophoresis
اِسْتِجَابَة	اِسْتِجَابَات	جوب	n	response
اِسْتِثَارَة	اِسْتِثَارَات	ثور	n	excitation
اِسْتِبَانَة	اِسْتِبَانَات	بين	n	resolution, questionnaire
اِسْتِبْيَان	اِسْتِبْيَانَات	بين	n	questionnaire
اِعْتِيَان	-	عين	n	sampling
مُعَايَنَة	مُعَايَنَات	عين	n	sampling
مُعَايَرَة	مُعَايَرَات	عير	n	calibration
عِيَار	عِيَارَات	عير	n	titre
مُغَايَرَة	-	غير	n	heterogeneity
مُجَانَسَة	-	جنس	n	homogeneity
تَجَانُس	-	جنس	n	homogeneity
تَآصُل	-	ءصل	n	allotropy
تَمَاكُب	-	-	n	isomerism
مُتَمَاكِب	مُتَمَاكِبَات	-	n	isomer
مُصَاوَغَة	-	صوغ	n	isomerism
مُصَاوِغ	مُصَاوِغَات	صوغ	n	isomer
تَكَافُؤ	-	كفء	n	valence
تَسَاهُمِيَّة	-	سهم	n	covalence
أُيُون	أُيُونَات	-	n	ion
مَسْرًى	مَسَارٍ	سري	n	electrode
كَهْرَلِيّ	كَهَارِل	كهرل	n	electrolyte
حَلْمَأَة	-	حلمء	n	hydrolysis
حَلْمَهَة	-	حلمه	n	hydrolysis
حَلْكَلَة	-	حلكل	n	alcoholysis
بِلَّوْرَة	بِلَّوْرَات	بلور	n	crystal
تَمَيُّع	-	ميع	n	liquefaction
إِسَالَة	-	سيل	n	liquefaction
تَمْيِيع	-	ميع	n	liquefaction
تَصْعِيد	-	صعد	n	sublimation
تَرْوِيق	-	روق	n	clarification
تَثْفِيل	-	ثفل	n	centrifugation
نَبْذ	-	نبذ	n	centrifugation
مِنْبَذَة	مَنَابِذ	نبذ	n	centrifuge
ثُفَالَة	ثُفَالَات	ثفل	n	sediment
رُشَاحَة	رُشَاحَات	رشح	n	filtrate
حُثَالَة	حُثَالَات	حثل	n	dregs
نُفَايَة	نُفَايَات	نفي	n	waste
عُصَارَة	عُصَارَات	عصر	n	juice
خُلَاصَة	خُلَاصَات	خلص	n	extract
صُهَارَة	صُهَارَات	صهر	n	magma
بُرَادَة	-	برد	n	filings
نُشَارَة	-	نشر	n	sawdust
قُرَاضَة	-	قرض	n	scrap
سِبَاكَة	-	سبك	n	foundry
حِدَادَة	-	حدد	n	smithing
نِجَارَة	-	نجر	n	carpentry
خِرَاطَة	-	خرط	n	turning
طِبَابَة	-	طبب	n	medicine
قِبَالَة	-	قبل	n	midwifery
صِيدَلَانِيّ	صِيدَلَانِيُّون	صيدل	n	pharmacist
فَلَكِيّ	فَلَكِيُّون	فلك	n	astronomer
سُقْم	أَسْقَام	سقم	n	illness
مُتَلَازِمَة	مُتَلَازِمَات	لزم	n	syndrome
ضُمُور	-	ضمر	n	atrophy
تَنَسُّج	-	نسج	n	dysplasia
تَكَهُّف	تَكَهُّفَات	كهف	n	cavitation
تَلَيُّف	تَلَيُّفَات	ليف	n	fibrosis
تَشَمُّع	-	شمع	n	cirrhosis
تَنَخُّر	-	نخر	n	necrosis
نَخَر	-	نخر	n	necrosis, caries
مَوَات	-	موت	n	gangrene
غَنْغَرِينَا	-	-	n	gangrene
خُرَاج	خُرَاجَات	خرج	n	abscess
بَثْرَة	بُثُور,بَثَرَات	بثر	n	pustule
حَطَاطَة	حَطَاطَات	حطط	n	papule
حُوَيْصَلَة	حُوَيْصَلَات	حصل	n	vesicle
حُوَيْصِل	حُوَيْصِلَات	حصل	n	vesicle
فُقَّاعَة	فَقَاقِيع	فقع	n	bubble
نَفْطَة	نَفَطَات	نفط	n	blister
طَفْح	-	طفح	n	rash
أَكَلَان	-	ءكل	n	itch
شَرًى	-	شري	n	urticaria
حَزَاز	-	حزز	n	lichen
قُوَبَاء	-	قوب	n	impetigo
سَعْفَة	-	سعف	n	ringworm
بُهَاق	-	بهق	n	vitiligo
صَدَفِيَّة	-	صدف	n	psoriasis
ثُؤْلُول	ثَآلِيل	ثءلل	n	wart
شَامَة	شَامَات	شيم	n	mole
نُدْبَة	نُدَب,نُدُوب	ندب	n	scar
كِيسَة	كِيسَات	كيس	n	cyst
سَلِيلَة	سَلَائِل	سلل	n	polyp
نَاسُور	نَوَاسِير	نسر	n	fistula
بَاسُور	بَوَاسِير	-	n	hemorrhoid
شَرَج	-	شرج	n	anus
قُولُون	-	-	n	colon
لَفَائِفِيّ	-	لفف	n	ileum
عَفَج	أَعْفَاج	عفج	n	duodenum
صِفَاق	صِفَاقَات	صفق	n	peritoneum
مَسَارِيقَا	-	-	n	mesentery
ثَرْب	ثُرُوب	ثرب	n	omentum
جَنْبَة	-	جنب	n	pleura
تَامُور	-	تمر	n	pericardium
سُبَات	-	سبت	n	coma
سُخَام	-	سخم	n	soot
سِنَاج	-	سنج	n	soot
هُبَاب	-	هبب	n	soot
رَذَاذ	-	رذذ	n	spray
قَطْر	-	قطر	n	dripping
سِمْحَاق	-	سمحق	n	cirrus, periosteum
هَالَة	هَالَات	هول	n	halo
قُزَح	-	قزح	n	rainbow
اِعْتِدَال	اِعْتِدَالَات	عدل	n	equinox
ثُرَيَّا	ثُرَيَّات	ثرو	n	Pleiades
دَبَرَان	-	دبر	n	Aldebaran
سُهَيْل	-	سهل	n	Canopus
زُهَرَة	-	زهر	n	Venus
مِرِّيخ	-	مرخ	n	Mars
عُطَارِد	-	عطرد	n	Mercury
زُحَل	-	زحل	n	Saturn
صَدْع	صُدُوع	صدع	n	fault
فَالِق	فَوَالِق	فلق	n	fault
شَرْخ	شُرُوخ	شرخ	n	crack
سَبْخَة	سِبَاخ	سبخ	n	salt marsh
هَوْر	أَهْوَار	هور	n	marsh
دِلْتَا	-	-	n	delta
خَزَّان	خَزَّانَات	خزن	n	reservoir
بَالُوعَة	بَالُوعَات,بَوَالِيع	بلع	n	drain
صُخَيْرَة	صُخَيْرَات	صخر	n	rocklet
حَصْبَاء	-	حصب	n	gravel
جَنْدَل	جَنَادِل	جندل	n	boulder
كُثَيْب	كُثَيْبَات	كثب	n	small dune
جَدِيلَة	جَدَائِل	جدل	n	braid
لِيف	أَلْيَاف	ليف	n	fibre
لِيفَة	لِيفَات,أَلْيَاف	ليف	n	fibre
حُبَيْبَة	حُبَيْبَات	حبب	n	granule
كُبَيْبَة	كُبَيْبَات	كبب	n	glomerulus
عُقَيْدَة	عُقَيْدَات	عقد	n	nodule
غِمْد	أَغْمَاد	غمد	n	sheath
مَحْفَظَة	مَحَافِظ	حفظ	n	capsule
سَدِيلَة	سَدَائِل	سدل	n	flap
فُولَاذ	-	-	n	steel
صَهِيرَة	-	صهر	n	melt
مَصْهَر	مَصَاهِر	صهر	n	smelter
مِصْهَر	مَصَاهِر	صهر	n	fuse
قَابِس	قَوَابِس	قبس	n	plug
مِقْبَس	مَقَابِس	قبس	n	socket
مُبَدِّل	مُبَدِّلَات	بدل	n	commutator
مُبَدِّلَة	مُبَدِّلَات	بدل	n	switchboard
مُرَحِّل	مُرَحِّلَات	رحل	n	relay
لَفِيفَة	لَفَائِف	لفف	n	winding
دَوَّار	دَوَّارَات	دور	n	rotor
دُوَّار	-	دور	n	rotor
مِرْجَل	مَرَاجِل	رجل	n	boiler
غَلَّايَة	غَلَّايَات	غلي	n	boiler
مُبَادِل	مُبَادِلَات	بدل	n	exchanger
مُكَثَّف	مُكَثَّفَات	كثف	n	concentrate
مِحْقَنَة	مَحَاقِن	حقن	n	syringe
مِحْقَن	مَحَاقِن	حقن	n	injector
مِرْسَام	مَرَاسِيم	رسم	n	plotter
مِخْطَاط	مَخَاطِيط	خطط	n	recorder
مِكْشَاف	مَكَاشِيف	كشف	n	detector
مِضْغَاط	مَضَاغِيط	ضغط	n	barometer
مِرْطَاب	مَرَاطِيب	رطب	n	hygrometer
مِسْعَر	مَسَاعِر	سعر	n	calorimeter
مِلْزَاج	مَلَازِيج	لزج	n	viscometer
مِرْوَاز	مَرَاوِيز	روز	n	level
شَاقُول	شَوَاقِيل	-	n	plumb line
فَادِن	فَوَادِن	فدن	n	plumb
مِسْبَك	مَسَابِك	سبك	n	foundry
مَشْغَل	مَشَاغِل	شغل	n	workshop
وَرْشَة	وِرَش,وَرَشَات	-	n	workshop
مَحْجَر	مَحَاجِر	حجر	n	quarry
مِحْجَر	مَحَاجِر	حجر	n	orbit
رِكَاز	-	ركز	n	ore
خَامَة	خَامَات	-	n	ore
خَام	خَامَات	-	n	raw
لُجَيْن	-	لجن	n	silver
نُضَار	-	نضر	n	gold
بُرُونْز	-	-	n	bronze
مَرْمَر	-	-	n	marble
نُورَة	-	نور	n	lime
آجُرّ	-	-	n	brick
بَلَاطَة	بَلَاطَات	بلط	n	tile
طُوب	-	-	n	brick
حَفْر	-	حفر	n	excavation
حُفْرَة	حُفَر	حفر	n	pit
مِعْوَل	مَعَاوِل	عول	n	pick
رَفْش	رُفُوش	رفش	n	shovel
جَرَّافَة	جَرَّافَات	جرف	n	bulldozer
حَفَّارَة	حَفَّارَات	حفر	n	digger
دَرَّاجَة	دَرَّاجَات	درج	n	bicycle
شَاحِنَة	شَاحِنَات	شحن	n	truck
حَافِلَة	حَافِلَات	حفل	n	bus
مَقْطُورَة	مَقْطُورَات	قطر	n	trailer
نَاقِلَة	نَاقِلَات	نقل	n	tanker
طَرَّاد	طَرَّادَات	طرد	n	cruiser
بَلَل	-	بلل	n	wetness
بَثْق	-	بثق	n	extrusion
بَصَلَة	بَصَلَات,بَصَل	بصل	n	bulb
بُنْيَوِيَّة	-	بني	n	structuralism
بُؤْرِيّ	-	بءر	adj	focal
بِيئِيّ	-	بوء	adj	environmental
بَاسِطَة	بَوَاسِط	بسط	n	extensor
بَدَانَة	-	بدن	n	obesity
بَزْل	-	بزل	n	paracentesis
بَتْر	-	بتر	n	amputation
بَقَايَا	-	بقي	n	remains
بَيَاض	-	بيض	n	white
بَلَادَة	-	بلد	n	dullness
بَخَّاخ	بَخَّاخَات	بخخ	n	sprayer
بَرَّادَة	بَرَّادَات	برد	n	cooler
بَرْقِيَّة	بَرْقِيَّات	برق	n	telegram
بَذْر	بُذُور	بذر	n	sowing
بَوْغ	أَبْوَاغ	بوغ	n	spore
لَاقِط	لَوَاقِط	لقط	n	receiver
لَاحِم	لَوَاحِم	لحم	n	carnivore
لَازِمَة	لَوَازِم	لزم	n	concomitant
لَسْعَة	لَسَعَات	لسع	n	sting
لَصْق	-	لصق	n	gluing
لُصُوق	-	لصق	n	adhesion
لَصُوق	لَصُوقَات	لصق	n	plaster
لِفَافَة	لَفَائِف	لفف	n	wrap
لَقْطَة	لَقَطَات	لقط	n	shot
لِمْف	-	-	n	lymph
لَبَّاد	-	لبد	n	felt
لُبَاب	-	لبب	n	pith
لَبُون	لَبُونَات	لبن	n	mammal
كَابِح	كَوَابِح	كبح	n	brake
كَابِس	كَوَابِس	كبس	n	plunger
كَاتِم	كَوَاتِم	كتم	n	silencer
كَاسِحَة	كَاسِحَات	كسح	n	sweeper
كَاوٍ	-	كوي	n	caustic
كَاوِيَات	-	كوي	n	caustics
كَبْح	-	كبح	n	inhibition
كَبْس	-	كبس	n	pressing
كَتَامَة	-	كتم	n	tightness
كَحْت	-	كحت	n	erosion
كَسَّارَة	كَسَّارَات	كسر	n	crusher
كَشْط	-	كشط	n	abrasion
كَفَاف	-	كفف	n	contour
كَلَف	-	كلف	n	melasma
كُمُون	-	كمن	n	potential, latency
كَمُّون	-	كمن	n	cumin
كِمَادَة	كِمَادَات	كمد	n	compress
كُظْر	أَكْظَار	كظر	n	adrenal
كَيّ	-	كوي	n	cautery
كَاهِل	كَوَاهِل	كهل	n	upper back
كُرْسُوع	كَرَاسِيع	كرسع	n	wrist
كُعْبُرَة	كَعَابِر	كعبر	n	radius bone
فَاحِص	فَاحِصُون	فحص	n	examiner
فَرَّازَة	فَرَّازَات	فرز	n	separator
فَاصِل	فَوَاصِل	فصل	n	interval
فُرْضَة	فُرَض	فرض	n	notch
فَرْط	-	فرط	n	excess
فَصّ	فُصُوص	فصص	n	lobe
فَصْد	-	فصد	n	bloodletting
فَلْكَة	فِلَك	فلك	n	washer
فِلْقَة	فِلَق,فِلْقَات	فلق	n	cotyledon
فِلَاحَة	-	فلح	n	agriculture
فُوَّهَة	فُوَّهَات	فوه	n	crater
فَقْس	-	فقس	n	hatching
فَقَاهَة	-	فقه	n	jurisprudence
فَاقِدِيَّة	-	فقد	n	loss
فُصَام	-	فصم	n	schizophrenia
فَرَضِيَّة	فَرَضِيَّات	فرض	n	hypothesis
فَوْرَة	فَوْرَات	فور	n	effervescence
فَوَّار	فَوَّارَات	فور	adj	effervescent
فَوْعَة	-	فوع	n	virulence
وَاحَة	وَاحَات	-	n	oasis
وَاسِم	وَاسِمَات	وسم	n	marker
وَاصِل	وَاصِلَات	وصل	n	connector
وَافِد	وَافِدُون	وفد	n	expatriate
وَاقٍ	وَاقِيَات	وقي	adj	protective
وَتَد	أَوْتَاد	وتد	n	peg
وَحَل	أَوْحَال	وحل	n	mud
وَخْزَة	وَخَزَات	وخز	n	prick
وَذَمَة	وَذَمَات	وذم	n	edema
وَرِك	أَوْرَاك	ورك	n	hip
وُرَيْقَة	وُرَيْقَات	ورق	n	leaflet
وَسْم	وُسُوم	وسم	n	mark, tag
وَسَطِيّ	-	وسط	adj	mean
وَشِيجَة	وَشَائِج	وشج	n	bond
وَصْمَة	وَصَمَات	وصم	n	stigma
وَصْلَة	وَصَلَات	وصل	n	link
وَظِيفِيَّة	-	وظف	n	functionalism
وِقَاء	-	وقي	n	protection
وَهَن	-	وهن	n	weakness
وَفَيَات	-	وفي	n	deaths
وُلُوج	-	ولج	n	access
وِكَالَة	وِكَالَات	وكل	n	agency
وُجُودِيَّة	-	وجد	n	existentialism
سَاتِل	سَوَاتِل	ستل	n	satellite
سُبَاتِيّ	-	سبت	n	carotid
سَبْر	-	سبر	n	probing
سَحْجَة	سَحَجَات	سحج	n	abrasion
سَدًى	-	سدي	n	warp
سِعَة	سِعَات	وسع	n	capacity
سَقِيفَة	سَقَائِف	سقف	n	shed
سُلَامَى	سُلَامَيَات	سلم	n	phalanx
سِمْسِم	-	سمسم	n	sesame
سَوِيَّة	سَوِيَّات	سوي	n	level
سَيَلَان	-	سيل	n	flow
سِيَاق	سِيَاقَات	سوق	n	context
سِيَاقِيّ	-	سوق	adj	contextual
سَائِبِيَّة	-	سيب	n	looseness
صِيَانَة	-	صون	n	maintenance
صِيَاغَة	صِيَاغَات	صوغ	n	formulation
صُوًى	-	صوي	n	markers
ضَمِيمَة	ضَمَائِم	ضمم	n	annex
طَاقِيّ	-	طوق	adj	energetic
طَوَّافَة	طَوَّافَات	طوف	n	helicopter
ظَلِيل	-	ظلل	adj	shady
عَدَّاد	عَدَّادَات	عدد	n	counter
عَادِم	عَوَادِم	عدم	n	exhaust
عَارِضَة	عَوَارِض	عرض	n	beam
عَالَة	-	عول	n	burden
عَاهَة	عَاهَات	عوه	n	infirmity
عُجَيْزَة	-	عجز	n	coccyx
عَجُز	أَعْجَاز	عجز	n	sacrum
عُصْعُص	عَصَاعِص	عصعص	n	coccyx
عُصَيَّة	عُصَيَّات	عصو	n	bacillus
مُكَوَّرَة	مُكَوَّرَات	كور	n	coccus
عَنْقَدَة	-	عنقد	n	clustering
عُنُوسَة	-	عنس	n	spinsterhood
عَيْنِيّ	-	عين	adj	real
عَيْنِيَّة	عَيْنِيَّات	عين	n	eyepiece
غُثَاء	-	غثو	n	scum
غِرَاء	-	غرو	n	glue
غَرَوَانِيّ	غَرَوَانِيَّات	غرو	n	colloid
غُرْنَة	-	غرن	n	sarcoma
غِشَاوَة	غِشَاوَات	غشو	n	film
غَضَن	غُضُون	غضن	n	wrinkle
غَلْصَمَة	غَلَاصِم	غلصم	n	epiglottis, gill
خَيْشُوم	خَيَاشِيم	خشم	n	gill
زِعْنِفَة	زَعَانِف	زعنف	n	fin
حَرْشَفَة	حَرَاشِف	حرشف	n	scale
قِشْرِيَّة	قِشْرِيَّات	قشر	n	crustacean
لَامِسَة	لَوَامِس	لمس	n	palp
ذُبَالَة	-	ذبل	n	wick
رُوبِيَان	-	-	n	shrimp
دُولْفِين	دَلَافِين	-	n	dolphin
حَلَزُون	حَلَزُونَات	حلزن	n	snail
بَزَّاقَة	بَزَّاقَات	بزق	n	slug
مَحَارَة	مَحَار,مَحَارَات	حور	n	oyster
إِسْفَنْج	إِسْفَنْجِيَّات	-	n	sponge
أَرَضَة	أَرَض	ءرض	n	termite
قَمْلَة	قَمْل	قمل	n	louse
قُرَاد	قِرْدَان	قرد	n	tick
زِيز	زِيزَان	زيز	n	cicada
أُرْبِيَّة	-	ربو	n	groin
عَانَة	-	عون	n	pubis
ظُنْبُوب	ظَنَابِيب	ظنب	n	tibia
قَصّ	-	قصص	n	sternum
رَضَفَة	رَضَفَات	رضف	n	patella
رُسْغ	أَرْسَاغ	رسغ	n	wrist
مِشْط	أَمْشَاط	مشط	n	metacarpus, comb
فَخِذ	أَفْخَاذ	فخذ	n	thigh
ذَقْن	ذُقُون	ذقن	n	chin
قَذَال	-	قذل	n	occiput
بَوْلَة	-	بول	n	urea
غَائِط	-	غوط	n	feces
بِرَاز	-	برز	n	stool
مُنْفَرِجَة	مُنْفَرِجَات	فرج	n	obtuse
مُجَسَّم	مُجَسَّمَات	جسم	n	solid
مَسْقَط	مَسَاقِط	سقط	n	projection
إِسْقَاط	إِسْقَاطَات	سقط	n	projection
إِحْدَاثِيّ	إِحْدَاثِيَّات	حدث	n	coordinate
فَصْلَة	فَصْلَات	فصل	n	abscissa
مَجْمُوع	مَجَامِيع	جمع	n	sum
حَاصِل	حَوَاصِل	حصل	n	product
مَقْسُوم	-	قسم	n	dividend
مَضْرُوب	مَضَارِيب	ضرب	n	factorial
تَوْفِيقَة	تَوْفِيقَات,تَوَافِيق	وفق	n	combination
تَبْدِيلَة	تَبْدِيلَات,تَبَادِيل	بدل	n	permutation
مِئِين	-	مءي	n	percentile
عُشَيْر	عُشَيْرَات	عشر	n	decile
تَفَلْطُح	-	فلطح	n	kurtosis
تَفَرْطُح	-	فرطح	n	kurtosis
تَجَانُف	-	جنف	n	skewness
مُحَصِّلَة	مُحَصِّلَات	حصل	n	resultant
مُرَكَّبَة	مُرَكَّبَات	ركب	n	component
شِيفْرَة	شِيفْرَات	-	n	code
تَشْفِير	تَشْفِيرَات	شفر	n	encryption
حَاسُوبِيّ	-	حسب	adj	computational
مُخَدِّم	مُخَدِّمَات	خدم	n	server
مُصَرِّف	مُصَرِّفَات	صرف	n	compiler
مُؤَوِّل	مُؤَوِّلَات	ءول	n	interpreter
مُنَقِّح	مُنَقِّحَات	نقح	n	debugger
مُتَصَفِّح	مُتَصَفِّحَات	صفح	n	browser
وَسَائِط	-	وسط	n	media
مِخْطَاطِيَّة	-	خطط	n	graph
قُطْبِيَّة	قُطْبِيَّات	قطب	n	polarity
دَفْع	دُفُوع	دفع	n	impulse
اِنْدِفَاع	اِنْدِفَاعَات	دفع	n	impulse
تَمَاسّ	-	مسس	n	contact
تَضَادّ	-	ضدد	n	antagonism
تَرَاصّ	-	رصص	n	compactness
رَصّ	-	رصص	n	packing
مَسَامِّيَّة	-	سمم	n	porosity
نَزّ	-	نزز	n	seepage
رَشّ	-	رشش	n	spraying
مِرَشَّة	مِرَشَّات	رشش	n	sprayer
حَتّ	-	حتت	n	erosion
حَثّ	-	حثث	n	induction
شَدّ	-	شدد	n	tension
مِشَدّ	مِشَدَّات	شدد	n	brace
غُضَار	-	غضر	n	shale
طَفْل	-	طفل	n	clay
طَفْلَة	-	طفل	n	shale
فَسِيلَة	فَسَائِل,فَسِيل	فسل	n	palm shoot
لُثْغَة	-	لثغ	n	lisp
نَشَوِيَّة	نَشَوِيَّات	نشو	n	starch food
مَخِيض	-	مخض	n	buttermilk
خُثَارَة	-	خثر	n	curd
إِنْفَحَة	أَنَافِح	نفح	n	rennet
مُدَرَّعَة	مُدَرَّعَات	درع	n	armoured vehicle
صَارٍ	صَوَارٍ	صري	n	mast
قَلَوِيَّة	-	قلي	n	alkalinity
قَلَوِيّ	قَلَوِيَّات	قلي	n	alkali
تَسْمِين	-	سمن	n	fattening
تَلْقِين	-	لقن	n	instilling, dictation
عَمَه	-	عمه	n	agnosia
أَدَاتِيّ	-	ءدو	adj	instrumental
رَنَح	-	رنح	n	ataxia
رُتَّة	-	رتت	n	stuttering
حُبْسَة	-	حبس	n	aphasia
خَزَل	-	خزل	n	paresis
فَالِج	-	فلج	n	hemiplegia
كُسَاح	-	كسح	n	rickets
كُزَاز	-	كزز	n	tetanus
خُنَاق	-	خنق	n	diphtheria
حُمَاق	-	حمق	n	chickenpox
رُعَاف	-	رعف	n	nosebleed
شَقِيقَة	شَقَائِق	شقق	n	migraine
خَرَف	-	خرف	n	dementia
عَتَه	-	عته	n	dementia
ذُهَان	ذُهَانَات	ذهن	n	psychosis
عُصَاب	عُصَابَات	عصب	n	neurosis
هُمُود	-	همد	n	depression
رُهَاب	-	رهب	n	phobia
تَوَحُّد	-	وحد	n	autism
إِدْمَان	-	دمن	n	addiction
نُكُوص	-	نكص	n	regression
تَقَمُّص	-	قمص	n	identification
لَاشُعُور	-	شعر	n	unconscious
لَاوَعْي	-	وعي	n	unconscious
مَلَاءَة	-	ملء	n	solvency
تَفْلِيسَة	-	فلس	n	bankruptcy
جِبَايَة	-	جبي	n	collection of taxes
إِتَاوَة	إِتَاوَات	ءتو	n	levy
مُرَاجَحَة	-	رجح	n	arbitrage
مُقَايَضَة	مُقَايَضَات	قيض	n	barter, swap
تَحَوُّط	-	حوط	n	hedging
كِمْبِيَالَة	كِمْبِيَالَات	-	n	bill of exchange
حَوَالَة	حَوَالَات	حول	n	transfer
شِيك	شِيكَات	-	n	cheque
مَصْرِفِيَّة	-	صرف	n	banking
رُسُوم	-	رسم	n	fees
ثُكْنَة	ثُكُنَات,ثُكَن	ثكن	n	barracks
فِرْقَاطَة	فِرْقَاطَات	-	n	frigate
مِجْذَاف	مَجَاذِيف	جذف	n	oar
مَرْسَاة	مَرَاسٍ	رسو	n	anchor
شِرَاع	أَشْرِعَة	شرع	n	sail
عَوَّامَة	عَوَّامَات	عوم	n	buoy
إِسْطَبْل	إِسْطَبْلَات	-	n	stable
زَرِيبَة	زَرَائِب	زرب	n	pen
مِذْوَد	مَذَاوِد	ذود	n	manger
دُبَال	-	دبل	n	humus
سِبَاخ	-	سبخ	n	manure
دَرَنَة	دَرَنَات	درن	n	tuber
عُقْلَة	عُقَل	عقل	n	cutting
لَفْحَة	-	لفح	n	blight
وَكْف	-	وكف	n	leakage
كَبْسُولَة	كَبْسُولَات	-	n	capsule
تَحْمِيلَة	تَحَامِيل	حمل	n	suppository
مُسَكِّن	مُسَكِّنَات	سكن	n	painkiller
مُنَوِّم	مُنَوِّمَات	نوم	n	hypnotic
مُسْهِل	مُسْهِلَات	سهل	n	laxative
مُدِرّ	مُدِرَّات	درر	n	diuretic
مُقَشِّع	مُقَشِّعَات	قشع	n	expectorant
مُقَيِّئ	مُقَيِّئَات	قيء	n	emetic
مُطَهِّر	مُطَهِّرَات	طهر	n	antiseptic
مُعَقِّم	مُعَقِّمَات	عقم	n	sterilizer
مُمْرِض	مُمْرِضَات	مرض	n	pathogen
مُسَرْطِن	مُسَرْطِنَات	سرطن	n	carcinogen
مُطَفِّر	مُطَفِّرَات	طفر	n	mutagen
مُشِعّ	مُشِعَّات	شعع	n	radiant
مُصْدِر	مُصْدِرَات	صدر	n	emitter
مُعَدَّل	مُعَدَّلَات	عدل	n	rate
ضَابِطَة	ضَوَابِط	ضبط	n	control
مُشْرِف	مُشْرِفُون	شرف	n	supervisor
مَسَاق	مَسَاقَات	سوق	n	course
صُوَيْت	صُوَيْتَات	صوت	n	allophone
صَوْتَم	صَوْتَمَات,صَوَاتِم	-	n	phoneme
صَرْفَم	صَرَافِم	-	n	morpheme
صَائِت	صَوَائِت	صوت	n	vowel
صَامِت	صَوَامِت	صمت	n	consonant
حَنَكِيّ	-	حنك	adj	palatal
لَهَوِيّ	-	لهو	adj	uvular
لِثَوِيّ	-	لثي	adj	alveolar
أَسْنَانِيّ	-	سنن	adj	dental
أَنْفِيّ	-	ءنف	adj	nasal
مَهْمُوس	مَهْمُوسَات	همس	adj	voiceless
مَجْهُور	مَجْهُورَات	جهر	adj	voiced
مُوَلَّد	-	ولد	n	neologism
تَرَادُف	-	ردف	n	synonymy
جِنَاس	-	جنس	n	paronomasia
طِبَاق	-	طبق	n	antithesis
تَوْرِيَة	-	وري	n	pun
حَفَّاز	حَفَّازَات	حفز	n	catalyst
حَمَّة	حَمَّات	حمم	n	hot spring, thermal spring
مَطِيل	-	مطل	adj	ductile
مَطِيلِيَّة	-	مطل	n	ductility
مِجْزَاء	-	جزء	n	dividers, divider
حُمَامَى	-	حمم	n	erythema
رَحَلَان	-	رحل	n	migration, electrophoresis
أَرَقَة	أَرَق	ءرق	n	aphid, greenfly
خَفَّاف	-	خفف	n	pumice
رَذَّاذَة	رَذَّاذَات	رذذ	n	nebulizer, atomizer
حَذَّافَة	حَذَّافَات	حذف	n	flywheel
صَمَّام	صَمَّامَات	صمم	n	valve
لُغَيَّة	لُغَيَّات	لغو	n	idiolect
مِنْفَسَة	مَنَافِس	نفس	n	ventilator
نِقَاش	نِقَاشَات	نقش	n	discussion
مَسِيد	مَسَايِد	-	n	kuttab
حَرِيق	حَرَائِق	حرق	n	fire
خُصُوبَة	-	خصب	n	fertility
حَصِيلَة	حَصَائِل	حصل	n	yield, outcome
رَكِيزَة	رَكَائِز	ركز	n	substrate, mainstay
سِحْنَة	سِحَن	سحن	n	facies, countenance
شُبَيْكَة	شُبَيْكَات	شبك	n	reticulum
عُلَّيْق	-	علق	n	bramble, blackberry
نَشِط	-	نشط	adj	active
قَفْزَة	قَفَزَات	قفز	n	jump
عُزْلَة	-	عزل	n	isolation
عُمُولَة	عُمُولَات	عمل	n	commission
خُصُومَة	خُصُومَات	خصم	n	litigation, dispute
طَلِيعَة	طَلَائِع	طلع	n	vanguard
قِنِّينَة	قِنِّينَات,قَنَانِيّ	قنن	n	bottle
أَمْلَس	مُلْس	ملس	adj	smooth
ضَدِيد	ضَدِيدَات	ضدد	n	antiparticle
إِعَالَة	-	عول	n	dependency, support
غُفْل	أَغْفَال	غفل	adj	anonymous, blank
مِشْيَة	-	مشي	n	gait
مَظْرُوف	مَظَارِيف	ظرف	n	envelope
نَكْهَة	نَكَهَات	نكه	n	flavor
حَرَجَة	حِرَاج,أَحْرَاج	حرج	n	woodland
شَوْلَة	شَوْلَات	شول	n	comma
تَرْوِيسَة	تَرْوِيسَات	رءس	n	header
أَرْجَحِيَّة	-	رجح	n	likelihood
قِرْفَة	-	قرف	n	cinnamon
جَرِيد	-	جرد	n	palm stalks
طُفَيْل	طُفَيْلَات	طفل	n	parasite
مُعَاد	-	عود	adj	repeated
مِصْدَاقِيَّة	-	صدق	n	credibility
كَبِيس	-	كبس	adj	leap
تَغَذٍّ	-	غذو	n	nutrition
تَدَنٍّ	-	دنو	n	decline
تَقَصٍّ	-	قصو	n	investigation
تَلَقٍّ	-	لقي	n	reception
تَصَدٍّ	-	صدي	n	confrontation
تَخَفٍّ	-	خفي	n	stealth, concealment
تَمَاهٍ	-	-	n	identification
تَثَنٍّ	-	ثني	n	folding, buckling
مُوَيْجَة	مُوَيْجَات	موج	n	wavelet
صُرَّة	صُرَر	صرر	n	bundle
نَزِيل	نُزَلَاء	نزل	n	inmate, guest
جِدَّة	-	جدد	n	novelty
نَظِيم	نَظِيمَات	نظم	n	norm
رَكْلَة	رَكَلَات	ركل	n	kick
بَيُوض	-	بيض	adj	oviparous
زَرِيعَة	زَرَائِع	زرع	n	fry, seedlings
رُوَيْشَة	رُوَيْشَات	ريش	n	plumule
قُرَّيْص	-	قرص	n	nettle
هَجْمَة	هَجَمَات	هجم	n	attack
هَامَّة	هَوَامّ	همم	n	vermin
دَوْحَة	دَوْحَات	دوح	n	large tree
رَحِيق	-	رحق	n	nectar
غَرِيسَة	غَرَائِس	غرس	n	seedling
مُتَبَقٍّ	مُتَبَقِّيَات	بقي	adj	residual
نِقْض	أَنْقَاض	نقض	n	debris, rubble
اِنْتِوَاع	-	نوع	n	speciation
خُنُوثَة	-	خنث	n	hermaphroditism
تَخْوِيل	-	خول	n	authorization
نَاسُوخ	نَوَاسِيخ	نسخ	n	fax
إِضْبَارَة	أَضَابِير	ضبر	n	dossier, file
قَامَة	قَامَات	قوم	n	stature
اِسْتِعْيَان	-	عين	n	sampling
ضَرَّة	ضَرَائِر	ضرر	n	co-wife
طَلِيق	طُلَقَاء	طلق	adj	free
بَدِيهَة	بَدَائِه	بده	n	intuition
قَصِيد	-	قصد	n	ode
نُبُوءَة	نُبُوءَات	نبء	n	prophecy
حَلِيج	-	حلج	n	ginned cotton
قَطْفَة	-	قطف	n	picking
بَطِيحَة	بَطَائِح	بطح	n	marsh
دَغَل	أَدْغَال	دغل	n	jungle, thicket
سَمْح	سِمَاح	سمح	adj	tolerant, permissive
حَضْرَة	-	حضر	n	presence
فَسِيخ	-	فسخ	n	salted fish
زَخَّة	زَخَّات	زخخ	n	shower
سَمِيك	سِمَاك	سمك	adj	thick
مَشِيج	أَمْشَاج	مشج	n	gamete
وَحِيش	-	وحش	n	wildlife
آبِدَة	أَوَابِد	ءبد	n	monument
نَسِيلَة	نَسَائِل	نسل	n	clone
نُجَيْمَة	نُجَيْمَات	نجم	n	asteroid, asterisk
طَرِيدَة	طَرَائِد	طرد	n	prey, quarry
قُطَيْرَة	قُطَيْرَات	قطر	n	droplet
شَذْرَة	شَذَرَات	شذر	n	fragment
قَسِيمَة	قَسَائِم	قسم	n	coupon
حِيطَة	-	حوط	n	precaution
اِنْقِرَائِيَّة	-	قرء	n	readability
مُعِيل	مُعِيلُون	عول	n	breadwinner
حَوْزَة	حَوْزَات	حوز	n	possession
طَهْي	-	طهو	n	cooking
طَفَّايَة	طَفَّايَات	طفء	n	extinguisher
لَقِيط	لُقَطَاء	لقط	n	foundling
تَبِعَة	تَبِعَات	تبع	n	consequence, liability
دُوَيْلَة	دُوَيْلَات	دول	n	statelet
فُصْحَى	-	فصح	n	standard Arabic
سَجْدَة	سَجَدَات	سجد	n	prostration
أَلْثَغ	لُثْغ	لثغ	adj	lisping
خَاطِرَة	خَوَاطِر	خطر	n	thought
ذُكُورَة	-	ذكر	n	masculinity
أُنُوثَة	-	ءنث	n	femininity
أُنْشُوطَة	أَنَاشِيط	نشط	n	loop, noose
شَطِيرَة	شَطَائِر	شطر	n	sandwich
حُوَيْضَة	-	حوض	n	renal pelvis
نَسَمَة	نَسَمَات	نسم	n	breeze, person
حَضَر	-	حضر	n	settled people
زَفَّة	-	زفف	n	procession
خُطُوبَة	-	خطب	n	engagement
عَوْرَة	عَوْرَات	عور	n	private part
قِدِّيس	قِدِّيسُون	قدس	n	saint
عَجْوَة	-	عجو	n	pressed dates
غَيْضَة	غِيَاض	غيض	n	thicket
هَرِيس	-	هرس	n	wheat porridge
نُضُوج	-	نضج	n	ripeness
رَكِيَّة	رَكَايَا	ركو	n	well
هَزِيع	-	هزع	n	part of the night
حُمْرَة	-	حمر	n	redness, erysipelas
سُدْفَة	-	سدف	n	dusk
بُيَيْضَة	بُيَيْضَات	بيض	n	ovule
قَادِمَة	قَوَادِم	قدم	n	primary feather
عُدَيْسَة	عُدَيْسَات	عدس	n	lenticel
أَرْقَط	رُقْط	رقط	adj	spotted
حَرِيش	-	حرش	n	centipede
لَاقِحَة	لَوَاقِح	لقح	n	zygote
رُزَيْمَة	رُزَيْمَات	رزم	n	packet
رَاوُوق	-	روق	n	strainer
أَيْلُولَة	-	ءول	n	devolution
رَائِز	رَوَائِز	روز	n	psychological test
نَابِغَة	نَوَابِغ	نبغ	n	genius
شَاخِص	شَوَاخِص	شخص	n	signpost
بَاخِرَة	بَوَاخِر	بخر	n	steamer
سَبَطَانَة	سَبَطَانَات	سبط	n	gun barrel
صَاعِدَة	صَوَاعِد	صعد	n	stalagmite
هَابِطَة	هَوَابِط	هبط	n	stalactite
رَصِيص	-	رصص	n	conglomerate
صَهِير	-	صهر	n	melt
تَوَضُّع	تَوَضُّعَات	وضع	n	deposit
حَصِيرَة	حَصَائِر	حصر	n	mat
نَاجِذ	نَوَاجِذ	نجذ	n	wisdom tooth
رَقِيم	-	رقم	n	tablet
دَخِيلَة	دَخَائِل	دخل	n	inner self
تَرْدَاد	-	ردد	n	repetition
عَوِيل	-	عول	n	wailing
جُدَاء	جُدَاءَات	جدو	n	product
لَطُوخ	-	لطخ	n	liniment
جُمْدَة	-	جمد	n	catalepsy
دَوْخَة	-	دوخ	n	dizziness
مَرُوخ	-	مرخ	n	embrocation
مُيُوعَة	-	ميع	n	fluidity
دَهْمَاء	-	دهم	n	populace
صَفْوَة	-	صفو	n	elite
حَصِيد	-	حصد	n	harvest
بَاكُورَة	بَوَاكِير	بكر	n	first fruits
عَرِيشَة	عَرَائِش	عرش	n	trellis
أَجْرَد	جُرْد	جرد	adj	bald, barren
أَقْرَن	قُرْن	قرن	adj	horned
أَعْجَف	عِجَاف	عجف	adj	emaciated
غُصَيْن	غُصَيْنَات	غصن	n	twig
ضَالَّة	ضَوَالّ	ضلل	n	stray animal
صَمِيم	-	صمم	n	core, essence
هَجِير	-	هجر	n	midday heat
نُوَيْع	نُوَيْعَات	نوع	n	subspecies
فُوَيْهَة	فُوَيْهَات	فوه	n	ostiole
زُهَيْرَة	زُهَيْرَات	زهر	n	floret
أُظْفُور	أَظَافِير	ظفر	n	fingernail
عَجْمَاء	عَجْمَاوَات	عجم	n	dumb beast
أَبْقَع	بُقْع	بقع	adj	spotted
قُشَيْرَة	قُشَيْرَات	قشر	n	scale
تَبْوِيض	-	بيض	n	ovulation
جُسَيْدَة	جُسَيْدَات	جسد	n	corpuscle
رَشِيح	-	رشح	n	filtrate
لَصِيقَة	لَصَائِق	لصق	n	label, sticker
رَشْقَة	رَشَقَات	رشق	n	burst
أُصْنُوفَة	أُصْنُوفَات	صنف	n	taxon
كَظُومَة	-	كظم	n	thermos
نُبَيْب	نُبَيْبَات	نبب	n	tubule
دُرَيْنَة	دُرَيْنَات	درن	n	tubercle
خُرَاطَة	-	خرط	n	turnings
قُلَامَة	-	قلم	n	clipping
قُمَامَة	-	قمم	n	rubbish
ثُمَالَة	-	ثمل	n	residue
فُضَالَة	فُضَالَات	فضل	n	leftover
جُذَاذَة	جُذَاذَات	جذذ	n	slip, index card
قُصَاصَة	قُصَاصَات	قصص	n	clipping
نُدْفَة	نُدَف	ندف	n	flake
رُزْمَة	رُزَم	رزم	n	package
حَفِيف	-	حفف	n	rustle
خُرَّاج	خُرَّاجَات	خرج	n	abscess
رُقَاقَة	رُقَاقَات	رقق	n	chip, wafer
فَتِيلَة	فَتَائِل	فتل	n	filament
عَرِيضَة	عَرَائِض	عرض	n	petition
قَطِيعَة	قَطَائِع	قطع	n	break
قَرِيحَة	قَرَائِح	قرح	n	talent
صَنِيعَة	صَنَائِع	صنع	n	deed
عَقِيلَة	عَقَائِل	عقل	n	wife
رُضْفَة	رُضَف	رضف	n	patella
خَرِيدَة	خَرَائِد	خرد	n	pearl
نَفِيسَة	نَفَائِس	نفس	n	treasure
طَرِيفَة	طَرَائِف	طرف	n	anecdote
لَطِيفَة	لَطَائِف	لطف	n	witticism
لَبِيخَة	لَبَائِخ	لبخ	n	poultice
شِيَاف	شِيَافَات	شوف	n	suppository
طَهُور	-	طهر	adj	purifying
حَنُوط	-	حنط	n	embalming mixture
فُوعَة	-	فوع	n	virulence
غُلَالَة	غَلَائِل	غلل	n	thin garment
صُبَابَة	-	صبب	n	residue
رُفَات	-	رفت	n	remains
هُشَام	-	هشم	n	debris
رُغَاء	-	رغو	n	grunting
ثُغَاء	-	ثغو	n	bleating
عُوَاء	-	عوي	n	howling
نَهِيق	-	نهق	n	braying
هَدِيل	-	هدل	n	cooing
فَحِيح	-	فحح	n	hiss
نَقِيق	-	نقق	n	croaking
لَظَى	-	لظي	n	blaze
نَاتِج	نَوَاتِج	نتج	n	product, output
تَعْبِير	تَعَابِير,تَعْبِيرَات	عبر	n	expression
تَرْكِيب	تَرَاكِيب,تَرْكِيبَات	ركب	n	structure, installation
قَطْع	قُطُوع	قطع	n	cut, section
قَفَص	أَقْفَاص	قفص	n	cage
رَدّ	رُدُود	ردد	n	response, reply
شَرِيط	أَشْرِطَة,شَرَائِط	شرط	n	tape, strip
عُطْل	أَعْطَال	عطل	n	fault, failure
شَاحِن	شَوَاحِن	شحن	n	charger
شَادٍ	شُدَاة	شدو	n	singer
شَغَب	-	شغب	n	riot
مِشْنَقَة	مَشَانِق	شنق	n	gallows
طَاهٍ	طُهَاة	طهو	n	cook
عِمْلَاق	عَمَالِقَة	عملق	n	giant
قُرْصَان	قَرَاصِنَة	-	n	pirate
سَلْطَنَة	سَلْطَنَات	سلطن	n	sultanate
زَنْدِيق	زَنَادِقَة	-	n	heretic
تَعْزِير	-	عزر	n	discretionary punishment
دَجَّال	دَجَّالُون,دَجَاجِلَة	دجل	n	impostor
غِشّ	-	غشش	n	fraud
مُهَرِّج	مُهَرِّجُون	هرج	n	clown
حَشَم	أَحْشَام	حشم	n	retinue
جِيل	أَجْيَال	جيل	n	generation
خَفِير	خُفَرَاء	خفر	n	watchman
مُخَنَّث	مُخَنَّثُون	خنث	adj	effeminate
خُنْثَى	خِنَاث,خَنَاثَى	خنث	n	hermaphrodite
نَجْدَة	نَجَدَات	نجد	n	rescue
نَهْب	نِهَاب	نهب	n	plunder
نَائِحَة	نَوَائِح,نَائِحَات	نوح	n	mourner
قَزَم	أَقْزَام	قزم	n	dwarf
قَنَّاص	قَنَّاصَة	قنص	n	sniper
أُمّ	أُمَّهَات	ءمم	n	mother
أُمَّة	أُمَم	ءمم	n	nation
أُمِّيّ	أُمِّيُّون	ءمم	adj	illiterate
إِمَام	أَئِمَّة	ءمم	n	imam, leader
وَالِد	وَالِدُون	ولد	n	father
وَالِدَة	وَالِدَات	ولد	n	mother
وَلَد	أَوْلَاد,وِلْدَان	ولد	n	boy, child
وَلِيد	وِلْدَان	ولد	n	newborn
مَوْلُود	مَوَالِيد	ولد	n	newborn
طِفْل	أَطْفَال	طفل	n	child
طُفُولَة	-	طفل	n	childhood
صَبِيّ	صِبْيَان,صِبْيَة	صبو	n	boy
صَبِيَّة	صَبَايَا	صبو	n	girl
غُلَام	غِلْمَان,غِلْمَة	غلم	n	boy
شَابّ	شَبَاب,شُبَّان	شبب	n	young man
شَبَاب	-	شبب	n	youth
كَهْل	كُهُول	كهل	n	middle-aged man
عَجُوز	عَجَائِز,عُجُز	عجز	n	old woman
جَدّ	أَجْدَاد,جُدُود	جدد	n	grandfather
جَدَّة	جَدَّات	جدد	n	grandmother
حَفِيد	أَحْفَاد,حَفَدَة	حفد	n	grandson
عَمّ	أَعْمَام,عُمُومَة	عمم	n	paternal uncle
عَمَّة	عَمَّات	عمم	n	paternal aunt
خَال	أَخْوَال	خول	n	maternal uncle
خَالَة	خَالَات	خول	n	maternal aunt
زَوْج	أَزْوَاج	زوج	n	husband, pair
زَوْجَة	زَوْجَات	زوج	n	wife
زَوَاج	-	زوج	n	marriage
طَلَاق	طَلَاقَات	طلق	n	divorce
صِهْر	أَصْهَار	صهر	n	in-law
نَسَب	أَنْسَاب	نسب	n	lineage
نَسِيب	أَنْسِبَاء	نسب	n	kinsman
قَرِيب	أَقْرِبَاء,أَقَارِب	قرب	adj	relative, near
قَرَابَة	قَرَابَات	قرب	n	kinship
يَتِيم	أَيْتَام,يَتَامَى	يتم	adj	orphan
أَرْمَلَة	أَرَامِل	رمل	n	widow
أَرْمَل	أَرَامِل	رمل	n	widower
عَرُوس	عَرَائِس	عرس	n	bride
عَرِيس	عُرْسَان	عرس	n	bridegroom
عُرْس	أَعْرَاس	عرس	n	wedding
مَهْر	مُهُور	مهر	n	dowry
أَيِّم	أَيَامَى	ءيم	n	unmarried person
أُسْرَة	أُسَر	ءسر	n	family
أَسِير	أَسْرَى,أُسَرَاء	ءسر	n	captive
عَائِلَة	عَائِلَات,عَوَائِل	عول	n	family
عِيَال	-	عول	n	dependants
عَشِيرَة	عَشَائِر	عشر	n	clan
قَبِيلَة	قَبَائِل	قبل	n	tribe
شَعْب	شُعُوب	شعب	n	people
قَوْم	أَقْوَام	قوم	n	people
قَوْمِيَّة	قَوْمِيَّات	قوم	n	nationalism
جُمْهُور	جَمَاهِير	جمهر	n	public
جُمْهُورِيَّة	جُمْهُورِيَّات	جمهر	n	republic
جَمَاعَة	جَمَاعَات	جمع	n	group
مُجْتَمَع	مُجْتَمَعَات	جمع	n	society
جَمْعِيَّة	جَمْعِيَّات	جمع	n	association
مَجْمُوعَة	مَجْمُوعَات,مَجَامِيع	جمع	n	group, set
طَبَقَة	طَبَقَات,طِبَاق	طبق	n	class, layer
طَائِفَة	طَوَائِف	طوف	n	sect
فِرْقَة	فِرَق	فرق	n	group, team
فَرِيق	فِرَق,أَفْرِقَة	فرق	n	team
رَفِيق	رِفَاق,رُفَقَاء	رفق	n	companion
رُفْقَة	رِفَاق,رُفَق	رفق	n	company
صَدِيق	أَصْدِقَاء	صدق	n	friend
صَدَاقَة	صَدَاقَات	صدق	n	friendship
صَدَقَة	صَدَقَات	صدق	n	alms
صَاحِب	أَصْحَاب,صَحَابَة	صحب	n	companion, owner
زَمِيل	زُمَلَاء	زمل	n	colleague
جَلِيس	جُلَسَاء	جلس	n	companion
نَدِيم	نُدَمَاء,نِدَام	ندم	n	boon companion
خَلِيل	أَخِلَّاء,خُلَّان	خلل	n	bosom friend
حَبِيب	أَحْبَاب,أَحِبَّاء,أَحِبَّة	حبب	n	beloved
عَدُوّ	أَعْدَاء	عدو	n	enemy
خَصْم	خُصُوم	خصم	n	opponent
جَار	جِيرَان	جور	n	neighbour
ضَيْف	ضُيُوف,أَضْيَاف	ضيف	n	guest
غَرِيب	غُرَبَاء,أَغْرَاب	غرب	adj	strange, stranger
أَجْنَبِيّ	أَجَانِب	جنب	adj	foreign
مُوَاطِن	مُوَاطِنُون	وطن	n	citizen
وَطَن	أَوْطَان	وطن	n	homeland
مَوْطِن	مَوَاطِن	وطن	n	home, habitat
سَيِّد	سَادَة,أَسْيَاد	سود	n	master, sir
سَيِّدَة	سَيِّدَات	سود	n	lady
سِيَادَة	سِيَادَات	سود	n	sovereignty
عَبْد	عَبِيد,عِبَاد	عبد	n	slave, servant
جَارِيَة	جَوَارٍ	جري	n	slave girl
مَلِك	مُلُوك	ملك	n	king
مَلِكَة	مَلِكَات	ملك	n	queen
مُلْك	أَمْلَاك	ملك	n	property, reign
مَلَك	مَلَائِكَة	لءك	n	angel
مَلَاك	مَلَائِكَة	لءك	n	angel
مَمْلَكَة	مَمَالِك	ملك	n	kingdom
مَمْلُوك	مَمَالِيك	ملك	n	mamluk
أَمِير	أُمَرَاء	ءمر	n	prince
إِمَارَة	إِمَارَات	ءمر	n	emirate
أَمَارَة	أَمَارَات	ءمر	n	sign
أَمْر	أُمُور,أَوَامِر	ءمر	n	matter, command
سُلْطَان	سَلَاطِين	سلط	n	sultan, power
سُلْطَة	سُلُطَات	سلط	n	authority
خَلِيفَة	خُلَفَاء,خَلَائِف	خلف	n	caliph
خِلَافَة	-	خلف	n	caliphate
خِلَاف	خِلَافَات	خلف	n	dispute
وَالٍ	وُلَاة	ولي	n	governor
وِلَايَة	وِلَايَات	ولي	n	state, province
وَلَاء	وَلَاءَات	ولي	n	loyalty
وَزِير	وُزَرَاء	وزر	n	minister
وَكِيل	وُكَلَاء	وكل	n	agent
وَكَالَة	وَكَالَات	وكل	n	agency
قَائِد	قَادَة,قُوَّاد	قود	n	leader
زَعِيم	زُعَمَاء	زعم	n	leader
حَاكِم	حُكَّام	حكم	n	ruler
حُكْم	أَحْكَام	حكم	n	judgement, rule
حَكِيم	حُكَمَاء	حكم	adj	wise
حَكَم	حُكَّام	حكم	n	referee
حُكُومَة	حُكُومَات	حكم	n	government
مَحْكَمَة	مَحَاكِم	حكم	n	court
قَضَاء	أَقْضِيَة	قضي	n	judiciary, decree
قَضِيَّة	قَضَايَا	قضي	n	case, issue
مُقَاضَاة	-	قضي	n	litigation
مُحَامَاة	-	حمي	n	legal profession
شَاهِد	شُهُود,شَوَاهِد	شهد	n	witness, evidence
شَهِيد	شُهَدَاء	شهد	n	martyr
مُدَّعٍ	مُدَّعُون	دعو	n	claimant, prosecutor
دَعْوَى	دَعَاوَى,دَعَاوٍ	دعو	n	lawsuit, claim
دَعْوَة	دَعَوَات	دعو	n	invitation, call
دُعَاء	أَدْعِيَة	دعو	n	prayer
دَاعٍ	دُعَاة,دَوَاعٍ	دعو	n	preacher, cause
دَاعِيَة	دُعَاة	دعو	n	preacher
دِعَايَة	دِعَايَات	دعو	n	propaganda
مُتَّهَم	مُتَّهَمُون	وهم	n	accused
اِتِّهَام	اِتِّهَامَات	وهم	n	accusation
جُرْم	أَجْرَام,جُرُوم	جرم	n	offence
جِرْم	أَجْرَام	جرم	n	celestial body
جَرِيمَة	جَرَائِم	جرم	n	crime
مُجْرِم	مُجْرِمُون	جرم	n	criminal
جِنَايَة	جِنَايَات	جني	n	felony
جَانٍ	جُنَاة	جني	n	perpetrator
جُنْحَة	جُنَح	جنح	n	misdemeanour
ذَنْب	ذُنُوب	ذنب	n	sin, guilt
إِثْم	آثَام	ءثم	n	sin
خَطِيئَة	خَطَايَا	خطء	n	sin
عُقُوبَة	عُقُوبَات	عقب	n	punishment
عِقَاب	عِقَابَات	عقب	n	punishment
جَزَاء	أَجْزِيَة,جَزَاءَات	جزي	n	recompense, penalty
حَبْس	حُبُوس,أَحْبَاس	حبس	n	detention
سِجْن	سُجُون	سجن	n	prison
سَجِين	سُجَنَاء	سجن	n	prisoner
لِصّ	لُصُوص	لصص	n	thief
سَارِق	سُرَّاق,سَرَقَة	سرق	n	thief
سَرِقَة	سَرِقَات	سرق	n	theft
قَاتِل	قَتَلَة,قُتَّال	قتل	n	killer
قَتْل	-	قتل	n	killing
خَائِن	خَوَنَة	خون	n	traitor
خِيَانَة	خِيَانَات	خون	n	treason
جَاسُوس	جَوَاسِيس	جسس	n	spy
ضَحِيَّة	ضَحَايَا	ضحو	n	victim
رَهِينَة	رَهَائِن	رهن	n	hostage
رَهْن	رُهُون,رِهَان	رهن	n	pledge
حَقّ	حُقُوق	حقق	n	right, truth
حَقِيقَة	حَقَائِق	حقق	n	truth
وَاجِب	وَاجِبَات	وجب	n	duty
عَدْل	عُدُول	عدل	n	justice
عَدَالَة	-	عدل	n	justice
ظُلْم	-	ظلم	n	injustice
ظَالِم	ظَلَمَة,ظُلَّام	ظلم	n	oppressor
مَظْلِمَة	مَظَالِم	ظلم	n	grievance
حُرِّيَّة	حُرِّيَّات	حرر	n	freedom
حُرّ	أَحْرَار	حرر	adj	free
مُسَاوَاة	-	سوي	n	equality
سَوَاء	أَسْوَاء	سوي	n	equal
عَقْد	عُقُود	عقد	n	contract, decade
عَقِيدَة	عَقَائِد	عقد	n	creed
عَهْد	عُهُود	عهد	n	covenant, era
مُعَاهَدَة	مُعَاهَدَات	عهد	n	treaty
شَرْط	شُرُوط	شرط	n	condition
شَرِيطَة	شَرَائِط	شرط	n	condition
شُرْطَة	شُرَط	شرط	n	police
شُرْطِيّ	شُرَط	شرط	n	policeman
وَصِيَّة	وَصَايَا	وصي	n	will, commandment
وَصِيّ	أَوْصِيَاء	وصي	n	guardian
وَارِث	وَرَثَة,وُرَّاث	ورث	n	heir
إِرْث	-	ورث	n	inheritance
تَرِكَة	تَرِكَات	ترك	n	estate, legacy
وَقْف	أَوْقَاف	وقف	n	endowment
دِين	أَدْيَان	دين	n	religion
دِيَانَة	دِيَانَات	دين	n	religion
دَيْن	دُيُون	دين	n	debt
إِيمَان	-	ءمن	n	faith
مُؤْمِن	مُؤْمِنُون	ءمن	n	believer
أَمَانَة	أَمَانَات	ءمن	n	trust, secretariat
أَمِين	أُمَنَاء	ءمن	adj	faithful, secretary
أَمْن	-	ءمن	n	security
أَمَان	-	ءمن	n	safety
تَأْمِين	تَأْمِينَات	ءمن	n	insurance
كَافِر	كُفَّار,كَفَرَة	كفر	n	unbeliever
كَفَّارَة	كَفَّارَات	كفر	n	atonement
مُسْلِم	مُسْلِمُون	سلم	n	Muslim
إِسْلَام	-	سلم	n	Islam
نَبِيّ	أَنْبِيَاء	نبء	n	prophet
نُبُوَّة	نُبُوَّات	نبء	n	prophecy
رَسُول	رُسُل	رسل	n	messenger
مَسِيح	مُسَحَاء	مسح	n	Messiah
نَصْرَانِيّ	نَصَارَى	نصر	n	Christian
يَهُودِيّ	يَهُود	هود	n	Jew
كَاهِن	كَهَنَة,كُهَّان	كهن	n	priest
قِسِّيس	قَسَاوِسَة,قِسِّيسُون	-	n	priest
رَاهِب	رُهْبَان	رهب	n	monk
مَذْهَب	مَذَاهِب	ذهب	n	doctrine, school
مِلَّة	مِلَل	ملل	n	religious community
نِحْلَة	نِحَل	نحل	n	sect
شَرِيعَة	شَرَائِع	شرع	n	Islamic law
شَرْع	-	شرع	n	law
فِقْه	-	فقه	n	jurisprudence
فَقِيه	فُقَهَاء	فقه	n	jurist
فَتْوَى	فَتَاوَى,فَتَاوٍ	فتي	n	legal opinion
مُفْتٍ	مُفْتُون	فتي	n	mufti
سُنَّة	سُنَن	سنن	n	tradition
بِدْعَة	بِدَع	بدع	n	innovation
فَرِيضَة	فَرَائِض	فرض	n	religious duty
فَرْض	فُرُوض	فرض	n	duty, assumption
عِبَادَة	عِبَادَات	عبد	n	worship
مَعْبَد	مَعَابِد	عبد	n	temple
مَسْجِد	مَسَاجِد	سجد	n	mosque
كَنِيسَة	كَنَائِس	-	n	church
دَيْر	أَدْيِرَة,أَدْيَار	دير	n	monastery
مِئْذَنَة	مَآذِن	ءذن	n	minaret
أَذَان	-	ءذن	n	call to prayer
مُؤَذِّن	مُؤَذِّنُون	ءذن	n	muezzin
إِذْن	أُذُون	ءذن	n	permission
مِحْرَاب	مَحَارِيب	حرب	n	prayer niche
مِنْبَر	مَنَابِر	نبر	n	pulpit
قِبْلَة	قِبَل	قبل	n	direction of prayer
صَوْم	-	صوم	n	fasting
صَائِم	صُوَّام,صُيَّام	صوم	n	fasting person
حَجّ	-	حجج	n	pilgrimage
حَاجّ	حُجَّاج,حَجِيج	حجج	n	pilgrim
عُمْرَة	عُمَر,عُمُرَات	عمر	n	minor pilgrimage
أُضْحِيَّة	أَضَاحِيّ	ضحو	n	sacrifice
عِيد	أَعْيَاد	عود	n	feast
عَادَة	عَادَات,عَوَائِد	عود	n	custom
تَقْلِيد	تَقَالِيد	قلد	n	tradition, imitation
عُرْف	أَعْرَاف	عرف	n	custom
خُلُق	أَخْلَاق	خلق	n	character
فَضِيلَة	فَضَائِل	فضل	n	virtue
رَذِيلَة	رَذَائِل	رذل	n	vice
شَرَف	-	شرف	n	honour
عَيْب	عُيُوب	عيب	n	defect
عَار	-	عير	n	shame
فَضِيحَة	فَضَائِح	فضح	n	scandal
سُلُوك	سُلُوكَات	سلك	n	conduct
مَسْلَك	مَسَالِك	سلك	n	path
تَرْبِيَة	-	ربو	n	education
ثَقَافَة	ثَقَافَات	ثقف	n	culture
حَضَارَة	حَضَارَات	حضر	n	civilization
مَدَنِيَّة	مَدَنِيَّات	مدن	n	civilization
شَخْص	أَشْخَاص,شُخُوص	شخص	n	person
شَخْصِيَّة	شَخْصِيَّات	شخص	n	personality
فَرْد	أَفْرَاد	فرد	n	individual
بَشَر	-	بشر	n	mankind
وَفْد	وُفُود	وفد	n	delegation
جُنْدِيّ	جُنُود,أَجْنَاد	جند	n	soldier
جُنْد	جُنُود,أَجْنَاد	جند	n	army
جَيْش	جُيُوش	جيش	n	army
عَسْكَر	عَسَاكِر	-	n	army
فَارِس	فُرْسَان,فَوَارِس	فرس	n	knight
بَطَل	أَبْطَال	بطل	n	hero
حَارِس	حُرَّاس,حَرَس	حرس	n	guard
حَرْب	حُرُوب	حرب	n	war
سِلْم	-	سلم	n	peace
سَلَام	سَلَامَات	سلم	n	peace
سِلَاح	أَسْلِحَة	سلح	n	weapon
سَيْف	سُيُوف,أَسْيَاف	سيف	n	sword
رُمْح	رِمَاح,أَرْمَاح	رمح	n	spear
سَهْم	سِهَام,أَسْهُم	سهم	n	arrow, share
دِرْع	دُرُوع,أَدْرُع	درع	n	armour
مِدْفَع	مَدَافِع	دفع	n	cannon
قُنْبُلَة	قَنَابِل	-	n	bomb
قَذِيفَة	قَذَائِف	قذف	n	shell
خَنْدَق	خَنَادِق	-	n	trench
مَعْرَكَة	مَعَارِك	عرك	n	battle
مَلْحَمَة	مَلَاحِم	لحم	n	epic
غَزْو	غَزَوَات	غزو	n	invasion
غَارَة	غَارَات	غور	n	raid
هُجُوم	هَجَمَات	هجم	n	attack
نَصْر	-	نصر	n	victory
هَزِيمَة	هَزَائِم	هزم	n	defeat
ثَوْرَة	ثَوْرَات	ثور	n	revolution
ثَائِر	ثُوَّار	ثور	n	rebel
فِتْنَة	فِتَن	فتن	n	sedition, trial
هِجْرَة	هِجْرَات	هجر	n	migration
لَاجِئ	لَاجِئُون	لجء	n	refugee
مَلْجَأ	مَلَاجِئ	لجء	n	shelter
زَمَن	أَزْمَان,أَزْمُن,أَزْمِنَة	زمن	n	time
زَمَان	أَزْمِنَة	زمن	n	time
وَقْت	أَوْقَات	وقت	n	time
حِين	أَحْيَان,أَحَايِين	حين	n	time
آن	آوِنَة	ءون	n	moment, now
أَوَان	آوِنَة	ءون	n	time, season
آوِنَة	-	ءون	n	times
لَحْظَة	لَحَظَات	لحظ	n	moment
لَمْحَة	لَمَحَات	لمح	n	glance
بُرْهَة	بُرَه,بُرُهَات	بره	n	short while
هُنَيْهَة	هُنَيْهَات	هنو	n	little while
فَتْرَة	فَتَرَات	فتر	n	period
مُدَّة	مُدَد	مدد	n	period
عَصْر	عُصُور,أَعْصُر	عصر	n	age, afternoon
دَهْر	دُهُور,أَدْهُر	دهر	n	epoch
حِقْبَة	حِقَب	حقب	n	era
حُقُب	أَحْقَاب	حقب	n	long time
أَمَد	آمَاد	ءمد	n	term, period
أَبَد	آبَاد	ءبد	n	eternity
أَزَل	آزَال	ءزل	n	eternity
أَجَل	آجَال	ءجل	n	term, deadline
يَوْم	أَيَّام	يوم	n	day
نَهَار	أَنْهُر,نُهُر	نهر	n	daytime
لَيْل	لَيَالٍ	ليل	n	night
لَيْلَة	لَيَالٍ	ليل	n	night
صَبَاح	-	صبح	n	morning
صُبْح	أَصْبَاح	صبح	n	morning
فَجْر	-	فجر	n	dawn
شُرُوق	-	شرق	n	sunrise
ظُهْر	أَظْهَار	ظهر	n	noon
ظَهِيرَة	ظَهَائِر	ظهر	n	midday
مَسَاء	أَمْسِيَة	مسو	n	evening
أُمْسِيَة	أُمْسِيَات,أَمَاسٍ	مسو	n	evening
غُرُوب	-	غرب	n	sunset
عِشَاء	-	عشو	n	evening prayer
عَشِيَّة	عَشَايَا,عَشِيَّات	عشو	n	evening, eve
سَحَر	أَسْحَار	سحر	n	time before dawn
سَاعَة	سَاعَات	سوع	n	hour, clock
أُسْبُوع	أَسَابِيع	سبع	n	week
شَهْر	أَشْهُر,شُهُور	شهر	n	month
عَام	أَعْوَام	عوم	n	year
حَوْل	أَحْوَال	حول	n	year, power
قَرِينَة	قَرَائِن	قرن	n	context, wife
قَرِين	قُرَنَاء	قرن	n	companion
مَوْسِم	مَوَاسِم	وسم	n	season
رَبِيع	أَرْبِعَة	ربع	n	spring
صَيْف	أَصْيَاف	صيف	n	summer
خَرِيف	-	خرف	n	autumn
شِتَاء	أَشْتِيَة	شتو	n	winter
مَشْتًى	مَشَاتٍ	شتو	n	winter resort
مَصِيف	مَصَايِف	صيف	n	summer resort
سَبْت	سُبُوت	سبت	n	Saturday
اِثْنَيْن	-	ثني	n	Monday
ثُلَاثَاء	-	ثلث	n	Tuesday
أَرْبِعَاء	-	ربع	n	Wednesday
خَمِيس	أَخْمِسَة	خمس	n	Thursday
جُمُعَة	جُمَع,جُمُعَات	جمع	n	Friday
جُمْعَة	جُمَع	جمع	n	Friday
مُحَرَّم	-	حرم	n	Muharram, forbidden
صَفَر	-	صفر	n	Safar
رَجَب	أَرْجَاب	رجب	n	Rajab
شَعْبَان	-	شعب	n	Shaaban
رَمَضَان	-	رمض	n	Ramadan
شَوَّال	-	شول	n	Shawwal
أَثْنَاء	-	ثني	n	during
ثِنْي	أَثْنَاء	ثني	n	fold
بِدَايَة	بِدَايَات	بدء	n	beginning
بَدْء	-	بدء	n	beginning
مُبْتَدَأ	مُبْتَدَآت	بدء	n	subject, beginning
نِهَايَة	نِهَايَات	نهي	n	end
مُنْتَهًى	-	نهي	n	utmost
مَرَّة	مَرَّات,مِرَار	مرر	n	time, once
دَفْعَة	دُفُعَات,دَفَعَات	دفع	n	payment, batch
دُفْعَة	دُفُعَات,دُفَع	دفع	n	batch
طَوْر	أَطْوَار	طور	n	phase
تَطَوُّر	تَطَوُّرَات	طور	n	development
مَرْحَلَة	مَرَاحِل	رحل	n	stage
دَوْر	أَدْوَار	دور	n	role, turn
دَوْرَة	دَوْرَات	دور	n	cycle, course
نَوْبَة	نَوْبَات,نُوَب	نوب	n	shift, fit
فُرْصَة	فُرَص	فرص	n	opportunity
مَوْعِد	مَوَاعِد,مَوَاعِيد	وعد	n	appointment
وَعْد	وُعُود	وعد	n	promise
وَعِيد	-	وعد	n	threat
تَوْقِيت	تَوْقِيتَات	وقت	n	timing
نَاحِيَة	نَوَاحٍ	نحو	n	side, district
جَانِب	جَوَانِب	جنب	n	side
جَنْب	جُنُوب,أَجْنَاب	جنب	n	side
جَنُوب	-	جنب	n	south
شَمَال	-	شمل	n	north
شِمَال	شَمَائِل	شمل	n	left hand
شَمَالِيّ	-	شمل	adj	northern
شَرْق	-	شرق	n	east
مَشْرِق	مَشَارِق	شرق	n	east
مُسْتَشْرِق	مُسْتَشْرِقُون	شرق	n	orientalist
غَرْب	-	غرب	n	west
مَغْرِب	مَغَارِب	غرب	n	west, sunset
مَغْرِبِيّ	مَغَارِبَة	غرب	adj	Moroccan
وَسَط	أَوْسَاط	وسط	n	middle, milieu
طَرَف	أَطْرَاف	طرف	n	edge, party
حَدّ	حُدُود	حدد	n	limit, border
حَافَّة	حَوَافّ	حفف	n	edge
حَافَة	حَافَات	حوف	n	edge
شَفِير	-	شفر	n	brink
قِمَّة	قِمَم	قمم	n	summit
قَاع	قِيعَان	قوع	n	bottom, plain
قَعْر	قُعُور	قعر	n	bottom
مُنْطَلَق	مُنْطَلَقَات	طلق	n	starting point
إِقْلِيم	أَقَالِيم	-	n	region
قَارَّة	قَارَّات	قرر	n	continent
نِطَاق	نُطُق,نِطَاقَات	نطق	n	scope, belt
أُفُق	آفَاق	ءفق	n	horizon
فَوْق	-	فوق	n	above
تَحْت	-	تحت	n	below
أَمَام	-	ءمم	n	front
قُدَّام	-	قدم	n	front
خَلْف	أَخْلَاف	خلف	n	back, successors
قُبُل	أَقْبَال	قبل	n	front
دُبُر	أَدْبَار	دبر	n	back
قُرْب	-	قرب	n	nearness
جِوَار	-	جور	n	neighbourhood
بَيْن	-	بين	n	between, separation
عُلُوّ	-	علو	n	height
سُمُوّ	-	سمو	n	highness
دُنُوّ	-	دنو	n	nearness
مَسِيرَة	مَسِيرَات	سير	n	march, course
مَسَار	مَسَارَات	سير	n	course, track
مَجْرًى	مَجَارٍ	جري	n	course, channel
مَهْرَب	مَهَارِب	هرب	n	escape
مَفَرّ	-	فرر	n	escape
مَلَاذ	-	لوذ	n	refuge
مَأْوًى	مَآوٍ	ءوي	n	shelter
مَثْوًى	مَثَاوٍ	ثوي	n	abode
مَقْصِد	مَقَاصِد	قصد	n	destination, aim
مَعْقِل	مَعَاقِل	عقل	n	stronghold
مَوْئِل	مَوَائِل	وءل	n	habitat, refuge
مَرْقَد	مَرَاقِد	رقد	n	resting place
مَنْفَذ	مَنَافِذ	نفذ	n	outlet
مَنْفًى	مَنَافٍ	نفي	n	exile
مَبِيت	-	بيت	n	lodging
مَتْحَف	مَتَاحِف	تحف	n	museum
مَعْرِض	مَعَارِض	عرض	n	exhibition
مُتَنَزَّه	مُتَنَزَّهَات	نزه	n	park
مَسِير	-	سير	n	march
مَصِير	مَصَائِر,مَصَايِر	صير	n	fate
مَآل	مَآلَات	ءول	n	outcome
مَطْلِع	مَطَالِع	طلع	n	beginning, rising
مَطْلَع	مَطَالِع	طلع	n	beginning, opening
مَسْقِط	مَسَاقِط	سقط	n	place of falling
مَنْظَر	مَنَاظِر	نظر	n	view
مَشْهَد	مَشَاهِد	شهد	n	scene
مَوْكِب	مَوَاكِب	وكب	n	procession
مِضْمَار	مَضَامِير	ضمر	n	racecourse, field
حَلَبَة	حَلَبَات	حلب	n	arena
دَرْب	دُرُوب	درب	n	path
سَبِيل	سُبُل	سبل	n	way
صِرَاط	صُرُط	صرط	n	path
مَمْشًى	مَمَاشٍ	مشي	n	walkway
فَجّ	فِجَاج	فجج	n	mountain road
ثَغْر	ثُغُور	ثغر	n	frontier town, mouth
ثُغْرَة	ثُغُرَات,ثُغَر	ثغر	n	gap
مَضِيق	مَضَايِق,مَضَائِق	ضيق	n	strait
مَعِين	-	معن	n	spring water
حِمًى	أَحْمَاء	حمي	n	protected place
حَرَم	أَحْرَام	حرم	n	sanctuary
حَرِيم	حُرُم	حرم	n	women, precinct
رَحْبَة	رِحَاب,رَحَبَات	رحب	n	open space
عَقَبَة	عَقَبَات,عِقَاب	عقب	n	obstacle
عَاقِبَة	عَوَاقِب	عقب	n	consequence`;
