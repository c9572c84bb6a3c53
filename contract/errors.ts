/** Every error code the API can answer with, and the sentence a person reads. */
export const errorText = {
  bad_request: 'الطلب غير صحيح، يُرجى مراجعة الحقول',
  unauthenticated: 'يجب تسجيل الدخول أولًا',
  session_ended: 'انتهت الجلسة، يُرجى تسجيل الدخول من جديد',
  wrong_credentials: 'فشل تسجيل الدخول، تحقق من البريد أو كلمة المرور',
  suspended: 'هذا الحساب موقوف، تواصل مع الإدارة',
  forbidden: 'ليس لديك صلاحية الوصول إلى هذه الصفحة',
  not_found: 'العنصر المطلوب غير موجود',
  captcha_required: 'يرجى التحقق من reCAPTCHA',
  captcha_failed: 'تعذّر التحقق من reCAPTCHA، أعد المحاولة',
  name_reserved: 'هذا الاسم محجوز لإدارة المنصة، اختر اسمًا آخر',
  email_taken: 'هذا البريد الإلكتروني مسجّل من قبل',
  confirm_link_invalid: 'رابط التأكيد غير صالح أو انتهت مدته',
  already_confirmed: 'بريدك الإلكتروني مؤكَّد من قبل',
  same_email: 'هذا هو بريد حسابك الحالي',
  wrong_password: 'كلمة المرور غير صحيحة',
  reset_link_invalid: 'رابط إعادة التعيين غير صالح أو انتهت مدته',
  last_admin: 'لا يمكن إيقاف آخر مدير نشط أو خفض دوره',
  category_unknown: 'التخصص المحدد غير موجود',
  term_exists: 'هذا المصطلح موجود من قبل',
  own_term: 'لا يمكنك التصويت على مصطلح اقترحته',
  own_review: 'لا يمكنك مراجعة مصطلح اقترحته',
  voted_and_new: 'صوّتَّ على هذا المصطلح بحساب فُتح اليوم، فلا يمكنك مراجعته',
  already_voted: 'سبق أن صوّتَّ على هذا المصطلح',
  not_voted: 'لم تصوّت على هذا المصطلح',
  already_approved: 'هذا المصطلح معتمد من قبل',
  not_editable: 'لا يمكن تعديل هذا المصطلح بعد اعتماده',
  not_suspended: 'تُسحب أصوات الحساب بعد إيقافه',
  edit_conflict: 'عدّل شخص آخر هذا المصطلح، حدّث الصفحة ثم أعد المحاولة',
  volume_published: 'هذا المجلد منشور، ألغِ نشره أولًا',
  volume_empty: 'لا أبحاث مقبولة في هذا المجلد',
  paper_not_accepted: 'هذا البحث لم يعد مقبولًا للنشر',
  paper_in_volume: 'هذا البحث في مجلد آخر',
  papers_changed: 'تغيّرت الأبحاث المقبولة في هذا التخصص، راجع القائمة ثم أعد المحاولة',
  own_paper: 'أنت من مؤلفي هذا البحث، فليتولَّ نشره أو سحبه محرر غيرك',
  not_published: 'هذا البحث غير منشور الآن',
  already_retracted: 'هذا البحث مسحوب من قبل',
  method_not_allowed: 'هذا العنوان لا يقبل هذه الطريقة في الطلب',
  range_not_satisfiable: 'الجزء المطلوب يقع خارج الملف',
  link_expired: 'انتهت صلاحية هذا الرابط، عُد إلى الصفحة التي جئت منها وافتح الملف من جديد',
  headers_too_large: 'ترويسات الطلب أكبر من المسموح به',
  payload_too_large: 'حجم الطلب أكبر من المسموح به',
  unsupported_media: 'نوع المحتوى غير مدعوم',
  too_many_requests: 'محاولات كثيرة، يُرجى الانتظار قليلًا ثم إعادة المحاولة',
  unavailable: 'الخدمة غير متاحة مؤقتًا، حاول بعد قليل',
  internal: 'حدث خطأ ما، حاول لاحقًا',
} as const;

export type ErrorCode = keyof typeof errorText;

/** Arabic sentences for single fields, by field name. */
export type FieldErrors = Record<string, string[]>;

/** The body of every answer that is not a success; faulty fields stand beside `code` and `detail`. */
export type ErrorBody = { code: ErrorCode; detail: string } & { [field: string]: unknown };
