import { type CurrentUser, getCurrentUser, setAuthorPage } from '@mustalah/contract/accounts';
import { authorPath, getAuthor } from '@mustalah/contract/journal/article-search';
import { call } from '../../api.ts';
import { reloadUser } from '../../session.ts';
import { Group, Stack } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { useWrite } from '../../use-write.ts';
import { authorPageText as text } from './text.ts';

/** Whether the published articles of the user stand together on a page of theirs. */
export function AuthorPageSetting({ user }: { user: CurrentUser }) {
  const { write, isPending } = useWrite((shown: boolean) => call(setAuthorPage, { body: { shown } }), {
    outdates: [getCurrentUser, getAuthor],
    onSuccess: () => void reloadUser(),
    onError: () => toast('error', text.failed),
  });
  return (
    <section aria-labelledby="author-page">
      <Stack gap="xs">
        <Group>
          <Toggle
            label={text.title}
            isOn={user.author_page}
            onChange={(shown) => write(shown)}
            isDisabled={isPending}
          />
          <h2 id="author-page">{text.title}</h2>
        </Group>
        <Text c="dimmed">{text.hint}</Text>
        {user.author_page && (
          <Text>
            <Anchor to={authorPath(`m${user.id}`)}>{text.open}</Anchor>
          </Text>
        )}
      </Stack>
    </section>
  );
}
