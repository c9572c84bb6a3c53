/** Words of everyday prose that are also terms. Written by us from general knowledge of Arabic and English prose. */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Arabic words that in running text mean anything but the term: نوع is a kind before it is a species.
 *
 * Spelt as the finder folds words: without marks and hamza on alif, with ة.
 */
export const VAGUE: ReadonlySet<string> = listed(`
  نوع جنس شكل حد دور عمل شغل فعل قول امر شان شيء حال حالة وجه جانب جهة طرف موضع مكان محل نقطة خط سطح وسط وسيط وساطة اساس اصل فرع جزء كل
  بعض عدد كم رقم قدر قدرة قوة طاقة حركة نهاية بداية غاية هدف قصد غرض سبب اثر تاثير نتيجة عرض طلب عقد قبول ايجاب شروع اتحاد تقاطع حلقة
  دائرة حقل مجال زمرة مجموعة فئة صف طية وشاح لب خام سد سابقة لاحقة دافع مزاج سمة صفة انا ذات نفس سند سهم ريع قرص معلق مضاعف ثابت متغير
  عامل معامل دالة مؤشر سجل رتل خادم زبون تعلق اسقاط كبت عرف بينة قرينة اقرار شهادة وكالة كفالة ملكية التزام نقض فسخ تحول تكيف تطور تداخل
  انعكاس تقابل تناظر تكافؤ توافق انتباه ادراك احساس تعلم تعليم شخصية صاعدة هابطة عارضة نابض كاشف مستقبلة موصل ناقل حامل طبقة درجة مستوي
  نسبة معدل مدي فترة زمن وقت عصر سنة يوم ساعة مرحلة نظام بنية تركيب نموذج مثال صورة لون صوت كلمة لفظ معني مفهوم مصطلح رمز علامة اشارة
  رسالة خبر نص موضوع بحث دراسة تجربة طريقة اسلوب منهج خطة برنامج مشروع ادارة قيادة تنظيم تخطيط رقابة حفز تحفيز مبدا قاعدة قانون شرط حكم حق
  واجب عدل مال ثمن سعر قيمة سوق تجارة صناعة مادة مركز محور قطب جذر وزن كتلة حجم ضغط تيار موجة شحنة مصدر مورد منبع مجري قناة طريق مدخل مخرج
  باب ربيع سل عرس احتمال ارتباط تباين خطا صواب صدق ثبات عقاب تعزيز انبساط انطواء تحضر هجرة ندرة سيولة طفو زحف كلال نبض غفل حمل معدن انكماش
  وصية ارث دعوي استئناف تحكيم مستخلص توثيق استقراء استنباط برهان فرضية نظرية تشخيص بدل تغليف ترشيح فرز تضمين تقدير تقويم قياس اختبار مقياس
  وسيلة اداة الة جهاز عضو جسم راس يد عين قلب دم لسان اسرة مجتمع مدينة دولة سياسة امن سلام حرب عدوان احياء الية اتساع اتفاق اثبات اجتماع
  اجر اجراء اجل احالة احتفاظ احتياج احكام اختصاص اختلاف اختيار اخراج اخفاق اداء ادخال ارادة ارتفاع ارض ازالة ازمة اس اساءة استثناء استخراج
  استخلاص استدعاء استراتيجية استعادة استعداد استقلال استقلالية استكشاف استلزام استمرارية اسم اشتراك اشتمال اصول اضافة اطار اطلاق اعادة
  اعتماد اعتياد اعداد اعطاء اعلان اقتضاء اكتساب اكثار الم امتياز امساك انتاج انتشار انتقاء انتقال انسجام انسحاب انقطاع اهمال ايجابية
  اجتهاد اتصال باي بت بديل بسط بعد بقية بلد بلورة بلوغ بناء بيان تاخر تاريخ تامين تبليغ تثبيت تجميع تحديث تحرير تحسين تحفظ تحقق تحقيق
  تحليل تحمل تحويل تخصص تخفيض تخفيف تخيل تداول تدخل تدرج تدقيق ترتيب ترقية تركز تركيز تسريع تسلسل تسليم تسمية تسوية تشغيل تشكيل تصديق تصرف
  تصميم تضاعف تطابق تطوير تعادل تعبير تعداد تعدد تعرف تعظيم تعقيد تعميم تغير تفاوت تفرد تفريق تفسير تفكير تقريب تقرير تقسيم تقليد تقنية
  تقييم تكثير تكرار تكوين تمايز تمثل تمثيل تمرين تمكين تمهيد تمييز تناسب تناوب تنسيق تنفيذ تنوع تنويع تواصل توافر توتر توجيه توزع توزيع
  توسيع توصيف توصيل توقف توقيت تيسير ثانية ثنائية جامعة جان جدة جدول جذع جر جزم جمع جملة جهد جودة جول جيل حاد حاصر حب حث حدث حذف حركية حرم
  حساب حسن حفظ حقيقي حل حلب حماة حماية حي خاصية خبيث خبير خدمة خضر خطر خف خلاصة خلق دار دال دخل درب درس دعم دفع دفعة دقة دلالة دمج دهر
  دوال دوام دورة دين ذاتي ذروة رائد رابطة راي رؤية رئيس رباعي ربط رتبة رحلة رد رسم رصد رعاية رفع رق ركيزة روح زائدة زاحف زرق زوج سائد ساق
  سحب سرية سعة سقف سقوط سلامة سلبية سلسلة سلطان سلطة سلف سلم سم سهل سوي سياق سير شاهد شبه شخص شدة شراء شهر صحة صرف صعود صلب صنف صوغ صيغة
  ضاغط ضبط ضرب ضمان ضيق طالب طبع طراز طرح طعم طعن طليعة طن طور طول ظاهرة ظرف ظل عائد عادة عاملي عبء عبور عدم عزل عزم عزو عظم علاقة علم عمر
  عملية عناية عنصر عنوان عود عيب غطاء غلط غياب غيري فائدة فاصل فاعل فاعلية فاقد فجوة فحص فراغ فرد فرط فرق فريق فصل فعالية فقدان فيض قائد
  قائمة قابلة قابلية قاتل قار قاصر قاض قاطع قالب قبض قرار قسم قسمة قصور قضاء قطاع قطع قطعة قوام كائن كاتب كتاب كسر كشف كفاءة كلام كمية كون
  لازمة لجنة لغة لف لوحة ماض مالية مادية مؤسسة مانع مبادرة مبني متر متطلب متعلم متوسط مثني مجلة مجلد مجمع مجموع مجهول محاولة محتوي محدد
  محسن محضر محطة محكمة محلل محمل محو محيط مخالفة مخزون مخطط مد مدة مدرج مدرك مدير مدين مراة مراجعة مراقبة مربع مرجع مرسوم مرشح مرض مرفق
  مركب مركبة مركزية مزمن مزيج مساحة مسار مساعد مسافة مسالة مستقيم مستو مسؤولية مسجل مسح مشاركة مشاهدة مشترك مشتق مشرف مشكلة مصنف مضاد
  مضارع مطابقة مطالبة مطلع معالج معالجة معاملة معدات معرفة معكوس معلم معلومات معهد معيار معين مفرد مفسر مفصل مفعول مقاربة مقارنة مقاطعة
  مقام مقاوم مقدار مقدر مقرر مقولة مكافحة مكانة مكتب مكعب مكون ملاحظة مماثلة ممارسة مميز منافسة مناقشة منتج منحة منصف منطق منطقة منظم
  منظمة منفعة منقول مهارة مواجهة موازنة مواصفة موافقة موسع موسم موظف موقع مولد ميزة ناتج ناقلة نزول نسب نسبية نسخ نشاط نشرة نصب نصف نصيب
  نطاق نفي نقدية نقص نقل نمط نية هامش هبوط هدر هو هوية هيئة هيكل واجهة واقع واقعة وثيقة وحدة ورقة وصف وصفة وصل وصول وضعية وظيفة وظيفية
  وفاء وقف وكيل ولاء ولاية وليد وهم يدوية يمين
  واحد اثنان اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة مئة
`);

