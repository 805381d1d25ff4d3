import type { Picture } from '#features/media/picture.ts'
import { useWords } from '../languages/use-words.ts'
import { ArtPhoto } from '../shared/photos/art-photo.tsx'
import { PhotoColour } from '../ui/frame-photo.tsx'
import { photoWords } from '../words/photos.ts'

/** The photograph at the head of a page: a tall crop on a phone. Its colour stands there until it has loaded. */
export function CoverContent({ of: picture }: { of: Picture }) {
  const words = useWords(photoWords)
  return (
    <>
      <PhotoColour colour={picture.colour} />
      <ArtPhoto picture={picture} phone={{ crop: 'tall', sizes: '100vw' }} sizes="100vw" eager />
      {picture.credit && <p className="hour">{words.credit({ by: picture.credit })}</p>}
    </>
  )
}
