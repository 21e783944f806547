import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { Button, IconButton, media, tabularNumbers, theme } from '@pora/ui';
import { ChevronLeftIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { handOutStrings as t } from './hand-out.strings.js';
import { ink, Page } from './paper.js';
import { type Sheet, sheetsOf } from './sheets.js';

interface HandOutPreviewProps {
  handOut: HandOut;
  /** All pages under each other instead of one. */
  wide: boolean;
  onWide: () => void;
}

/** The hand-out page by page, or all of it. */
export function HandOutPreview({ handOut, wide, onWide }: HandOutPreviewProps) {
  const sheets = sheetsOf(handOut);
  const [chosen, setChosen] = useState<string>();
  // A part that was left out meanwhile gives way to the first page.
  const at = Math.max(
    0,
    sheets.findIndex(({ name }) => name === chosen),
  );
  const turn = (step: number) => setChosen(sheets[at + step]?.name);
  const sheet = sheets[at];
  const [zoom, setZoom] = useState(WHOLE);
  return (
    <Desk role="region" aria-label={t.preview}>
      <Bar $stays={wide}>
        <span>{t.preview}</span>
        {!wide && sheet && (
          <Turner>
            <IconButton
              label={t.previous}
              icon={<ChevronLeftIcon />}
              disabled={at === 0}
              onClick={() => turn(-1)}
            />
            <b aria-live="polite">{t.page(sheet.name, at + 1, sheets.length)}</b>
            <IconButton
              label={t.next}
              icon={<ChevronRightIcon />}
              disabled={at === sheets.length - 1}
              onClick={() => turn(1)}
            />
          </Turner>
        )}
        {wide && <Zoom zoom={zoom} onZoom={setZoom} />}
        <Button size="compact" variant="quiet" onClick={onWide}>
          {wide ? t.settings : t.wide}
        </Button>
      </Bar>
      {wide ? (
        <Beside>
          <Thumbnails sheets={sheets} handOut={handOut} onChoose={setChosen} current={sheet?.name} />
          <Sheets>
            {sheets.map((each) => (
              <Paper key={each.name} sheet={each} handOut={handOut} width={A4_REM * zoom} />
            ))}
          </Sheets>
        </Beside>
      ) : (
        sheet && <Paper sheet={sheet} handOut={handOut} />
      )}
    </Desk>
  );
}

/** Sizes of the pages, as parts of their own size. */
const ZOOMS = [0.5, 0.68, 0.85, 1, 1.25, 1.5] as const;
const WHOLE = 0.68;
/** A4 is so wide, and so high when it lies, in rem. */
const A4_REM = 49.6;
const LYING = 1.414;

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const smaller = ZOOMS.findLast((each) => each < zoom);
  const larger = ZOOMS.find((each) => each > zoom);
  return (
    <Turner>
      <IconButton
        label={t.smaller}
        icon={<ZoomOutIcon />}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <b aria-live="polite">{t.zoom(zoom)}</b>
      <IconButton
        label={t.larger}
        icon={<ZoomInIcon />}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </Turner>
  );
}

/** Where a page of the large preview stands in the document. */
const placeOf = (name: string) => `hand-out-${name.replaceAll(' ', '-')}`;

interface ThumbnailsProps {
  sheets: readonly Sheet[];
  handOut: HandOut;
  current: string | undefined;
  onChoose: (name: string) => void;
}

/** The pages in small; one that is chosen is brought into sight. */
function Thumbnails({ sheets, handOut, current, onChoose }: ThumbnailsProps) {
  return (
    <Rail aria-label={t.pages}>
      {sheets.map((each, index) => (
        <Thumbnail
          key={each.name}
          type="button"
          aria-current={each.name === current ? 'page' : undefined}
          aria-label={t.page(each.name, index + 1, sheets.length)}
          onClick={() => {
            onChoose(each.name);
            document.getElementById(placeOf(each.name))?.scrollIntoView({ block: 'start' });
          }}
        >
          <span aria-hidden>
            <Small $width={each.lying ? THUMBNAIL_REM * LYING : THUMBNAIL_REM}>
              <PageOnSheet sheet={each} handOut={handOut} />
            </Small>
            {index + 1}
          </span>
        </Thumbnail>
      ))}
    </Rail>
  );
}

const THUMBNAIL_REM = 5.5;

interface PaperProps {
  sheet: Sheet;
  handOut: HandOut;
  /** In rem; without it the page is as small as it must be to stand in the window as a whole. */
  width?: number;
}

