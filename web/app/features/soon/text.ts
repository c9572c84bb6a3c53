const screens: Record<string, string> = {
  '/admin-dashboard': 'لوحة الإدارة',
  '/admin-users': 'إدارة المستخدمين',
  '/admin-panel': 'مركز الإدارة',
  '/admin-payouts': 'المدفوعات',
  '/admin-payout-log': 'سجل المدفوعات',
  '/user-roles': 'أدوار المستخدمين',
};

export const text = {
  title: 'صفحة لم تُفتح بعد',
  body: 'لم تُفتح هذه الصفحة بعد، وستتاح في إصدار قادم من المنصة. بقية المنصة تعمل كما هي.',
  screens,
};
