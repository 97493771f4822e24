// Draws the icons that must be PNG from `public/icons/mark.svg`: `node client/build/draw-icons.js` after the mark has changed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url))
const mark = readFileSync(`${folder}mark.svg`, 'utf8')
const square = mark.replace('rx="15"', '')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

async function draw(name, width, height, body) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>*{margin:0}body{width:${width}px;height:${height}px}</style>${body}`,
  )
  await page.screenshot({ path: `${folder}${name}`, omitBackground: true })
  await page.close()
}

const scaled = (svg, size) =>
  svg.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)

for (const size of [32, 192, 512]) await draw(`icon-${size}.png`, size, size, scaled(mark, size))
await draw('icon-180.png', 180, 180, scaled(square, 180))
/* The outer tenth may be cut off. */
await draw(
  'maskable-512.png',
  512,
  512,
  `<div style="background:#1f6f54;width:512px;height:512px;display:grid;place-items:center">${scaled(square, 400)}</div>`,
)
await draw(
  'share.png',
  1200,
  630,
  `<div style="background:linear-gradient(#fbf8f1,#e9dfcb);width:1200px;height:630px;display:flex;align-items:center;gap:64px;padding:0 96px;box-sizing:border-box;font-family:Georgia,'Liberation Serif',serif;color:#1f2430">
  ${scaled(mark, 280)}<div><div style="font-size:104px;font-weight:700;letter-spacing:-2px">Foldtable</div>
  <div style="font-size:44px;margin-top:16px;color:#5a6070">Good games, one table,<br>any distance.</div></div></div>`,
)
await browser.close()
