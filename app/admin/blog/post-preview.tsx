import { topics } from '#features/blog/post.ts'
import type { Content } from '#features/content/entry.ts'
import { framePhoto } from '#features/media/frame-photo.ts'
import type { Scene } from '#features/pages/blocks.ts'
import { useWords } from '../../languages/use-words.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { postAdminWords } from '../../words/admin/content/posts.ts'
import type { Choices } from '../editor/shape.ts'

/** A preview of the post in the blog, even while it is incomplete. Its links lead nowhere. */
export function PostPreview({ content, choices }: { content: Content; choices: Choices }) {
  const words = useWords(postAdminWords)
  const text = (key: string) => String(content[key] ?? '')
  const day = text('publishedOn') || null
  const cover = choices.pictures?.find(({ id }) => id === content.cover)
  return (
    <div className="shelf post-preview" inert>
      <PostCardLink
        post={{
          slug: content.slug,
          title: text('title') || words.untitled,
          sentence: text('sentence'),
          topic: topics.find((topic) => topic === content.topic) ?? topics[0],
          scene: content.scene as Scene,
          publishedOn: day,
          photo: cover && framePhoto(cover),
        }}
      />
    </div>
  )
}
