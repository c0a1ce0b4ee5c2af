import { useState } from 'react';
import { download } from '../../client/download';
import { toast } from './toast';

/** What is said when the file could not be had, and when it is there; without `done` the browser alone shows that. */
interface Said {
  failed: string;
  done?: string;
}

/** Fetches files one at a time, and says what failed. */
export function useDownload({ failed, done }: Said) {
  const [busy, setBusy] = useState(false);
  /** Whether it came. */
  const fetchFile = async (url: string, name: string): Promise<boolean> => {
    setBusy(true);
    try {
      await download(url, name);
      if (done) toast.success(done);
      return true;
    } catch (error) {
      toast.failed(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fetchFile };
}
