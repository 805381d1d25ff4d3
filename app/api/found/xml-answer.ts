/** An XML file for machines; caches must revalidate it each time. */
export const xmlAnswer = (text: string, type: string): Response =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' } })
