import { type CallAnswer, type CallRequest } from '@pora/contracts/call';
import { type planStepCalls } from '@pora/contracts/calls';

type SubstituteCall = typeof planStepCalls.substitute;

/** What is to be swapped, where, and for what. */
export type Swap = NonNullable<CallRequest<SubstituteCall>['body']>;

/** What came of a swap. */
export type SwapAnswer = CallAnswer<SubstituteCall>;

/** What the opened plan can do about its warnings. */
export interface SafetySteps {
  /** Swaps a food; the plan after it is the opened one by then. @throws HttpError */
  substitute: (swap: Swap) => Promise<SwapAnswer>;
  /** Takes the swap back; answers whether it was. A failure has been told by then. */
  undoSwap: () => Promise<boolean>;
}
