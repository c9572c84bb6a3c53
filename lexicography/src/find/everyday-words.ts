/** Words of everyday prose that are also terms. Written by us from general knowledge of Arabic and English prose. */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Arabic words that in running text mean anything but the term: نوع is a kind before it is a species.
 *
 * Spelt as the finder folds words: without marks and hamza on alif, with ة.
 */
export const VAGUE: ReadonlySet<string> = listed(`
  نوع جنس شكل حد دور عمل شغل فعل قول امر شان شيء حال حالة وجه جانب جهة طرف موضع مكان محل نقطة خط سطح وسط وسيط وساطة اساس
  اصل فرع جزء كل بعض عدد كم رقم قدر قدرة قوة طاقة حركة نهاية بداية غاية هدف قصد غرض سبب اثر تاثير نتيجة عرض طلب عقد قبول
  ايجاب شروع اتحاد تقاطع حلقة دائرة حقل مجال زمرة مجموعة فئة صف طية وشاح لب خام سد سابقة لاحقة دافع مزاج سمة صفة انا ذات نفس
  سند سهم ريع قرص معلق مضاعف ثابت متغير عامل معامل دالة مؤشر سجل رتل خادم زبون تعلق اسقاط كبت عرف بينة قرينة اقرار شهادة
  وكالة كفالة ملكية التزام نقض فسخ تحول تكيف تطور تداخل انعكاس تقابل تناظر تكافؤ توافق انتباه ادراك احساس تعلم تعليم شخصية
  صاعدة هابطة عارضة نابض كاشف مستقبلة موصل ناقل حامل طبقة درجة مستوى نسبة معدل مدى فترة زمن وقت عصر سنة يوم ساعة مرحلة
  نظام بنية تركيب نموذج مثال صورة لون صوت كلمة لفظ معنى مفهوم مصطلح رمز علامة اشارة رسالة خبر نص موضوع بحث دراسة تجربة
  طريقة اسلوب منهج خطة برنامج مشروع ادارة قيادة تنظيم تخطيط رقابة حفز تحفيز مبدا قاعدة قانون شرط حكم حق واجب عدل مال ثمن سعر
  قيمة سوق تجارة صناعة مادة مركز محور قطب جذر وزن كتلة حجم ضغط تيار موجة شحنة مصدر مورد منبع مجرى قناة طريق مدخل مخرج باب
  ربيع سل عرس احتمال ارتباط تباين خطا صواب صدق ثبات عقاب تعزيز انبساط انطواء تحضر هجرة ندرة سيولة طفو زحف كلال نبض غفل حمل
  معدن انكماش وصية ارث دعوى استئناف تحكيم مستخلص توثيق استقراء استنباط برهان فرضية نظرية تشخيص بدل تغليف ترشيح فرز تضمين تنظيم تقدير
  تقويم قياس اختبار مقياس وسيلة اداة الة جهاز عضو جسم راس يد عين قلب دم لسان اسرة مجتمع مدينة دولة سياسة امن سلام حرب عدوان
`);

/** Arabic words that are the term where they stand as the very noun, and in passing something else. */
export const EVERYDAY: ReadonlySet<string> = listed(`
  سرعة كثافة ضوء حرارة مرونة تردد رنين طيف مدار قمر نجم كوكب خلية نسيج ذرة ملح حمض محلول صدع فطر بذر حصاد علف مرعى دواء جرعة
  محفظة مرهم شراب مسكن ملين مهدئ حمى التهاب عدوى مناعة نزف تعقيم تطهير تضميد وراثة طفرة تعايش تطفل القاح تنفس هضم نمو تعمية
  استعلام مكدس عتاد كساد استثمار ادخار اعانة مضاربة تسويق تفاوض مساءلة امداد انتاجية تشريع جريمة عقوبة غرامة جنسية تعويض تقادم
  مدع اهلية بطلان زاوية مماس متجه مشتقة تكامل مسلمة محددة تباديل توافيق لهجة ترادف تضاد نبر تنغيم نحت اشتقاق تعريب قلق ذكاء
  وجدان احباط نسيان تعاطف توحد مراهقة قبيلة قرابة اغتراب تهميش معاينة استبيان تلوث انقراض تعرية رواسب جليدية لحام سباكة خراطة
  نظير ترس تاكل تقطير ترسيب اختزال استنساخ مقاومة تسارع زخم احتكاك انكسار استقطاب سمع بصر شم ذوق لمس ذاكرة خيال حاجة رغبة ميل اتجاه
`);

