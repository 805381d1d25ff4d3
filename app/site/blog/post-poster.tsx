import type { PostCard } from '#features/blog/reads.server.ts'
import { dayText } from '#values/day-words.ts'
import { Poster, type PosterSpan } from '../../ui/poster.tsx'
import { topicWords } from '../../words/blog.ts'

/** A post as a poster: its topic and the day it was written. */
export function PostPoster({ post, span = 'c4', eager = false }: { post: PostCard; span?: PosterSpan; eager?: boolean }) {
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
          <span className="num">{dayText(publishedOn)}</span>
        </>
      }
    />
  )
}
