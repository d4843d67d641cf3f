### 브라우저 클라이언트의 글: 테이블 밖의 쪽.

web-skip = 본문으로
web-nav = 쪽
web-nav-tables = 테이블
web-nav-records = 기보
web-nav-rules = 규칙
web-nav-people = 사람들
web-nav-settings = 설정
web-page-not-fetched = 이 쪽을 불러오지 못했습니다. 잠시 뒤에 다시 시도하세요.
