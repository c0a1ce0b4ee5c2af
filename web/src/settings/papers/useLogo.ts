import { useState } from 'react';
import { usePicture } from './usePicture';

/** The logo as it would be saved: the one that was picked, else the one that is kept, unless it was taken away. */
export function useLogo(kept: string | null | undefined) {
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const picked = usePicture(file);
  return {
    file,
    removed,
    picture: picked ?? (kept && !removed ? `data:image/png;base64,${kept}` : null),
    pick: setFile,
    remove() {
      setFile(null);
      setRemoved(true);
    },
  };
}
