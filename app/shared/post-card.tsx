import type { PostCard } from '#features/blog/reads.server.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../languages/use-formatter.ts'
import { useWords } from '../languages/use-words.ts'
import { CardLink, type CardSpan } from '../ui/card.tsx'
import { topicWords } from '../words/blog-topics.ts'

type Shown = Omit<PostCard, 'publishedOn' | 'updatedOn'> & { publishedOn: Day | null }

/** A post as a card: its topic and, where known, its day. */
export function PostCardLink({ post, span = 'c4', eager = false }: { post: Shown; span?: CardSpan; eager?: boolean }) {
  const topics = useWords(topicWords)
  const format = useFormatter()
  const { slug, title, sentence, scene, photo, topic, publishedOn } = post
  return (
    <CardLink
      drawing={scene}
      photo={photo}
      title={title}
      titleLang={langOf(post, 'title')}
      href={`/blog/${slug}`}
      text={sentence}
      textLang={langOf(post, 'sentence')}
      span={span}
      eager={eager}
      meta={
        <>
          <span>{topics[topic]}</span>
          {publishedOn && <span className="num">{format.day(publishedOn)}</span>}
        </>
      }
    />
  )
}
