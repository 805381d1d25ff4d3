import { topics } from '#features/blog/post.ts'
import type { Content } from '#features/content/entry.ts'
import type { Scene } from '#features/pages/blocks.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { postAdminWords as words } from '../../words/admin/content/posts.ts'

/** How the post will stand in the blog, whatever is still missing of it. It leads nowhere. */
export function PostPreview({ content }: { content: Content }) {
  const text = (key: string) => String(content[key] ?? '')
  const day = text('publishedOn') || null
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
        }}
      />
    </div>
  )
}
