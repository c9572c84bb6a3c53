export const text = {
  suggestedByModel: 'قريب منه في المعنى',
};
