import type { Post } from '#features/blog/post.ts'
import { textOf } from '#features/pages/blocks-text.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'

export function documentsOfPosts(posts: readonly Post[], hrefs: DocumentHrefs): SearchDocument[] {
  return posts.map((post) => ({
    kind: 'post',
    id: post.slug,
    part: 'journal',
    title: post.title,
    href: hrefs.post(post.slug),
    sentence: post.sentence,
    names: [],
    about: [post.topic],
    body: joined([post.lede, ...post.body.flatMap(textOf)]),
    countries: [],
    weight: 0.6,
  }))
}
