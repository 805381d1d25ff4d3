import type { PostCard } from '#features/blog/reads.server.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { Poster, type PosterSpan } from '../ui/card.tsx'
import { topicWords } from '../words/blog.ts'

type Shown = Omit<PostCard, 'publishedOn' | 'updatedOn'> & { publishedOn: Day | null }

/** A post as a poster: its topic and the day it was written, where that is known. */
export function PostPoster({ post, span = 'c4', eager = false }: { post: Shown; span?: PosterSpan; eager?: boolean }) {
  const { slug, title, sentence, scene, topic, publishedOn } = post
  return (
    <Poster
      drawing={scene}
      title={title}
      href={`/blog/${slug}`}
      text={sentence}
      span={span}
      eager={eager}
      meta={
        <>
          <span>{topicWords[topic]}</span>
          {publishedOn && <span className="num">{dayText(publishedOn)}</span>}
        </>
      }
    />
  )
}
