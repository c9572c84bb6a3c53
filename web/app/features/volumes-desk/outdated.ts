import {
  getManagedVolume,
  listApprovedCategories,
  listManagedVolumes,
  previewApprovedPapers,
} from '@mustalah/contract/journal/volumes';

/** What a write outdates that makes, changes or removes a volume, or moves a paper. */
export const toldOfVolumes = [
  listManagedVolumes,
  getManagedVolume,
  listApprovedCategories,
  previewApprovedPapers,
] as const;