function Paper({ sheet, handOut, width }: PaperProps) {
  const { name, lying } = sheet;
  if (width === undefined)
    return (
      <Whole $lying={lying}>
        <PageOnSheet sheet={sheet} handOut={handOut} />
      </Whole>
    );
  return (
    <Place id={placeOf(name)} $width={lying ? width * LYING : width} $fits={width <= A4_REM * WHOLE}>
      <PageOnSheet sheet={sheet} handOut={handOut} />
    </Place>
  );
}

function PageOnSheet({
  sheet: { name, lying, bare, content },
  handOut,
}: Pick<PaperProps, 'sheet' | 'handOut'>) {
  return (
    <PaperSheet $lying={lying} aria-label={name}>
      {!bare && (
        <Head>
          <span>{w.header(handOut)}</span>
          <span>{handOut.practice.name || handOut.dietitian.name}</span>
        </Head>
      )}
      <Page $large={handOut.largePrint}>{content}</Page>
      <Foot>{handOut.footer}</Foot>
    </PaperSheet>
  );
}

const Desk = styled.div`
  position: sticky;
  top: 0;
  min-width: 0;
  padding: ${theme.s[3]} ${theme.s[4]} ${theme.s[5]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.sunken};
`;

const Bar = styled.div<{ $stays: boolean }>`
  ${tabularNumbers}
  position: ${({ $stays }) => ($stays ? 'sticky' : 'static')};
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  min-height: ${theme.h.control};
  padding-bottom: ${theme.s[3]};
  background: ${theme.c.sunken};
  color: ${theme.c.text2};
`;

const Turner = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${theme.c.text};

  b {
    font: ${theme.t.strong};
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.s[5]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rail = styled.nav`
  position: sticky;
  top: 3.5rem;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.s[2]};
  /* Between the head of the dialog with this bar and its foot. */
  max-height: calc(100dvh - 18rem);
  padding: ${theme.s[1]};
  overflow-y: auto;

  ${media.phone} {
    position: static;
    grid-auto-flow: column;
    justify-content: start;
    align-items: start;
    max-height: none;
    overflow-x: auto;
  }
`;

const Thumbnail = styled.button`
  padding: ${theme.s[1]};
  border: 2px solid transparent;
  border-radius: ${theme.r[2]};
  background: none;
  color: ${theme.c.text2};
  font: ${theme.t.small};
  text-align: center;
  cursor: pointer;

  &[aria-current] {
    border-color: ${theme.c.select};
    color: ${theme.c.text};
  }
`;

const Sheets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.s[5]};
  min-width: 0;
  overflow-x: auto;
`;

/** Gives the page its width to measure everything by. */
const Place = styled.div<{ $width: number; $fits?: boolean }>`
  flex: none;
  container-type: inline-size;
  width: ${({ $width }) => $width}rem;
  /* Until somebody makes it larger, a page is read without moving it from side to side. */
  max-width: ${({ $fits }) => ($fits ? '100%' : 'none')};
  scroll-margin-top: 3.5rem;
`;

/** A part of several pages shows the first of them, so that all stand in one line. */
const Small = styled(Place)`
  max-height: ${THUMBNAIL_REM * LYING}rem;
  overflow: hidden;
`;

const Whole = styled.div<{ $lying: boolean }>`
  container-type: inline-size;
  width: 100%;
  min-width: 0;
  max-width: ${({ $lying }) => ($lying ? 'none' : 'max(22rem, calc((100dvh - 21rem) * 0.707))')};
  margin: 0 auto;
`;

/** A4 at 96 dots an inch, 794 × 1123, with type of 13.5 px: everything else follows from the width there is. */
const PaperSheet = styled.div<{ $lying: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2em;
  min-height: ${({ $lying }) => ($lying ? '70.7cqi' : '141.4cqi')};
  padding: 4em;
  background: white;
  color: ${ink.text};
  box-shadow: ${theme.e[2]};
  font-size: ${({ $lying }) => ($lying ? '1.2cqi' : '1.7cqi')};
`;

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 2em;
  margin: -1.6em 0 0;
  padding-bottom: 0.4em;
  border-bottom: 1px solid ${ink.line};
  color: ${ink.quiet};
  font-family: Calibri, Carlito, Arial, sans-serif;
  font-size: 0.83em;

  span + span {
    text-align: right;
  }
`;

const Foot = styled.p`
  margin: auto 0 0;
  padding-top: 0.4em;
  border-top: 1px solid ${ink.line};
  color: ${ink.quiet};
  font-family: Calibri, Carlito, Arial, sans-serif;
  font-size: 0.83em;
`;
