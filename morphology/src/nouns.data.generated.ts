// Generated from data/nouns by scripts/pack.ts; do not edit.
export const rows = `جِسْم	أَجْسَام,جُسُوم	جسم	n	body
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
قَرَنِيَّة	قَرَنِيَّات	قرن	n	cornea
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
رُحًى	-	رحي	n	molar
أُذُن	آذَان	ءذن	n	ear
صِمَاخ	أَصْمِخَة	صمخ	n	ear canal
شَعْر	أَشْعَار,شُعُور	شعر	n	hair
شَارِب	شَوَارِب	شرب	n	moustache
صُدْغ	أَصْدَاغ	صدغ	n	temple of head
جُمْجُمَة	جَمَاجِم	جمجم	n	skull
قِحْف	أَقْحَاف	قحف	n	cranium
دِمَاغ	أَدْمِغَة	دمغ	n	brain
مُخّ	أَمْخَاخ	مخخ	n	brain, marrow
مُخَيْخ	-	مخخ	n	cerebellum
نُخَاع	نُخُع	نخع	n	spinal marrow
عَصَب	أَعْصَاب	عصب	n	nerve
رَقَبَة	رِقَاب	رقب	n	neck
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
ثَدْي	أَثْدَاء,أَثْدٍ	ثدي	n	breast
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
عَظْم	عِظَام	عظم	n	bone
غُضْرُوف	غَضَارِيف	غضرف	n	cartilage
مَفْصِل	مَفَاصِل	فصل	n	joint
عَضَلَة	عَضَلَات	عضل	n	muscle
وَتَر	أَوْتَار	وتر	n	tendon, chord
رِبَاط	أَرْبِطَة,رُبُط	ربط	n	ligament, bond
جِلْد	جُلُود	جلد	n	skin, leather
بَشَرَة	بَشَرَات	بشر	n	skin, epidermis
أَدَمَة	-	ءدم	n	dermis
لَحْم	لُحُوم	لحم	n	flesh, meat
شَحْم	شُحُوم	شحم	n	fat
دُهْن	أَدْهَان,دُهُون	دهن	n	fat, grease
عِرْق	عُرُوق,أَعْرَاق	عرق	n	vein, race
شِرْيَان	شَرَايِين	شرين	n	artery
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
غِشَاء	أَغْشِيَة	غشو	n	membrane
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
بَرَص	-	برص	n	leprosy
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
عَافِيَة	عَوَافِي	عفو	n	good health
طِبّ	-	طبب	n	medicine
طَبِيب	أَطِبَّاء	طبب	n	physician
صَيْدَلَة	-	صيدل	n	pharmacy
صَيْدَلِيّ	صَيَادِلَة	صيدل	n	pharmacist
صَيْدَلِيَّة	صَيْدَلِيَّات	صيدل	n	pharmacy shop
مُسْتَشْفَى	مُسْتَشْفَيَات	شفي	n	hospital
عِيَادَة	عِيَادَات	عود	n	clinic
جِرَاحَة	جِرَاحَات	جرح	n	surgery
لَقَاح	لَقَاحَات,أَلْقِحَة	لقح	n	vaccine
مَصْل	أَمْصَال,مُصُول	مصل	n	serum
تِرْيَاق	تِرْيَاقَات	-	n	antidote
سُمّ	سُمُوم	سمم	n	poison
جُرْعَة	جُرُعَات,جُرَع	جرع	n	dose
عَقَّار	عَقَاقِير	عقر	n	drug
حَبَّة	حُبُوب,حَبَّات	حبب	n	pill, grain
مَرْهَم	مَرَاهِم	مرهم	n	ointment
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
حِسّ	أَحْسَاس	حسس	n	sensation
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
كَسِيح	كُسَحَاء,كُسْح	كسح	adj	crippled
قَتِيل	قَتْلَى	قتل	adj	slain
صَرِيع	صَرْعَى	صرع	adj	felled
غَرِيق	غَرْقَى	غرق	adj	drowned
هَالِك	هَلْكَى,هُلَّاك	هلك	adj	perishing
أَب	آبَاء	ءبو	n	father
أَخ	إِخْوَة,إِخْوَان	ءخو	n	brother
أُخْت	أَخَوَات	ءخو	n	sister
حَم	أَحْمَاء	حمو	n	father-in-law
حَمَاة	حَمَوَات	حمو	n	mother-in-law
يَد	أَيْدِي,أَيَادِي	يدي	n	hand
دَم	دِمَاء	دمو	n	blood
فَم	أَفْوَاه	فوه	n	mouth
سَنَة	سِنُون,سَنَوَات	سنو	n	year
شَفَة	شِفَاه	شفه	n	lip
شَاة	شِيَاه,شَاء	شوه	n	sheep, ewe
أَمَة	إِمَاء	ءمو	n	slave girl
لُغَة	لُغَات	لغو	n	language
مِئَة	مِئَات	مءي	n	hundred
مِائَة	مِئَات	مءي	n	hundred
فِئَة	فِئَات	فءي	n	category, group
رِئَة	رِئَات	رءي	n	lung
كُرَة	كُرَات	كرو	n	ball, sphere
ثُبَة	ثُبَات	ثبي	n	band of men
عِزَة	عِزُون	عزو	n	separate group
عِضَة	عِضُون	عضو	n	portion
ظُبَة	ظُبَات	ظبو	n	blade edge
قُلَة	قُلَات	قلو	n	tipcat stick
بُرَة	بُرَات	برو	n	nose ring
كُوَّة	كُوَى	كوي	n	small window
لِثَة	لِثَات	لثي	n	gum
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
اِسْم	أَسْمَاء,أَسَامِي	سمو	n	name, noun
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
إِنْسَان	أُنَاس,نَاس,أَنَاسِي	ءنس	n	human being
نَاس	-	ءنس	n	people
أُنَاس	-	ءنس	n	people
إِنْس	-	ءنس	n	mankind
قَوْس	أَقْوَاس,قِسِيّ	قوس	n	bow, arc
عَصًا	عِصِيّ	عصو	n	stick
عَصَا	عِصِيّ,أَعْصَاء	عصو	n	stick, staff
فَتَى	فِتْيَة,فِتْيَان	فتي	n	youth
فَتَاة	فَتَيَات	فتي	n	girl
قَنَاة	قَنَوَات,أَقْنِيَة	قنو	n	canal, channel
حَيَاة	حَيَوَات	حيي	n	life
حَيَوَان	حَيَوَانَات	حيي	n	animal
حَيّ	أَحْيَاء	حيي	n	living, quarter
حَيَّة	حَيَّات	حيي	n	snake
حَيَاء	-	حيي	n	modesty
صَلَاة	صَلَوَات	صلو	n	prayer
زَكَاة	زَكَوَات	زكو	n	alms tax
نَوَاة	نَوَى,أَنْوِيَة,نَوَيَات	نوي	n	nucleus, stone
نَوَى	أَنْوَاء	نوي	n	remoteness, date stones
غَدَاة	غَدَوَات	غدو	n	early morning
غَد	أَغْدَاء	غدو	n	tomorrow
أَدَاة	أَدَوَات	ءدو	n	tool, particle
دَوَاة	دُوِيّ,دَوَيَات	دوي	n	inkwell
فَلَاة	فَلَوَات,فَلَى	فلو	n	desert
قَطَاة	قَطَا,قَطَوَات	قطو	n	sand grouse
مِرْآة	مَرَايَا,مَرَاءٍ	رءي	n	mirror
مِشْكَاة	مَشَاكِي	شكو	n	niche
مِصْفَاة	مَصَافِي	صفو	n	strainer, refinery
مِبْرَاة	مَبَارِي	بري	n	sharpener
مِكْوَاة	مَكَاوِي	كوي	n	iron
مَلْهَاة	مَلَاهِي	لهو	n	comedy
مَأْسَاة	مَآسِي	ءسي	n	tragedy
مُبَارَاة	مُبَارَيَات	بري	n	match
مُعَانَاة	-	عني	n	suffering
مُوسَى	مَوَاسِي	وسي	n	razor
أُنْثَى	إِنَاث	ءنث	n	female
ذُو	ذَوُو	ذوو	n	possessor of
ذَات	ذَوَات	ذوو	n	self, essence
أُولُو	-	ءول	n	possessors of
أَهْل	أَهَالِي,أَهْلُون	ءهل	n	people, family
آل	-	ءول	n	family, house
آلَة	آلَات	ءول	n	machine, instrument
آيَة	آيَات,آي	ءيي	n	sign, verse
غَايَة	غَايَات	غيي	n	goal
رَايَة	رَايَات	ريي	n	banner
رَأْي	آرَاء	رءي	n	opinion
رُؤْيَا	رُؤَى	رءي	n	dream vision
رُؤْيَة	رُؤَى	رءي	n	vision
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
دُنْيَا	دُنَى	دنو	n	world
عُلْيَا	عُلَى	علو	adj	highest (f.)
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
تُقَى	-	وقي	n	piety
تَقْوَى	-	وقي	n	piety
تَقِيّ	أَتْقِيَاء	وقي	adj	pious
تُقَاة	-	وقي	n	wariness
تَتْرَى	-	وتر	adj	in succession
تَارَة	تَارَات	تور	n	once, at times
تَوْأَم	تَوَائِم	وءم	n	twin
تَوْرَاة	-	-	n	Torah
تَلِيد	-	ولد	adj	inherited, old
تِلَاد	-	ولد	n	inherited property
تِجَاه	-	وجه	n	towards
وِجْهَة	وِجْهَات	وجه	n	direction
وَرَاء	-	وري	n	behind
وَرَى	-	وري	n	mankind
قَفَا	أَقْفَاء,أَقْفِيَة	قفو	n	nape, back
رَحَى	أَرْحَاء,أَرْحِيَة	رحي	n	millstone
حَصَى	حَصَيَات	حصي	n	pebbles
حَصَاة	حَصَيَات,حَصَى	حصي	n	pebble, stone
حَشَا	أَحْشَاء	حشو	n	bowels
مِعَى	أَمْعَاء	معي	n	intestine
هَوَى	أَهْوَاء	هوي	n	passion, whim
هَوَاء	أَهْوِيَة	هوي	n	air
هُوِيَّة	هُوِيَّات	هوي	n	identity
هُوَّة	هُوَى,هُوَّات	هوي	n	abyss, gap
هَاوِيَة	-	هوي	n	abyss
مَاهِيَّة	مَاهِيَّات	-	n	quiddity, essence
كَيْفِيَّة	كَيْفِيَّات	كيف	n	manner
كَمِّيَّة	كَمِّيَّات	كمم	n	quantity
كَمّ	كُمُوم	كمم	n	quantity
إِنِّيَّة	-	-	n	thatness
أَنَانِيَّة	-	-	n	selfishness
أَنَا	-	-	n	I, ego
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
اللَّه	-	ءله	n	God
إِلَه	آلِهَة	ءله	n	god
إِلٰه	آلِهَة	ءله	n	god
لَيْلَى	-	-	n	Layla
رَجُل	رِجَال	رجل	n	man
أَمْس	أُمُوس	ءمس	n	yesterday
بَارِحَة	-	برح	n	last night
حَيْث	-	حيث	n	where
بَعْض	أَبْعَاض	بعض	n	some
كُلّ	-	كلل	n	all, whole
كُلِّيَّة	كُلِّيَّات	كلل	n	faculty, college
كِلَا	-	كلو	n	both
كِلْتَا	-	كلو	n	both (f.)
غَيْر	أَغْيَار	غير	n	other than
سِوَى	-	سوي	n	except
مِثْل	أَمْثَال	مثل	n	like
عِنْدِيَّة	-	عند	n	adness, opinion
لَدُنّ	-	لدن	n	presence
كَذِب	أَكَاذِيب	كذب	n	lie
وِدّ	أَوْدَاد	ودد	n	affection
وَلِيّ	أَوْلِيَاء	ولي	n	guardian, saint
مَوْلَى	مَوَالِي	ولي	n	master, client
عَمَى	-	عمي	n	blindness
هُدَى	-	هدي	n	guidance
أَذَى	-	ءذي	n	harm
غِنَى	-	غني	n	wealth
رِضَا	-	رضو	n	contentment
رِبَا	-	ربو	n	usury
زِنَى	-	زني	n	adultery
قِرَى	-	قري	n	hospitality
سُدَى	-	سدي	n	in vain
ضُحَى	-	ضحو	n	forenoon
مَدَى	أَمْدَاء	مدي	n	extent, range
صَدَى	أَصْدَاء	صدي	n	echo
نَدَى	أَنْدَاء	ندي	n	dew
ثَرَى	أَثْرَاء	ثري	n	moist earth
قُوَّة	قُوَى,قُوَّات	قوي	n	force
قُدْوَة	قُدُوَات	قدو	n	model
أُسْوَة	أُسَى	ءسو	n	model
كِسْوَة	كُسَى	كسو	n	clothing
رِشْوَة	رُشَى,رِشَى	رشو	n	bribe
لِحْيَة	لِحَى,لُحَى	لحي	n	beard
حِلْيَة	حُلَى,حِلَى	حلي	n	ornament
بِنْيَة	بِنَى,بُنَى	بني	n	structure
فِدْيَة	فِدَى	فدي	n	ransom
فِرْيَة	فِرَى	فري	n	lie
جِزْيَة	جِزَى	جزي	n	poll tax
لُهْوَة	لُهَى	لهو	n	gift
ذِرْوَة	ذُرَى	ذرو	n	summit
عُرْوَة	عُرَى	عرو	n	loop, bond
خُطْوَة	خُطُوَات,خُطَى	خطو	n	step
مُدْيَة	مُدَى	مدي	n	knife
كُلْيَة	كُلَى	كلي	n	kidney
دُمْيَة	دُمَى	دمي	n	doll
رُقْيَة	رُقَى	رقي	n	spell, charm
قَرْيَة	قُرَى	قري	n	village
زَاوِيَة	زَوَايَا	زوي	n	angle, corner
أَرْض	أَرَاضِي,أَرَضُون	ءرض	n	earth, land
جَبَل	جِبَال	جبل	n	mountain
تَلّ	تِلَال,تُلُول	تلل	n	hill
هَضْبَة	هِضَاب	هضب	n	plateau
وَادِي	أَوْدِيَة,وِدْيَان	ودي	n	valley
سَهْل	سُهُول	سهل	n	plain
صَحْرَاء	صَحَارَى,صَحَارِي	صحر	n	desert
بَادِيَة	بَوَادِي	بدو	n	desert, steppe
وَاحَة	وَاحَات	ووح	n	oasis
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
صَخْرَة	صُخُور,صَخَرَات	صخر	n	rock
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
سَاقِيَة	سَوَاقِي	سقي	n	irrigation canal
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
ضَبَاب	أَضِبَّة	ضبب	n	fog
رِيح	رِيَاح,أَرْيَاح	روح	n	wind
نَسِيم	نَسَائِم	نسم	n	breeze
عَاصِفَة	عَوَاصِف	عصف	n	storm
إِعْصَار	أَعَاصِير	عصر	n	hurricane
زَوْبَعَة	زَوَابِع	زبع	n	whirlwind
رَعْد	رُعُود	رعد	n	thunder
بَرْق	بُرُوق	برق	n	lightning
صَاعِقَة	صَوَاعِق	صعق	n	thunderbolt
قَوْسُ قُزَح	-	-	n	rainbow
زِلْزَال	زَلَازِل	زلزل	n	earthquake
بُرْكَان	بَرَاكِين	-	n	volcano
حُمَم	-	حمم	n	lava
شَمْس	شُمُوس	شمس	n	sun
قَمَر	أَقْمَار	قمر	n	moon
هِلَال	أَهِلَّة	هلل	n	crescent
بَدْر	بُدُور	بدر	n	full moon
نَجْم	نُجُوم,أَنْجُم	نجم	n	star
كَوْكَب	كَوَاكِب	كوكب	n	planet
شِهَاب	شُهُب	شهب	n	meteor
نَيْزَك	نَيَازِك	-	n	meteorite
مُذَنَّب	مُذَنَّبَات	ذنب	n	comet
مَجَرَّة	مَجَرَّات	جرر	n	galaxy
فَلَك	أَفْلَاك	فلك	n	celestial sphere
بُرْج	أَبْرَاج,بُرُوج	برج	n	tower, zodiac sign
سَدِيم	سُدُم	سدم	n	nebula
كُسُوف	كُسُوفَات	كسف	n	solar eclipse
خُسُوف	خُسُوفَات	خسف	n	lunar eclipse
مُنَاخ	مُنَاخَات	نوخ	n	climate
طَقْس	طُقُوس	طقس	n	weather, rite
جَوّ	أَجْوَاء	جوو	n	air, atmosphere
فَضَاء	فَضَاءَات,أَفْضِيَة	فضو	n	space
بِيئَة	بِيئَات	بوء	n	environment
طَبِيعَة	طَبَائِع	طبع	n	nature
كَوْن	أَكْوَان	كون	n	universe, being
عَالَم	عَوَالِم,عَالَمُون	علم	n	world
نَبَات	نَبَاتَات	نبت	n	plant
شَجَرَة	أَشْجَار,شَجَرَات	شجر	n	tree
شَجَر	أَشْجَار	شجر	n	trees
شُجَيْرَة	شُجَيْرَات	شجر	n	shrub
غُصْن	أَغْصَان,غُصُون	غصن	n	branch
فَرْع	فُرُوع	فرع	n	branch
جِذْع	جُذُوع	جذع	n	trunk
جَذْر	جُذُور	جذر	n	root
وَرَقَة	أَوْرَاق,وَرَقَات	ورق	n	leaf, paper
وَرَق	أَوْرَاق	ورق	n	leaves, paper
زَهْرَة	أَزْهَار,زُهُور,زَهَرَات	زهر	n	flower
زَهْر	أَزْهَار,زُهُور	زهر	n	flowers
وَرْد	وُرُود	ورد	n	roses
وَرْدَة	وُرُود,وَرْدَات	ورد	n	rose
بُرْعُم	بَرَاعِم	برعم	n	bud
لِحَاء	أَلْحِيَة	لحو	n	bark
بَذْرَة	بُذُور	بذر	n	seed
حَبّ	حُبُوب	حبب	n	grain
ثَمَرَة	ثِمَار,ثَمَرَات	ثمر	n	fruit
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
أَرُزّ	-	ءرز	n	rice
عَدَس	-	عدس	n	lentils
فُول	-	فول	n	beans
حِمَّص	-	حمص	n	chickpeas
بَصَل	-	بصل	n	onions
ثُوم	-	ثوم	n	garlic
جَزَر	-	جزر	n	carrots
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
جَوْز	-	جوز	n	walnuts
فُسْتُق	-	-	n	pistachio
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
مَاشِيَة	مَوَاشِي	مشي	n	livestock
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
بَقَرَة	بَقَرَات,أَبْقَار	بقر	n	cow
عِجْل	عُجُول	عجل	n	calf
جَامُوس	جَوَامِيس	-	n	buffalo
غَنَم	أَغْنَام	غنم	n	sheep
خَرُوف	خِرَاف,خِرْفَان	خرف	n	lamb
كَبْش	كِبَاش	كبش	n	ram
نَعْجَة	نِعَاج	نعج	n	ewe
حَمَل	حُمْلَان	حمل	n	lamb
ضَأْن	-	ضءن	n	sheep
مَعْز	-	معز	n	goats
مَاعِز	مَوَاعِز	معز	n	goat
تَيْس	تُيُوس	تيس	n	billy goat
جَدْي	جِدَاء	جدي	n	kid
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
أَفْعَى	أَفَاعِي	فعو	n	viper
ثُعْبَان	ثَعَابِين	ثعب	n	snake
حِرْبَاء	حَرَابِي	حرب	n	chameleon
ضَبّ	ضِبَاب,أَضُبّ	ضبب	n	lizard
طَائِر	طُيُور,طَيْر	طير	n	bird
طَيْر	طُيُور,أَطْيَار	طير	n	bird
عُصْفُور	عَصَافِير	عصفر	n	sparrow
حَمَام	حَمَائِم	حمم	n	pigeons
حَمَامَة	حَمَائِم,حَمَامَات	حمم	n	pigeon
غُرَاب	غِرْبَان,أَغْرِبَة	غرب	n	crow
نَسْر	نُسُور	نسر	n	eagle, vulture
صَقْر	صُقُور	صقر	n	falcon
بَازِي	بُزَاة	بزو	n	falcon
عُقَاب	عِقْبَان	عقب	n	eagle
بُومَة	بُوم	بوم	n	owl
دِيك	دُيُوك,دِيَكَة	ديك	n	cock
دَجَاجَة	دَجَاج,دَجَاجَات	دجج	n	hen
بَطَّة	بَطّ	بطط	n	duck
إِوَزَّة	إِوَزّ	وزز	n	goose
طَاوُوس	طَوَاوِيس	-	n	peacock
نَعَامَة	نَعَام,نَعَائِم	نعم	n	ostrich
هُدْهُد	هَدَاهِد	هدهد	n	hoopoe
بُلْبُل	بَلَابِل	بلبل	n	nightingale
بَبَّغَاء	بَبَّغَاوَات	-	n	parrot
لَقْلَق	لَقَالِق	لقلق	n	stork
فَرُّوج	فَرَارِيج	فرج	n	chick
فَرْخ	أَفْرَاخ,فِرَاخ	فرخ	n	chick
سَمَك	أَسْمَاك	سمك	n	fish
سَمَكَة	سَمَكَات,أَسْمَاك	سمك	n	fish
حُوت	حِيتَان	حوت	n	whale
قِرْش	قُرُوش	قرش	n	shark, piastre
صَدَف	أَصْدَاف	صدف	n	shells
مَحَار	-	محر	n	oysters
لُؤْلُؤ	لَآلِئ	لءلء	n	pearls
مَرْجَان	-	مرج	n	coral
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
حَلَزُون	حَلَزُونَات	-	n	snail
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
حَقْل	حُقُول	حقل	n	field`;
