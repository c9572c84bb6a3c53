/** A cover has an address of its own, under a name that nobody guesses; another cover has another. */
export const coverUrl = (key: string | null): string | null => key && `/covers/${key}.webp`;

interface VolumeRow {
  cover_key: string | null;
  published_at: Date | null;
}

/** A volume as the contract shows it. */
export const presentVolume = <Row extends VolumeRow>({ cover_key, ...row }: Row) => ({
  ...row,
  published: row.published_at !== null,
  cover_image_url: coverUrl(cover_key),
});
