import { GoalBar } from '../../ui/goal-bar.tsx';
import { Text } from '../../ui/text.tsx';
import { submitText as text } from './text.ts';

/** How much of a file has gone out; afterwards the server looks at it. */
export function UploadProgress({ progress }: { progress: number | null }) {
  if (progress === null) return null;
  const percent = Math.floor(progress * 100);
  return (
    <div>
      <GoalBar progress={percent} goal={100} label={text.uploadLabel} />
      <Text size="sm" role="status">
        {percent < 100 ? text.uploading(percent) : text.reading}
      </Text>
    </div>
  );
}
