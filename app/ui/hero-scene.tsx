import { useId, useState } from 'react'
import type { SceneId } from '#artwork/scene.ts'
import { type Drawing, ScenePicture, sceneHref } from './scene-picture.tsx'

/** The generator is loaded on the server alone: the build leaves it out of what browsers get. */
const generator = import.meta.env.SSR ? await import('#artwork/scene.ts') : undefined

/** The scenes with a composition of their own for a narrow window. */
const withPortrait: readonly SceneId[] = ['virunga', 'kivu', 'kibeho']

/** `low`: the picture is a strip in every window, for which no tall composition is drawn. */
type Props = { drawing: Drawing; low?: boolean }

const isTall = ({ drawing: { id }, low }: Props) => !low && withPortrait.includes(id)

/**
 * The first picture of a page, inlined in the HTML so that it shows with the text. The generator stays on the server: the
 * browser keeps the drawing it finds, and on a visit from another page it loads the picture as a file.
 */
export function HeroScene(props: Props) {
  return <Scene key={sceneHref(props.drawing)} {...props} />
}

function Scene(props: Props) {
  const { drawing } = props
  const id = useId()
  const [inline] = useState(() => drawn(props, id))
  if (inline === undefined) return <Files {...props} />
  if (!isTall(props)) return <Inline id={id} svg={inline} />
  return (
    <>
      <Inline id={id} svg={inline} className="inline-scene for-phone" />
      <link rel="preload" as="image" href={sceneHref(drawing, 'wide')} media="(min-width: 721px)" fetchPriority="high" />
      <ScenePicture drawing={drawing} format="wide" className="for-wide" />
    </>
  )
}

function drawn(props: Props, id: string): string | undefined {
  if (!generator) return document.querySelector(`[data-scene="${id}"]`)?.innerHTML
  const { drawing } = props
  const format = isTall(props) ? 'portrait' : 'wide'
  return generator.scene(drawing.id, { hour: drawing.hour, seed: drawing.seed, format, colours: 'tokens', uid: drawing.id })
}

function Inline({ id, svg, className = 'inline-scene' }: { id: string; svg: string; className?: string }) {
  return <div className={className} data-scene={id} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
}

function Files(props: Props) {
  const { drawing } = props
  if (!isTall(props)) return <ScenePicture drawing={drawing} format="wide" eager />
  return (
    <>
      <ScenePicture drawing={drawing} format="portrait" className="for-phone" />
      <ScenePicture drawing={drawing} format="wide" className="for-wide" />
    </>
  )
}
