import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Confirm } from './confirm.tsx';

interface LeaveWarningProps {
  title: string;
  /** What would be lost. */
  children: ReactNode;
  /** The words on the button that leaves. */
  act: string;
}

/** As long as this is shown nobody leaves the page without being asked, by a link, by going back or by closing it. */
export function LeaveWarning({ title, act, children }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={title}
      act={act}
      isBusy={false}
      onAct={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {children}
    </Confirm>
  );
}