/** Arabic words that are the term where they stand as the very noun, and in passing something else. */
export const EVERYDAY: ReadonlySet<string> = listed(`
  سرعة كثافة ضوء حرارة مرونة تردد رنين طيف مدار قمر نجم كوكب خلية نسيج ذرة ملح حمض محلول صدع فطر بذر حصاد علف مرعي دواء جرعة محفظة مرهم
  شراب مسكن ملين مهدئ حمي التهاب عدوي مناعة نزف تعقيم تطهير تضميد وراثة طفرة تعايش تطفل القاح تنفس هضم نمو تعمية استعلام مكدس عتاد كساد
  استثمار ادخار اعانة مضاربة تسويق تفاوض مساءلة امداد انتاجية تشريع جريمة عقوبة غرامة جنسية تعويض تقادم مدع اهلية بطلان زاوية مماس متجه
  مشتقة تكامل مسلمة محددة تباديل توافيق لهجة ترادف تضاد نبر تنغيم نحت اشتقاق تعريب قلق ذكاء وجدان احباط نسيان تعاطف توحد مراهقة قبيلة
  قرابة اغتراب تهميش معاينة استبيان تلوث انقراض تعرية رواسب جليدية لحام سباكة خراطة نظير ترس تاكل تقطير ترسيب اختزال استنساخ مقاومة تسارع
  زخم احتكاك انكسار استقطاب سمع بصر شم ذوق لمس ذاكرة خيال حاجة رغبة ميل اتجاه ابداع ابتكار اتزان اتساق اجهاد احتباس احصاء ارتياب ارشاد
  ارضية ارق ازدواجية استجابة استدلال استرجاع استنزاف استهلاك اسطورة اسناد اشراف اصلاح اضطراب اعتدال اعتراف افق اقتران اقتصاد اقليم اقناع
  الفة امة امتحان املاء انبعاث انتخاب انحدار انحراف انحلال انحياز اندماج انذار انزلاق انفاق انفتاح انفجار انفعال انقسام انقلاب انكار اهلاك
  ايراد اثراء ابادة بادرة بؤرة بحر بدر بئر برج برميل بستان بصمة بطء بطاقة بعثة بقعة بكرة بلاغة بنك بوابة بور بيئة بياض بيع تاجر تاهيل
  تباعد تجانس تحصيل تحكم تحلل تحيز تخزين تخلف تخليق تخويل تدريب تدريس تدفق تراث تراكم تربية ترجمة ترويج تسرب تشابك تشتت تصادم تصدير تصريف
  تصفية تصنيع تصنيف تصوير تضامن تضخم تطبيع تعامد تعتيم تعدين تعليمة تغذية تفاعل تفتيش تفريغ تفكك تفويض تقارب تقطيع تكاثر تلخيص تماثل تماسك
  تمدد تمويل تنافس تنبؤ تنشيط تنمية توازن توليد ثروة ثغرة ثقافة ثقب ثمرة ثورة جبل جدار جريان جزاء جسر جفاف جلد جلسة جماعة جمعية جمهورية
  جناح جهر جيب حاجز حادثة حاسة حافز حبة حجاب حجر حجرة حجز حداثة حراك حرف حرق حرية حزام حزب حزن حساسية حشد حصان حصة حضارة حطام حفر حقبة حقن
  حكومة حلم حوض حياد حيازة حيلة حيوان خافض خداع خريطة خزان خسارة خشب خصوم خطاب خلع خوف خيانة خيط دائن درع دفاع دماغ دوران ذراع راسب ربح
  رضا ركود رمل روضة ري ريح زهرة زواج زيت سائل سجن سحابة سرقة سعادة سكان سكر سلالة سلعة سلوك سماء سيادة شبكة شجرة شح شحن شرعية شركة شعاع
  شعبة شمس شيك صحراء صحيفة صدمة صدي صراع صفر صيانة صيد ضخ ضرر ضمير طائر طارد طاعة طب طباعة طبيب طفولة طقس عازل عاطفة عاكس عجز عداد عدالة
  عربة عسر عش عشب عصب عصف عفو عقار عقدة عقل علاج عملة عمود عميد عميل عينة غابة غرفة غضب غلاف غيرة فائض فارة فاصلة فصيلة فضاء فقر فهرس قارة
  قاسم قتل قذف قرض قرع قطرة قوس كتابة كرة لعب لوح ماء متانة مجاز مجلس محاضرة محاسبة محاكاة محاكمة محرك محصول مختبر مخبر مخطوط مدرسة مدونة
  مذكر مزارع مستهلك مستودع مشتري مشغل مصب مصرف مطر معادلة معاهدة معجم مفارقة مفتاح مقابلة مقطع مكتبة ملف ملكة مناخ منشاة منصة مهبط مهر
  مهنة مواطنة موت ميزان نازح نافذة نخبة نزاع نفقة نقود نهر نواة نوبة نوم هجوم هرم هزة هندسة واد وتر وسم وعي وقاية
`);

