### 배우기의 글: 규칙 쪽과 첫 게임 안내.

learn-rules = 규칙
learn-rules-intro = 모든 게임의 규칙을 우리말로 새로 풀어 쓰고, 그림과 계산 예, 첫 게임을 위한 조언을 붙였습니다. 작은 번호는 규칙 번호입니다. 테이블이 어떤 수를 거절하거나 일어난 일을 알릴 때 이 번호를 댑니다.
learn-rules-all = 모든 규칙
learn-seats = { $low }-{ $high }명
learn-contents = 차례
learn-print = 인쇄
learn-loading = 불러오는 중…
learn-lost = 불러오지 못했습니다. 서버가 제대로 답하지 않습니다.
learn-again = 다시 시도
learn-close = 닫기
learn-table = 표

## 규칙에서 찾기

learn-search = 이 규칙에서 찾기
learn-search-keys = / 키로 찾기, Enter로 다음, Shift와 Enter로 이전, Esc로 지우기
learn-search-none = 없음
learn-search-count = { $count }곳 중 { $at }
learn-search-next = 다음 곳
learn-search-previous = 이전 곳

## 규칙 하나

learn-rule-title = 규칙 { $rule }
learn-rule-none = 플레이어용 규칙에는 { $rule } 번호가 나오지 않습니다.
learn-rule-full = 규칙 전체에서 읽기

## 봇에게 묻기

learn-hint = 봇에게 묻기
learn-hint-bot = 실력
learn-hint-bot-easy = 쉬움
learn-hint-bot-medium = 보통
learn-hint-bot-hard = 어려움
learn-hint-bot-expert = 전문가
learn-hint-ask = 어떻게 하시겠어요?
learn-hint-again = 다시 묻기
learn-hint-thinking = 봇이 생각하고 있습니다…
learn-hint-rated = 여기서는 봇에게 물을 수 없습니다. 결과가 기록에 반영되는 테이블입니다.
learn-hint-show = 보여 주기
learn-hint-not-made = 수를 고르기만 합니다. 둘지는 직접 정합니다.
learn-hint-considered = 저울질한 수
learn-hint-tried = { $visits }번 시도, 승률 { $share }%
learn-hint-share = 승률 { $share }%
learn-hint-follows = 그다음 예상
learn-hint-seat = 플레이어 { $number }:
learn-hint-words = 봇의 설명

## 첫 게임 안내

learn-guide = 안내
learn-guide-first = 안내 · 새로운 결정 { $number }
learn-guide-how = 밝게 표시된 것을 원하는 순서로 누르거나 목록에서 고르세요. 확정하기 전까지는 언제든 되돌릴 수 있습니다.
learn-guide-got-it = 알겠습니다
learn-guide-no-more = 안내 그만 보기
