export const doneText = {
  added: 'أُضيف البحث إلى المجلد',
  removed: 'أُخرج البحث من المجلد، وبقي مقبولًا',
  deleted: 'حُذف المجلد، وبقيت أبحاثه مقبولة',
} as const;