/** English words that in running text are no term by themselves. */
export const VAGUE_LATIN: ReadonlySet<string> = listed(`
  ability abuse acceptance access account accountability accumulation accused acquisition act action activation activity acute adaptation
  addition adjective adjustment advantage adverb advertising affect age agency agent aggression agreement alienation alpha alternation
  amplitude analysis analyst ancestor angle animal appeal appendix approach approximation arbitration area argument arm array art ash
  aspect assets assignment assimilation association attachment attack attempt attention attitude autonomy availability average axis
  balance band bank bar barrier base basis beam behavior being bias bit block board body bond book border bound box branch bridge browser
  budget buffer build building burden bus byte call capacity capital care carrier case cast category cause cell census center centre
  certificate chain chair change channel character charge chart check child choice chronic circle circuit citation claim class
  classification classroom clearance client cloud code collection collision column combinations comma command commerce committee common
  communication community company comparison compensation competence competency competition complex complexity complicity component
  composition computer concentration concept condition conditioning conduct confession configuration conflict conjunction consent
  conservation constant constitution consumption contact content context continuity contract control controlling convergence conversion
  coordinates coordination core correlation cost counter course court cover cream creep crime crisis criterion crop crowd culture current
  curse curve custom cut cycle data day deal death debt decision deduction defect defense deficiency deficit degree delay delegation
  demand demonstrative denial density department deposit depression depth derivation derivative description design desire detection
  determinant development deviance deviation device diagnosis diagram difference differentiation diffusion digit dimension direction
  discharge discourse disease disorder dispersion displacement display distance distribution diversity division document documentation
  dominant dose drain dream drift drive drop drug duty echo economy edge education effect efficiency effort element elongation emotion
  emphasis empowerment end energy enforcement engine environment equation equipment equity era error establishment estate estimation
  evaluation event evidence evolution examination example exception excess exchange exclusion execution exercise expansion experience
  experiment explanation exploration export expression extension extraction face fact factor failure fall family fan farm farmer fatigue
  fault fear feature feedback feminine fever field figure file fine fire fixation flow flower focus fold food force foreground forgetting
  form formation formula foundation fraction frame free freedom frequency friction fruit frustration function gain game gap gate gear
  general generalization generation gift goal good governance government grade gradient graph gravity ground group growth guilt habit half
  hand happiness hardware harvest head healing health heat heating height hierarchy history hold hole homework homogeneity horizon horse
  host house household hypothesis identification identity image immunity impact imperative implication import improvement income
  independence index indicator individual induction inequality infection inference infinity inflation information inheritance initiative
  injection input insight instinct institution integral integrity intelligence intensity intention interaction interest interface
  interference internet interruption intersection interval intervention interview inversion investigation investment issue item job join
  joint judge justice key kind knowledge label lag language launch law layer leader leadership leaf leak learner learning lecture length
  lens lesson letter level liability life light limit line link list living load logic logistics loop loss love machine maintenance major
  management mandate map margin market marketing mass match material matrix matter maximization maximum mean meaning means measure
  measurement mechanism median mediation medium meeting member memory message method metre migration mind mine minimum minor minority
  minutes mirror mistake mixture mode model modeling modernity module moment momentum monitoring month mood moon mother motion motivation
  motive motor mount mouse movement name nation necessity need negotiation neighborhood network node noise norm normal note notice noun
  number nutrition object obligation observation offer office openness operation operator opinion opposition orbit order organ
  organization organizing origin oscillation outlet output ownership package page pair panel paper parameter part participation particle
  partition partner party pass path patient pattern pause peak penalty people perception performance period person personality persuasion
  phase picture piece pitch place plan plane planet planning plant plastic plate platform play plural point pointer poison pole policy
  politics pollution pool population position positioning possession power practice precaution precision predication prescription presence
  present press pressure presumption price principal principle probability problem procedure process product production productivity
  profile profit program progress progression project projection promotion proof property proportion proposition prosecution protection
  pulse pump punishment purpose quality quantity query question queue race radius range rank rate ratio rationalization ray reaction
  reading real reality reason reasoning recall receiver recipe recognition record recovery recruitment reduction reef reference reflection
  reform region register regression regulation reinforcement relation release reliability removal rent repetition replication report
  representation repression reproducibility reproduction republic requirement research reservation reserve resistance resolution resource
  response responsibility rest result retention return reuse review revision revolution right ring rising risk river road role roof root
  rotation routine row rule run safety sample sampling sand saturation saving scalability scale scarcity scheme school scope screen search
  season second secret section sector security selection sensation sense sentence sequence series server service session set setting
  settlement shadow shape shaping share sharing sheet shell shift shock shop side sign signal signature significance similarity simulation
  skill sleep slope society software soil solution sorting soul sound source sowing space species specification speech speed splitting
  spread stability staff stage stakeholders standard star state statement station statistics status stem step stock storage strain
  strategy stream strength stress strike string stroke structure student study style subject subscription subsidy substance substrate
  succession sugar sum summarizing supervision supervisor supply support surface surgery surplus survey susceptibility suspension switch
  symbol symmetry symptom synthesis system table tablet tail talk target task tax teacher teaching team technique technology temperature
  tension term terminology territory test testimony text theft theorem theory thing thinking thought threshold time timing tissue title
  token tolerance tone tool top topic total touch trace track trade tradition traffic train training trait transfer transformation transit
  transition translation transmission transport treatment treaty tree trend trial tribe trigger trust truth turn turning type unconscious
  union unit university unknown upbringing usability use user valley value valve variable variance variation variety vector vein velocity
  verb verification version vessel view vision voice volume vote wage walker wall want warming waste water wave way wealth weathering
  website weight wheel will wind window witness word work world writing year yield zero zone
`);
