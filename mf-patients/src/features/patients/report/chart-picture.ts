import { REPORT_CHART } from './report-chart.js';

/** Pixels of the picture for each of the drawing: sharp in print. */
const SHARPNESS = 3;

/** The drawing as a PNG, for files that know no drawings. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Uint8Array> {
  const image = new Image();
  // Of no style sheet and no other file, so that the page's security policy has nothing to allow but the data itself.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = REPORT_CHART.width * SHARPNESS;
  canvas.height = REPORT_CHART.height * SHARPNESS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => void canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture of the chart is empty.');
  return new Uint8Array(await blob.arrayBuffer());
}