/** English words that in running text are no term by themselves. */
export const VAGUE_LATIN: ReadonlySet<string> = listed(`
  ability acceptance access account accountability act action activity adaptation affect age agency agent aggression alienation
  amplitude angle appeal area arm array art attachment attempt attention attitude axis balance band bank bar base basis beam bit
  block board body bond book border bound box branch bridge budget build burden buffer bus byte call capacity capital care carrier
  case cast cause cell census center centre chain change channel character charge chart check child choice circle circuit claim
  class client cloud code column command company compensation complex complicity component composition concentration concept
  condition conduct confession conflict constant contact content context contract control conversion core correlation cost
  counter course court cover creep crime current curve custom cut cycle data day deal debt decision deduction defect defense
  degree delay delegation demand density deposit depth derivation derivative design determinant development deviance device
  diagnosis difference dimension direction discharge display distance distribution division dose drain drive drug duty
  economy edge effect efficiency element end energy environment equation equity error event evidence evolution example exchange
  exercise experience experiment expression extension face fact factor failure family fault feature feedback fever field figure
  file fine fire flow focus fold force foreground forgetting form formula foundation fraction frame free frequency friction
  frustration function gain game gap gate gear general goal governance grade graph gravity ground group growth habit hand
  head health heat height hierarchy history hold host house identity image immunity impact income index induction infection
  inflation information inheritance input insight integral integrity intelligence intensity interaction interest interference
  intersection interval inversion investment issue item join key kind knowledge label lag language law layer leadership learning
  length lens level liability life light limit line link list load logic loop loss machine map market marketing mass match
  material matrix matter mean meaning measure mechanism mediation medium member memory message method migration mind mine mirror
  mixture mode model module moment momentum mood moon motion motivation motive motor mount movement name need negotiation network
  node noise norm note notice number object obligation observation offer office operation operator opinion orbit order organ
  origin output ownership package page pair panel paper part particle partner party pass path pattern peak penalty people
  perception performance period person personality phase picture piece pitch place plan planet plane plant plate platform play
  point pole policy pool population position power practice prescription presence present press pressure presumption price
  principle probability problem procedure process product production productivity profile profit program progress projection
  proof property prosecution protection pulse pump punishment purpose quality quantity query question queue race radius range
  rank rate ratio reaction reading reason receiver record recruitment reduction reference reflection region regulation
  reinforcement relation release rent report representation repression research reserve resistance resolution resource
  response rest result return review right ring risk role root rotation routine row rule run safety sample sampling saving scale
  scarcity scheme school scope screen search season secret section sensation sense sequence series server service session set
  shadow shape share sharing sheet shell shift shock side sign signal significance sleep slope society software soil solution
  sorting sound source sowing space species speech speed spread stability staff stage standard star state statement station
  status step stock storage strain strategy stream strength stress string stroke structure study style subject substance subsidy
  sum supply support surface survey suspension switch symbol symmetry symptom system table tablet talk target task tax team
  technique technology temperature term terminology test testimony text theorem theory thing thought threshold time tissue title
  tone tool top topic total touch trace track trade traffic train training trait transfer transformation transition translation
  transmission transport treatment treaty tree trend trial tribe trigger trust turn type unconscious union unit use user value
  valve variable variance variation variety vector vein velocity version view vision voice volume vote wage wall waste water wave
  way wealth weathering weight wheel will window word work world yield zone
`);
